// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';
import { getFlashSale as decodeGetFlashSale } from '../decoders/getFlashSale.ts';
import { getHome as decodeGetHome } from '../decoders/getHome.ts';
import { getProduct as decodeGetProduct } from '../decoders/getProduct.ts';
import { listProducts as decodeListProducts } from '../decoders/listProducts.ts';

/**
 * Get a flash sale with its products.
 *
 * `GET /api/flash-sale/{id}/details`
 */
export const getFlashSale = /* @__PURE__ */ defineQuery<'getFlashSale', Awaited<ReturnType<NonNullable<typeof decodeGetFlashSale>>>>({
  id: 'getFlashSale',
  method: 'get',
  path: '/api/flash-sale/{id}/details',
  access: 'optional',
  inPath: ['id'],
  inQuery: ['category_id', 'page', 'per_page'],
  unwrap: true,
  untranslated: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 12, items: 'products', total: 'total_products' },
  notFound: 404,
  decode: decodeGetFlashSale,
});

/** Get a flash sale with its products. `null` sends no request. */
export function useGetFlashSale(
  input: Input<'getFlashSale'> | null,
  options?: QueryOptions,
) {
  return useQuery(getFlashSale, input, options);
}

/**
 * Get the running and the upcoming flash sale.
 *
 * `GET /api/flash-sales`
 */
export const getFlashSales = /* @__PURE__ */ defineQuery<'getFlashSales'>({
  id: 'getFlashSales',
  method: 'get',
  path: '/api/flash-sales',
  access: 'public',
  unwrap: true,
  untranslated: true,
});

/** Get the running and the upcoming flash sale. `null` sends no request. */
export function useGetFlashSales(
  input?: Input<'getFlashSales'> | null,
  options?: QueryOptions,
) {
  return useQuery(getFlashSales, input, options);
}

/**
 * Get the home page.
 *
 * `GET /api/home`
 */
export const getHome = /* @__PURE__ */ defineQuery<'getHome', Awaited<ReturnType<NonNullable<typeof decodeGetHome>>>>({
  id: 'getHome',
  method: 'get',
  path: '/api/home',
  access: 'optional',
  inQuery: ['page', 'per_page'],
  unwrap: true,
  untranslated: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 12, items: 'just_for_you.products', total: 'just_for_you.total' },
  decode: decodeGetHome,
});

/** Get the home page. `null` sends no request. */
export function useGetHome(
  input?: Input<'getHome'> | null,
  options?: QueryOptions,
) {
  return useQuery(getHome, input, options);
}

/**
 * Get a product.
 *
 * `GET /api/product-details`
 */
export const getProduct = /* @__PURE__ */ defineQuery<'getProduct', Awaited<ReturnType<NonNullable<typeof decodeGetProduct>>>>({
  id: 'getProduct',
  method: 'get',
  path: '/api/product-details',
  access: 'optional',
  inQuery: ['product_id'],
  untranslated: true,
  notFound: 'product_id',
  recordsView: true,
  decode: decodeGetProduct,
});

/** Get a product. `null` sends no request. */
export function useGetProduct(
  input: Input<'getProduct'> | null,
  options?: QueryOptions,
) {
  return useQuery(getProduct, input, options);
}

/**
 * List the banners.
 *
 * `GET /api/banners`
 */
export const listBanners = /* @__PURE__ */ defineQuery<'listBanners'>({
  id: 'listBanners',
  method: 'get',
  path: '/api/banners',
  access: 'public',
  unwrap: true,
  untranslated: true,
});

/** List the banners. `null` sends no request. */
export function useListBanners(
  input?: Input<'listBanners'> | null,
  options?: QueryOptions,
) {
  return useQuery(listBanners, input, options);
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
  access: 'public',
  inQuery: ['page', 'per_page'],
  unwrap: true,
});

/** List the categories. `null` sends no request. */
export function useListCategories(
  input?: Input<'listCategories'> | null,
  options?: QueryOptions,
) {
  return useQuery(listCategories, input, options);
}

/**
 * List the products of a category.
 *
 * `GET /api/category-products`
 */
export const listCategoryProducts = /* @__PURE__ */ defineQuery<'listCategoryProducts'>({
  id: 'listCategoryProducts',
  method: 'get',
  path: '/api/category-products',
  access: 'optional',
  inQuery: ['page', 'per_page', 'search', 'shop_id', 'category_id', 'sub_category_id', 'brand_id', 'color_id', 'size_id', 'rating', 'min_price', 'max_price', 'sort_type', 'is_digital', 'shop_ids', 'brand_ids', 'color_ids', 'size_ids', 'min_rating', 'is_discounted'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 12, items: 'products', total: 'total' },
});

/** List the products of a category. `null` sends no request. */
export function useListCategoryProducts(
  input?: Input<'listCategoryProducts'> | null,
  options?: QueryOptions,
) {
  return useQuery(listCategoryProducts, input, options);
}

/**
 * List and search products.
 *
 * `GET /api/products`
 */
export const listProducts = /* @__PURE__ */ defineQuery<'listProducts', Awaited<ReturnType<NonNullable<typeof decodeListProducts>>>>({
  id: 'listProducts',
  method: 'get',
  path: '/api/products',
  access: 'optional',
  inQuery: ['page', 'per_page', 'search', 'shop_id', 'category_id', 'sub_category_id', 'brand_id', 'color_id', 'size_id', 'rating', 'min_price', 'max_price', 'sort_type', 'is_digital', 'shop_ids', 'brand_ids', 'color_ids', 'size_ids', 'min_rating', 'is_discounted'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 12, items: 'products', total: 'total' },
  decode: decodeListProducts,
});

/** List and search products. `null` sends no request. */
export function useListProducts(
  input?: Input<'listProducts'> | null,
  options?: QueryOptions,
) {
  return useQuery(listProducts, input, options);
}

/**
 * List recently viewed products.
 *
 * `GET /api/recently-views`
 */
export const listRecentlyViewed = /* @__PURE__ */ defineQuery<'listRecentlyViewed'>({
  id: 'listRecentlyViewed',
  method: 'get',
  path: '/api/recently-views',
  access: 'customer',
  unwrap: true,
});

/** List recently viewed products. `null` sends no request. */
export function useListRecentlyViewed(
  input?: Input<'listRecentlyViewed'> | null,
  options?: QueryOptions,
) {
  return useQuery(listRecentlyViewed, input, options);
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
  inQuery: ['product_id', 'shop_id', 'rating', 'page', 'per_page'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 6, items: 'reviews', total: 'total' },
});

/** List reviews of a product or a shop. `null` sends no request. */
export function useListReviews(
  input?: Input<'listReviews'> | null,
  options?: QueryOptions,
) {
  return useQuery(listReviews, input, options);
}

/**
 * List the sub-categories of a category.
 *
 * `GET /api/sub-categories`
 */
export const listSubCategories = /* @__PURE__ */ defineQuery<'listSubCategories'>({
  id: 'listSubCategories',
  method: 'get',
  path: '/api/sub-categories',
  access: 'public',
  inQuery: ['category_id'],
  unwrap: true,
  notFound: 'category_id',
});

/** List the sub-categories of a category. `null` sends no request. */
export function useListSubCategories(
  input: Input<'listSubCategories'> | null,
  options?: QueryOptions,
) {
  return useQuery(listSubCategories, input, options);
}
