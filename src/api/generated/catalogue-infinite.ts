// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { PageInput } from '../types.ts';
import { type InfiniteOptions, useInfiniteQuery } from '../runtime/use-infinite-query.ts';
import { getFlashSale, getHome, listCategoryProducts, listProducts, listReviews } from './catalogue.ts';

/** Read a flash sale with its products. Page by page, by `page` and `per_page`. */
export function useGetFlashSaleInfinite(
  input: PageInput<'getFlashSale', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(getFlashSale, input, options);
}

/** Read the home page. Page by page, by `page` and `per_page`. */
export function useGetHomeInfinite(
  input?: PageInput<'getHome', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(getHome, input, options);
}

/** List the products of a category. Page by page, by `page` and `per_page`. */
export function useListCategoryProductsInfinite(
  input?: PageInput<'listCategoryProducts', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listCategoryProducts, input, options);
}

/** List and search products. Page by page, by `page` and `per_page`. */
export function useListProductsInfinite(
  input?: PageInput<'listProducts', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listProducts, input, options);
}

/** List reviews of a product or a shop. Page by page, by `page` and `per_page`. */
export function useListReviewsInfinite(
  input?: PageInput<'listReviews', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listReviews, input, options);
}
