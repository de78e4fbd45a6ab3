import type { Order } from '../world/state/order.ts';
import type { PaymentMethod } from '../world/state/payment.ts';
import { recordPayment } from '../payments/payments.ts';
import { findProduct, isForSale, recordSale, stockOf } from '../inventory/products.ts';
import { storeOrder } from './store-order.ts';
import type { World } from '../world/world.ts';

/** The backend ignores the shop's prefix here. */
const REORDER_PREFIX = '#RC';

export function hasStockFor(world: World, order: Order): boolean {
  return order.lines.every(({ productId, quantity }) => {
    const product = findProduct(world, productId);
    return product !== undefined && stockOf(world, product) >= quantity;
  });
}

export function isShopSelling(world: World, shopId: number): boolean {
  return world.base.products.some(
    (product) => product.shopId === shopId && isForSale(world, product),
  );
}

/**
 * Repeats an order (backend rules 9.5) with its old amounts. The copy is pending even when digital,
 * has its own payment, and does not count towards a flash sale.
 */
export function reorder(world: World, old: Order, paymentMethod: PaymentMethod): Order {
  world.counters.order += 1;
  world.counters.payment += 1;
  const id = world.counters.order;
  const placedAt = world.now();
  const order: Order = {
    ...old,
    id,
    code: `${REORDER_PREFIX}${String(id).padStart(6, '0')}`,
    paymentId: world.counters.payment,
    paymentMethod,
    isPaid: false,
    status: 'Pending',
    placedAt,
    deliveredAt: null,
    history: [{ status: 'Pending', at: placedAt }],
    lines: old.lines.map((line) => ({ ...line, flashSaleId: null })),
  };
  storeOrder(world, order);
  recordPayment(world, order.paymentId, paymentMethod, [order]);
  for (const { productId, quantity } of order.lines) recordSale(world, productId, quantity);
  return order;
}
