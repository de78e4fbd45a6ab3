import type { PastOrder, PastOrderLine } from '../../fixtures/demo/past-types.ts';
import type { Customer } from '../world/state/account.ts';
import { recordOrder, subtotalOf, toOrderLine } from './orders.ts';
import type { OrderLine } from '../world/state/order.ts';
import { parsePaymentMethod } from '../payments/payment-methods.ts';
import { recordPayment } from '../payments/payments.ts';
import { addSurcharge, regularPrice, optionSurcharge } from '../pricing/pricing.ts';
import { findProduct, englishUnitName } from '../inventory/products.ts';
import { voucherDiscount } from '../vouchers/voucher-discount.ts';
import { findVoucher, type AppliedVoucher } from '../vouchers/vouchers.ts';
import type { World } from '../world/world.ts';
import { HOUR_MS } from '../../lib/datetime/durations.ts';

const DELIVERY_MS = 44 * HOUR_MS;

/** Records the oldest first, each with its own payment. */
export function seedOrders(
  world: World,
  customer: Customer,
  addressId: number,
  pastOrders: readonly PastOrder[],
): void {
  for (const past of pastOrders.toSorted((one, other) => other.ageMs - one.ageMs)) {
    world.counters.payment += 1;
    const lines = past.lines.map((line) => toPastLine(world, line));
    const paymentMethod = parsePaymentMethod(world, past.paymentMethod);
    const { isPaid, status, note } = past;
    const placedAt = world.startedAt - past.ageMs;
    const terms = {
      customerId: customer.id,
      addressId,
      paymentMethod,
      isPaid,
      status,
      note,
      placedAt,
      deliveredAt: status === 'Delivered' ? deliveredAtOf(world, past, lines) : null,
    };
    const order = recordOrder(
      world,
      past.shopId,
      lines,
      terms,
      appliedVoucherOf(world, past, lines),
    );
    recordPayment(world, order.paymentId, paymentMethod, [order]);
  }
}

/** Downloads are delivered at once, parcels within two days, but never after the world's start. */
function deliveredAtOf(world: World, past: PastOrder, lines: readonly OrderLine[]): number {
  const isDigital = lines.some((line) => line.isDigital);
  return world.startedAt - (isDigital ? past.ageMs : Math.max(0, past.ageMs - DELIVERY_MS));
}

function appliedVoucherOf(
  world: World,
  { voucherId }: PastOrder,
  lines: readonly OrderLine[],
): AppliedVoucher | undefined {
  const voucher = voucherId === undefined ? undefined : findVoucher(world, voucherId);
  if (!voucher) return undefined;
  return { voucherId: voucher.id, discount: voucherDiscount(voucher, subtotalOf(lines)) };
}

function toPastLine(world: World, past: PastOrderLine): OrderLine {
  const product = findProduct(world, past.productId);
  if (!product) {
    throw new Error(
      `Failed to record a past order: the base has no product ${past.productId}. Correct the fixtures.`,
    );
  }
  const line = { ...past, unit: englishUnitName(world, product) };
  const price = addSurcharge(regularPrice(product), optionSurcharge(product, past));
  return toOrderLine(world, { line, product }, price);
}
