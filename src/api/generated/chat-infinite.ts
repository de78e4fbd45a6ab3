// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { PageInput } from '../types.ts';
import { type InfiniteOptions, useInfiniteQuery } from '../runtime/use-infinite-query.ts';
import { listConversations } from './chat.ts';

/** List the conversations. Page by page, by `page` and `per_page`. */
export function useListConversationsInfinite(
  input?: PageInput<'listConversations', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listConversations, input, options);
}
