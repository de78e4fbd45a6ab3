// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { PageInput } from '../types.ts';
import { type InfiniteOptions, useInfiniteQuery } from '../runtime/use-infinite-query.ts';
import { listReturns } from './returns.ts';

/** List the returns. Page by page, by `page` and `per_page`. */
export function useListReturnsInfinite(
  input?: PageInput<'listReturns', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listReturns, input, options);
}
