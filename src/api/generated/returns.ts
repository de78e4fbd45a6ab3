// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';

/**
 * Get a return.
 *
 * `GET /api/return-order-details/{id}`
 */
export const getReturn = /* @__PURE__ */ defineQuery<'getReturn'>({
  id: 'getReturn',
  method: 'get',
  path: '/api/return-order-details/{id}',
  access: 'customer',
  inPath: ['id'],
  unwrap: true,
  notFound: 404,
});

/** Get a return. `null` sends no request. */
export function useGetReturn(
  input: Input<'getReturn'> | null,
  options?: QueryOptions,
) {
  return useQuery(getReturn, input, options);
}

/**
 * List the returns.
 *
 * `GET /api/return-orders`
 */
export const listReturns = /* @__PURE__ */ defineQuery<'listReturns'>({
  id: 'listReturns',
  method: 'get',
  path: '/api/return-orders',
  access: 'customer',
  inQuery: ['page', 'per_page'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 10, items: 'returnOrders', total: 'total' },
});

/** List the returns. `null` sends no request. */
export function useListReturns(
  input?: Input<'listReturns'> | null,
  options?: QueryOptions,
) {
  return useQuery(listReturns, input, options);
}
