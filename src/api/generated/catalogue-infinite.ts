// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { PageInput } from '../types.ts';
import { type InfiniteOptions, useInfiniteQuery } from '../runtime/use-infinite-query.ts';
import { getHome } from './catalogue.ts';

/** Get the home page. Page by page, by `page` and `per_page`. */
export function useGetHomeInfinite(
  input?: PageInput<'getHome', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(getHome, input, options);
}
