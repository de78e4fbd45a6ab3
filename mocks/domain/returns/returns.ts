import type { OrderReturn, ReturnRequest } from '../world/state/order-return.ts';
import type { Customer } from '../world/state/account.ts';
import { markOf, markReturned } from '../orders/order-marks.ts';
import type { Order, OrderLine } from '../world/state/order.ts';
import { roundMoney } from '../pricing/pricing.ts';
import { returnDays } from '../world/settings-rules.ts';
import type { World } from '../world/world.ts';
import { addDays } from '../../lib/datetime/day-arithmetic.ts';

/**
 * Returns the backend's message, or undefined when a return is allowed (backend rules 9.5 and call
 * 66).
 */
export function findReturnBlocker(
  world: World,
  order: Order,
  productIds: readonly number[],
): string | undefined {
  const days = returnDays(world);
  if (world.now() > addDays(order.placedAt, days)) {
    return `Cannot return order after ${days} days`;
  }
  if (order.status !== 'Delivered') return 'This Order is not Delivered yet';
  const missing = productIds.find((id) => !order.lines.some(({ productId }) => productId === id));
  if (missing !== undefined) return `Product with ID ${missing} not found in this order`;
  const returned = productIds.filter((id) => markOf(world, order.id, id).isReturned);
  return returned.length > 0
    ? `Products with IDs ${returned.join(', ')} already returned`
    : undefined;
}

/** Does not check whether the return is allowed. Order and stock are unchanged. */
export function addReturn(
  world: World,
  order: Order,
  request: ReturnRequest,
  requestedAt = world.now(),
): OrderReturn {
  const productIds = [...new Set(request.productIds)];
  const amount = linesOf(order, productIds).reduce(
    (sum, { unitPrice, quantity }) => sum + unitPrice * quantity,
    0,
  );
  const added: OrderReturn = {
    ...request,
    productIds,
    id: world.returns.length + 1,
    orderId: order.id,
    customerId: order.customerId,
    amount: roundMoney(amount),
    requestedAt,
    status: 'Pending',
    isPaid: false,
    rejectNote: null,
  };
  world.returns.push(added);
  // The mark remains after a rejection, so each product is returned once per order.
  for (const productId of productIds) markReturned(world, order.id, productId);
  return added;
}

/** Returns the newest first. */
export function returnsOf(world: World, customer: Customer): OrderReturn[] {
  return world.returns.filter(({ customerId }) => customerId === customer.id).toReversed();
}

export function findReturn(world: World, customer: Customer, id: number): OrderReturn | undefined {
  return world.returns.find((one) => one.id === id && one.customerId === customer.id);
}

export function linesOf(order: Order, productIds: readonly number[]): OrderLine[] {
  return order.lines.filter(({ productId }) => productIds.includes(productId));
}
