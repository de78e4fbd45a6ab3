// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';

/**
 * Get an order.
 *
 * `GET /api/order-details`
 */
export const getOrder = /* @__PURE__ */ defineQuery<'getOrder'>({
  id: 'getOrder',
  method: 'get',
  path: '/api/order-details',
  access: 'customer',
  inQuery: ['order_id'],
  unwrap: true,
  notFound: 422,
});

/** Get an order. `null` sends no request. */
export function useGetOrder(
  input: Input<'getOrder'> | null,
  options?: QueryOptions,
) {
  return useQuery(getOrder, input, options);
}

/**
 * List the orders.
 *
 * `GET /api/orders`
 */
export const listOrders = /* @__PURE__ */ defineQuery<'listOrders'>({
  id: 'listOrders',
  method: 'get',
  path: '/api/orders',
  access: 'customer',
  inQuery: ['order_status', 'page', 'per_page'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 10, items: 'orders', total: 'total' },
});

/** List the orders. `null` sends no request. */
export function useListOrders(
  input?: Input<'listOrders'> | null,
  options?: QueryOptions,
) {
  return useQuery(listOrders, input, options);
}
