// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { PageInput } from '../types.ts';
import { type InfiniteOptions, useInfiniteQuery } from '../runtime/use-infinite-query.ts';
import { listTickets } from './support.ts';

/** List the support tickets. Page by page, by `page` and `per_page`. */
export function useListTicketsInfinite(
  input?: PageInput<'listTickets', 'page'> | null,
  options?: InfiniteOptions,
) {
  return useInfiniteQuery(listTickets, input, options);
}
