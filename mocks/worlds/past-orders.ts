import type { PastOrder, PastOrderLine } from '../fixtures/past-types.ts';
import type { Customer } from './account.ts';
import { type OrderLine, type OrderTerms, recordOrder, subtotalOf, toOrderLine } from './orders.ts';
import { readPaymentMethod } from './payment-methods.ts';
import { addToPrice, everydayPrice, optionAddition } from './pricing.ts';
import { findProduct, unitNameOf } from './products.ts';
import { voucherDiscount } from './voucher-discount.ts';
import { findVoucher, type VoucherUse } from './vouchers.ts';
import type { World } from './world.ts';

/** Writes down what a customer ordered before the world began: oldest first, each with a payment of its own. */
export function recordPastOrders(
  world: World,
  customer: Customer,
  addressId: number,
  pastOrders: readonly PastOrder[],
): void {
  for (const past of pastOrders.toSorted((one, other) => other.ageMs - one.ageMs)) {
    world.counters.payment += 1;
    const lines = past.lines.map((line) => toPastLine(world, line));
    const terms: OrderTerms = {
      customerId: customer.id,
      addressId,
      paymentMethod: readPaymentMethod(past.paymentMethod),
      isPaid: past.isPaid,
      status: past.status,
      note: past.note,
      placedAt: world.startedAt - past.ageMs,
    };
    recordOrder(world, past.shopId, lines, terms, pastUse(world, past, lines));
  }
}

function pastUse(
  world: World,
  { voucherId }: PastOrder,
  lines: readonly OrderLine[],
): VoucherUse | undefined {
  const voucher = voucherId === undefined ? undefined : findVoucher(world, voucherId);
  if (!voucher) return undefined;
  return { voucherId: voucher.id, discount: voucherDiscount(voucher, subtotalOf(lines)) };
}

function toPastLine(world: World, past: PastOrderLine): OrderLine {
  const product = findProduct(world, past.productId);
  if (!product) {
    throw new Error(
      `Failed to record a past order: the base has no product ${past.productId}. Mend the fixtures.`,
    );
  }
  const line = { ...past, unit: unitNameOf(world, product) };
  const price = addToPrice(everydayPrice(product), optionAddition(product, past));
  return toOrderLine(world, { line, product }, price);
}
