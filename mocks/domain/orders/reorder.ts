import type { Order } from '../world/state/order.ts';
import type { PaymentMethod } from '../world/state/payment.ts';
import { recordPayment } from '../payments/payments.ts';
import { findProduct, isOnSale, sellPieces, stockOf } from '../inventory/products.ts';
import { storeOrder } from './store-order.ts';
import type { World } from '../world/world.ts';

/** Repeated orders begin so whatever their shop's prefix is. */
const PREFIX = '#RC';

/** Whether every product of an order is there in the ordered quantity. */
export function hasStockFor(world: World, order: Order): boolean {
  return order.lines.every(({ productId, quantity }) => {
    const product = findProduct(world, productId);
    return product !== undefined && stockOf(world, product) >= quantity;
  });
}

/** Whether a shop still sells anything. */
export function isShopTrading(world: World, shopId: number): boolean {
  return world.base.products.some(
    (product) => product.shopId === shopId && isOnSale(world, product),
  );
}

/**
 * Orders again what an order held (backend rules 9.5): lines, figures and address as they were, whatever things cost today. It is
 * pending even when it is digital, has a payment of its own, and counts in no flash sale.
 */
export function reorder(world: World, old: Order, paymentMethod: PaymentMethod): Order {
  world.counters.order += 1;
  world.counters.payment += 1;
  const id = world.counters.order;
  const order: Order = {
    ...old,
    id,
    code: `${PREFIX}${String(id).padStart(6, '0')}`,
    paymentId: world.counters.payment,
    paymentMethod,
    isPaid: false,
    status: 'Pending',
    placedAt: world.now(),
    deliveredAt: null,
    lines: old.lines.map((line) => ({ ...line, flashSaleId: null })),
  };
  storeOrder(world, order);
  recordPayment(world, order.paymentId, paymentMethod, [order]);
  for (const { productId, quantity } of order.lines) sellPieces(world, productId, quantity);
  return order;
}
