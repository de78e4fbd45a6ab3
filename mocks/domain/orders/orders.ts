import type { OrderLine, Order } from '../world/state/order.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import type { BaseShop } from '../../fixtures/base-data.ts';
import type { CartLine, Customer } from '../world/state/account.ts';
import { chargeByArea } from '../addresses/delivery-areas.ts';
import { groupCart } from '../cart/cart.ts';
import { type ShopLines, shopTotals, withDelivery } from '../pricing/checkout-totals.ts';
import { priceWithOptions } from '../flash-sales/current-price.ts';
import { activeFlashOfferOf, sellFlashPieces } from '../flash-sales/flash-sales.ts';
import type { PaymentMethod } from '../world/state/payment.ts';
import { recordPayment } from '../payments/payments.ts';
import { payablePrice, type Price, roundMoney } from '../pricing/pricing.ts';
import { findShop, recordSale } from '../inventory/products.ts';
import { initialHistory } from './status-history.ts';
import { storeOrder } from './store-order.ts';
import { findApplicableVoucher, type AppliedVoucher } from '../vouchers/vouchers.ts';
import type { World } from '../world/world.ts';

export type OrderTerms = Pick<
  Order,
  | 'customerId'
  | 'addressId'
  | 'paymentMethod'
  | 'isPaid'
  | 'status'
  | 'note'
  | 'placedAt'
  | 'deliveredAt'
>;

export interface Purchase {
  readonly shopIds: readonly number[];
  readonly addressId: number;
  readonly paymentMethod: PaymentMethod;
  readonly note: string | null;
  readonly isBuyNow: boolean;
  /** Of a voucher; null applies the collected vouchers. */
  readonly code: string | null;
}

/**
 * Places orders for some shops' cart lines (backend rules 9.4): one payment, one order per shop.
 * Vouchers apply to the prices paid, with surcharges and flash prices. Reduces the stock without a
 * check and removes the lines from the cart. Returns the payment's id, or undefined without
 * lines.
 */
export function placeOrders(
  world: World,
  customer: Customer,
  purchase: Purchase,
): number | undefined {
  const { shopIds, isBuyNow, addressId, paymentMethod, note, code } = purchase;
  const groups = [...groupCart(world, customer, isBuyNow)].filter(([id]) => shopIds.includes(id));
  if (groups.length === 0) return undefined;

  world.counters.payment += 1;
  const terms = { customerId: customer.id, addressId, paymentMethod, isPaid: false, note };
  const orders = groups.map(([shopId, filled]) => {
    const status = filled.some(({ product }) => product.isDigital) ? 'Delivered' : 'Pending';
    const lines = filled.map((one) => ({
      ...toOrderLine(world, one, priceWithOptions(world, one.product, one.line)),
      flashSaleId: activeFlashOfferOf(world, one.product)?.sale.id ?? null,
    }));
    const appliedVoucher = findApplicableVoucher(world, customer, {
      shopId,
      subtotal: subtotalOf(lines),
      code,
    });
    const placedAt = world.now();
    const deliveredAt = status === 'Delivered' ? placedAt : null;
    const placed = { ...terms, status, placedAt, deliveredAt } as const;
    const order = recordOrder(world, shopId, lines, placed, appliedVoucher);
    for (const { line, product } of filled) sell(world, line, product);
    return order;
  });
  const ordered = new Set(groups.flatMap(([, filled]) => filled.map(({ line }) => line)));
  customer.cart = customer.cart.filter((line) => !ordered.has(line));
  return recordPayment(world, world.counters.payment, paymentMethod, orders).id;
}

/** Stores an order under the current payment. Does not change stock or cart. */
export function recordOrder(
  world: World,
  shopId: number,
  lines: readonly OrderLine[],
  terms: OrderTerms,
  appliedVoucher?: AppliedVoucher,
): Order {
  const shop = findShop(world, shopId);
  if (!shop) {
    throw new Error(`Failed to record an order: the base has no shop ${shopId}. Fix the fixtures.`);
  }
  world.counters.order += 1;
  const id = world.counters.order;
  const couponDiscount = appliedVoucher?.discount ?? 0;
  const counted: ShopLines = { deliveryBands: shop.deliveryBands, lines, couponDiscount };
  const totals = shopTotals(counted, world.base.settings.taxes, { isDigitalDeliveryFree: false });
  const charge = chargeByArea(
    world,
    world.addresses.get(terms.addressId)?.areaId ?? null,
    lines.at(-1)?.isDigital ?? false,
  );
  const order: Order = {
    ...terms,
    id,
    code: orderCode(shop, id),
    paymentId: world.counters.payment,
    shopId,
    history: initialHistory(terms, world.now()),
    lines,
    figures: charge === undefined ? totals : withDelivery(totals, charge),
    voucherId: appliedVoucher?.voucherId ?? null,
  };
  storeOrder(world, order);
  return order;
}

export function subtotalOf(lines: readonly OrderLine[]): number {
  return roundMoney(lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0));
}

/** Sets no flash sale. */
export function toOrderLine(
  world: World,
  { line, product }: { line: Omit<CartLine, 'isBuyNow'>; product: BaseProduct },
  price: Price,
): OrderLine {
  const { sizes, colours } = world.base;
  return {
    productId: product.id,
    quantity: line.quantity,
    unitPrice: payablePrice(price),
    size: sizes.find(({ id }) => id === line.sizeId)?.name.en ?? null,
    colour: colours.find(({ id }) => id === line.colourId)?.name.en ?? null,
    unit: line.unit,
    isDigital: product.isDigital,
    flashSaleId: null,
  };
}

/** `#RC000004` */
function orderCode(shop: BaseShop, id: number): string {
  return `#${shop.orderPrefix}${String(id).padStart(6, '0')}`;
}

function sell(world: World, { quantity }: CartLine, product: BaseProduct): void {
  const offer = activeFlashOfferOf(world, product);
  if (offer) sellFlashPieces(world, offer, quantity);
  recordSale(world, product.id, quantity);
}

/** Returns the newest first. */
export function ordersOf(world: World, customer: Customer): Order[] {
  return world.orders.filter(({ customerId }) => customerId === customer.id).toReversed();
}
