// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../define.ts';
import type { Input, PageInput } from '../types.ts';
import type { Api } from '../api.ts';
import { preloadQuery } from '../preload-query.ts';
import { type QueryOptions, useQuery } from '../use-query.ts';
import { type InfiniteOptions, useInfiniteQuery } from '../use-infinite-query.ts';

/**
 * Read the home page.
 *
 * `GET /api/home`
 */
export const getHome = /* @__PURE__ */ defineQuery<'getHome'>({
  id: 'getHome',
  method: 'get',
  path: '/api/home',
  access: 'optional',
  inQuery: ['page', 'per_page'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 12, items: 'just_for_you.products', total: 'just_for_you.total' },
});

/** Cache key of {@link getHome}. */
export function getHomeKey(input?: Input<'getHome'>) {
  return getHome.key(input);
}

/** Starts {@link getHome} before a screen asks for it. */
export function preloadGetHome(api: Api, input?: Input<'getHome'>) {
  return preloadQuery(api, getHome, input);
}

/** Read the home page. `null` asks nothing. */
export function useGetHome(
  input?: Input<'getHome'> | null,
  options?: QueryOptions,
) {
  return useQuery(getHome, input, options);
}

/** Read the home page. Page by page, by `page` and `per_page`. */
export function useGetHomeInfinite(
  input?: PageInput<'getHome', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(getHome, input, options);
}

/**
 * Read one product.
 *
 * `GET /api/product-details`
 */
export const getProduct = /* @__PURE__ */ defineQuery<'getProduct'>({
  id: 'getProduct',
  method: 'get',
  path: '/api/product-details',
  access: 'optional',
  inQuery: ['product_id'],
  unwrap: true,
});

/** Cache key of {@link getProduct}. */
export function getProductKey(input: Input<'getProduct'>) {
  return getProduct.key(input);
}

/** Starts {@link getProduct} before a screen asks for it. */
export function preloadGetProduct(api: Api, input: Input<'getProduct'>) {
  return preloadQuery(api, getProduct, input);
}

/** Read one product. `null` asks nothing. */
export function useGetProduct(
  input: Input<'getProduct'> | null,
  options?: QueryOptions,
) {
  return useQuery(getProduct, input, options);
}

/**
 * List the categories.
 *
 * `GET /api/categories`
 */
export const listCategories = /* @__PURE__ */ defineQuery<'listCategories'>({
  id: 'listCategories',
  method: 'get',
  path: '/api/categories',
  access: 'optional',
  inQuery: ['page', 'per_page'],
  unwrap: true,
});

/** Cache key of {@link listCategories}. */
export function listCategoriesKey(input?: Input<'listCategories'>) {
  return listCategories.key(input);
}

/** Starts {@link listCategories} before a screen asks for it. */
export function preloadListCategories(api: Api, input?: Input<'listCategories'>) {
  return preloadQuery(api, listCategories, input);
}

/** List the categories. `null` asks nothing. */
export function useListCategories(
  input?: Input<'listCategories'> | null,
  options?: QueryOptions,
) {
  return useQuery(listCategories, input, options);
}

/**
 * List and search products.
 *
 * `GET /api/products`
 */
export const listProducts = /* @__PURE__ */ defineQuery<'listProducts'>({
  id: 'listProducts',
  method: 'get',
  path: '/api/products',
  access: 'optional',
  inQuery: ['page', 'per_page', 'search', 'shop_id', 'category_id', 'sub_category_id', 'brand_id', 'color_id', 'size_id', 'rating', 'min_price', 'max_price', 'sort_type', 'is_digital'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 12, items: 'products', total: 'total' },
});

/** Cache key of {@link listProducts}. */
export function listProductsKey(input?: Input<'listProducts'>) {
  return listProducts.key(input);
}

/** Starts {@link listProducts} before a screen asks for it. */
export function preloadListProducts(api: Api, input?: Input<'listProducts'>) {
  return preloadQuery(api, listProducts, input);
}

/** List and search products. `null` asks nothing. */
export function useListProducts(
  input?: Input<'listProducts'> | null,
  options?: QueryOptions,
) {
  return useQuery(listProducts, input, options);
}

/** List and search products. Page by page, by `page` and `per_page`. */
export function useListProductsInfinite(
  input?: PageInput<'listProducts', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listProducts, input, options);
}

/**
 * List reviews of a product or a shop.
 *
 * `GET /api/reviews`
 */
export const listReviews = /* @__PURE__ */ defineQuery<'listReviews'>({
  id: 'listReviews',
  method: 'get',
  path: '/api/reviews',
  access: 'public',
  inQuery: ['product_id', 'shop_id', 'page', 'per_page'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 6, items: 'reviews', total: 'total' },
});

/** Cache key of {@link listReviews}. */
export function listReviewsKey(input?: Input<'listReviews'>) {
  return listReviews.key(input);
}

/** Starts {@link listReviews} before a screen asks for it. */
export function preloadListReviews(api: Api, input?: Input<'listReviews'>) {
  return preloadQuery(api, listReviews, input);
}

/** List reviews of a product or a shop. `null` asks nothing. */
export function useListReviews(
  input?: Input<'listReviews'> | null,
  options?: QueryOptions,
) {
  return useQuery(listReviews, input, options);
}

/** List reviews of a product or a shop. Page by page, by `page` and `per_page`. */
export function useListReviewsInfinite(
  input?: PageInput<'listReviews', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listReviews, input, options);
}
