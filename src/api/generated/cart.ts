// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';

/**
 * Get the cart.
 *
 * `GET /api/carts`
 */
export const getCart = /* @__PURE__ */ defineQuery<'getCart'>({
  id: 'getCart',
  method: 'get',
  path: '/api/carts',
  access: 'customer',
  inQuery: ['is_buy_now'],
  unwrap: true,
});

/** Get the cart. `null` sends no request. */
export function useGetCart(
  input?: Input<'getCart'> | null,
  options?: QueryOptions,
) {
  return useQuery(getCart, input, options);
}

/**
 * Preview the order amounts.
 *
 * `POST /api/cart/checkout`
 */
export const getCheckout = /* @__PURE__ */ defineQuery<'getCheckout'>({
  id: 'getCheckout',
  method: 'post',
  path: '/api/cart/checkout',
  access: 'customer',
  unwrap: true,
});

/** Preview the order amounts. `null` sends no request. */
export function useGetCheckout(
  input: Input<'getCheckout'> | null,
  options?: QueryOptions,
) {
  return useQuery(getCheckout, input, options);
}
