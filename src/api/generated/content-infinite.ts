// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { PageInput } from '../types.ts';
import { type InfiniteOptions, useInfiniteQuery } from '../runtime/use-infinite-query.ts';
import { listBlogs } from './content.ts';

/** List blog posts. Page by page, by `page` and `per_page`. */
export function useListBlogsInfinite(
  input?: PageInput<'listBlogs', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listBlogs, input, options);
}
