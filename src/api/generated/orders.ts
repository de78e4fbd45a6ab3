// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation, defineQuery } from '../define.ts';
import type { Input, PageInput } from '../types.ts';
import type { Api } from '../api.ts';
import { preloadQuery } from '../preload-query.ts';
import { type QueryOptions, useQuery } from '../use-query.ts';
import { type InfiniteOptions, useInfiniteQuery } from '../use-infinite-query.ts';
import { type MutationOptions, useMutation } from '../use-mutation.ts';

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

/** Cache key of {@link listOrders}. */
export function listOrdersKey(input?: Input<'listOrders'>) {
  return listOrders.key(input);
}

/** Starts {@link listOrders} before a screen asks for it. */
export function preloadListOrders(api: Api, input?: Input<'listOrders'>) {
  return preloadQuery(api, listOrders, input);
}

/** List the orders. `null` asks nothing. */
export function useListOrders(
  input?: Input<'listOrders'> | null,
  options?: QueryOptions,
) {
  return useQuery(listOrders, input, options);
}

/** List the orders. Page by page, by `page` and `per_page`. */
export function useListOrdersInfinite(
  input?: PageInput<'listOrders', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listOrders, input, options);
}

/**
 * Place an order.
 *
 * `POST /api/place-order`
 */
export const placeOrder = /* @__PURE__ */ defineMutation<'placeOrder'>({
  id: 'placeOrder',
  method: 'post',
  path: '/api/place-order',
  access: 'customer',
  invalidates: ['getCart', 'getCheckout', 'listOrders'],
  serial: 'cart',
});

/** Place an order. Refreshes getCart, getCheckout, listOrders. */
export function usePlaceOrder(
  options?: MutationOptions<'placeOrder'>,
) {
  return useMutation(placeOrder, options);
}

/**
 * Place an order by the versioned address.
 *
 * `POST /api/v1/place-order`
 */
export const placeOrderV1 = /* @__PURE__ */ defineMutation<'placeOrderV1'>({
  id: 'placeOrderV1',
  method: 'post',
  path: '/api/v1/place-order',
  access: 'customer',
  invalidates: ['getCart', 'getCheckout', 'listOrders'],
  serial: 'cart',
});

/** Place an order by the versioned address. Refreshes getCart, getCheckout, listOrders. */
export function usePlaceOrderV1(
  options?: MutationOptions<'placeOrderV1'>,
) {
  return useMutation(placeOrderV1, options);
}

/**
 * Review a product that was bought.
 *
 * `POST /api/product-review`
 */
export const reviewProduct = /* @__PURE__ */ defineMutation<'reviewProduct'>({
  id: 'reviewProduct',
  method: 'post',
  path: '/api/product-review',
  access: 'customer',
  invalidates: ['listReviews', 'getProduct'],
});

/** Review a product that was bought. Refreshes listReviews, getProduct. */
export function useReviewProduct(
  options?: MutationOptions<'reviewProduct'>,
) {
  return useMutation(reviewProduct, options);
}
