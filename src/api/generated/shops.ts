// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';

/**
 * Get a shop.
 *
 * `GET /api/shops/{id}`
 */
export const getShop = /* @__PURE__ */ defineQuery<'getShop'>({
  id: 'getShop',
  method: 'get',
  path: '/api/shops/{id}',
  access: 'public',
  inPath: ['id'],
  unwrap: true,
  untranslated: true,
  notFound: 404,
});

/** Get a shop. `null` sends no request. */
export function useGetShop(
  input: Input<'getShop'> | null,
  options?: QueryOptions,
) {
  return useQuery(getShop, input, options);
}

/**
 * List the categories of a shop.
 *
 * `GET /api/shop-categories`
 */
export const listShopCategories = /* @__PURE__ */ defineQuery<'listShopCategories'>({
  id: 'listShopCategories',
  method: 'get',
  path: '/api/shop-categories',
  access: 'public',
  inQuery: ['shop_id'],
  unwrap: true,
});

/** List the categories of a shop. `null` sends no request. */
export function useListShopCategories(
  input: Input<'listShopCategories'> | null,
  options?: QueryOptions,
) {
  return useQuery(listShopCategories, input, options);
}

/**
 * List popular products of the same shop.
 *
 * `GET /api/shops/popular-products`
 */
export const listShopPopularProducts = /* @__PURE__ */ defineQuery<'listShopPopularProducts'>({
  id: 'listShopPopularProducts',
  method: 'get',
  path: '/api/shops/popular-products',
  access: 'optional',
  inQuery: ['product_id'],
  unwrap: true,
});

/** List popular products of the same shop. `null` sends no request. */
export function useListShopPopularProducts(
  input: Input<'listShopPopularProducts'> | null,
  options?: QueryOptions,
) {
  return useQuery(listShopPopularProducts, input, options);
}

/**
 * List the shops.
 *
 * `GET /api/shops`
 */
export const listShops = /* @__PURE__ */ defineQuery<'listShops'>({
  id: 'listShops',
  method: 'get',
  path: '/api/shops',
  access: 'public',
  inQuery: ['page', 'per_page'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 12, items: 'shops', total: 'total' },
});

/** List the shops. `null` sends no request. */
export function useListShops(
  input?: Input<'listShops'> | null,
  options?: QueryOptions,
) {
  return useQuery(listShops, input, options);
}

/**
 * List the top shops.
 *
 * `GET /api/shops/top`
 */
export const listTopShops = /* @__PURE__ */ defineQuery<'listTopShops'>({
  id: 'listTopShops',
  method: 'get',
  path: '/api/shops/top',
  access: 'public',
  unwrap: true,
});

/** List the top shops. `null` sends no request. */
export function useListTopShops(
  input?: Input<'listTopShops'> | null,
  options?: QueryOptions,
) {
  return useQuery(listTopShops, input, options);
}
