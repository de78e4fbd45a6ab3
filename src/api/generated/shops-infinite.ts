// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { PageInput } from '../types.ts';
import { type InfiniteOptions, useInfiniteQuery } from '../runtime/use-infinite-query.ts';
import { listShops } from './shops.ts';

/** List the shops. Page by page, by `page` and `per_page`. */
export function useListShopsInfinite(
  input?: PageInput<'listShops', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listShops, input, options);
}
