// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { PageInput } from '../types.ts';
import { type InfiniteOptions, useInfiniteQuery } from '../runtime/use-infinite-query.ts';
import { listOrders } from './orders.ts';

/** List the orders. Page by page, by `page` and `per_page`. */
export function useListOrdersInfinite(
  input?: PageInput<'listOrders', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listOrders, input, options);
}
