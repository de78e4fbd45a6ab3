import { useEffect, useState } from 'react';
import { unstable_serialize as serialise } from 'swr';
import useSWRInfinite, { unstable_serialize as serialiseInfinite } from 'swr/infinite';
import { discardEarlyData, hasSsrData, consumeSsrData } from '../api.ts';
import type { Pagination, Query } from './define-operation.ts';
import { AbortedRequestError, type RequestError } from '../errors.ts';
import { withAbort, useRequestAbort } from './in-flight-requests.ts';
import { useApi } from '../api-provider.tsx';
import { useSession } from '../session.ts';
import type { Input, OperationId } from '../types.ts';

export interface InfiniteOptions {
  /** The caller's number of pages, such as that of the URL. Without it, `loadMore` loads them. */
  pageCount?: number;
  /** More than 1 if another query loads the pages before it. */
  firstPage?: number;
}

export interface InfiniteResult<Id extends OperationId, Data> {
  pages: Data[];
  /** Undefined before the first response, or if the server sends no total. */
  total: number | undefined;
  loadedCount: number;
  isLoading: boolean;
  isLoadingMore: boolean;
  isFetching: boolean;
  hasReachedEnd: boolean;
  error: RequestError<Id> | undefined;
  loadMore: () => void;
  retry: () => Promise<void>;
}

function useBrowserInfiniteQuery<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input?: object | null,
  options: InfiniteOptions = {},
): InfiniteResult<Id, Data> {
  const api = useApi();
  const hasToken = useSession((session) => session.token !== null);
  const isEnabled = input !== null && (query.access !== 'customer' || hasToken);
  const pagination = paginationOf(query);
  const { pageCount } = options;
  // SWR does not allow it to change.
  const [initialSize] = useState(pageCount || 1);
  const skippedPages = (options.firstPage ?? 1) - 1;
  const getKey = (index: number, previous: Data | null) =>
    isEnabled &&
    (previous === null || hasMore(pagination, previous, skippedPages + index, input ?? {}))
      ? infiniteKey(query, input ?? {}, skippedPages + index)
      : null;
  const firstKey = isEnabled ? serialiseInfinite(getKey) : '';
  useRequestAbort(api, firstKey);

  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<
    Data,
    RequestError<Id> | AbortedRequestError
  >(
    getKey,
    async ([, pageInput]: [string, object]) => {
      // SWR does not look up pages in the fallback.
      const ssrData = consumeSsrData(api, serialise(query.key(pageInput as Input<Id>)));
      if (ssrData !== undefined) return ssrData as Data;
      return withAbort(api, firstKey, (signal) =>
        api.client.call(query, pageInput as Input<Id>, signal),
      );
    },
    {
      initialSize,
      revalidateFirstPage: false,
      revalidateIfStale: !hasSsrData(api, firstKey),
    },
  );
  useInvalidationListener(query.id, firstKey, () => void mutate());
  useEffect(() => {
    if (firstKey !== '' && pageCount !== undefined && pageCount !== size) void setSize(pageCount);
  }, [firstKey, pageCount, size, setSize]);

  // SWR keeps the pages of the last visit, which may be more.
  const pages = data?.slice(0, pageCount) ?? [];
  const last = pages.at(-1);
  const shownError = error instanceof AbortedRequestError ? undefined : error;
  return {
    pages,
    total: last === undefined ? undefined : totalOf(pagination, last),
    loadedCount: pages.reduce((sum, page) => sum + countItems(pagination, page), 0),
    isLoading,
    isFetching: isValidating,
    isLoadingMore: isValidating && size > pages.length && pages.length > 0,
    hasReachedEnd:
      last !== undefined && !hasMore(pagination, last, skippedPages + pages.length, input ?? {}),
    error: shownError,
    loadMore: () => void setSize(pages.length + 1),
    retry: async () => {
      discardEarlyData(api, query.id);
      // Returned as `error`.
      await mutate().catch(() => undefined);
    },
  };
}

/** Reads the prefetched first page: see `useServerQuery`. */
function useServerInfiniteQuery<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input?: object | null,
  options: InfiniteOptions = {},
): InfiniteResult<Id, Data> {
  const api = useApi();
  const isEnabled = input !== null && query.access !== 'customer';
  const skippedPages = (options.firstPage ?? 1) - 1;
  const first = isEnabled
    ? (api.ssrData.get(serialise(infiniteKey(query, input ?? {}, skippedPages))) as
        | Data
        | undefined)
    : undefined;
  const isPending = isEnabled && first === undefined;
  const pagination = paginationOf(query);
  return {
    pages: first === undefined ? [] : [first],
    total: first === undefined ? undefined : totalOf(pagination, first),
    loadedCount: countItems(pagination, first),
    isLoading: isPending,
    isFetching: isPending,
    isLoadingMore: false,
    hasReachedEnd:
      first !== undefined && !hasMore(pagination, first, skippedPages + 1, input ?? {}),
    error: undefined,
    loadMore: () => undefined,
    retry: () => Promise.resolve(),
  };
}

/** Used by generated code only. Loads pages as `x-pagination` declares. */
export const useInfiniteQuery: typeof useBrowserInfiniteQuery = import.meta.env.SSR
  ? useServerInfiniteQuery
  : useBrowserInfiniteQuery;

/** Returns the cache key of a page. */
export function infiniteKey<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input: object,
  index: number,
) {
  const { page, size, defaultSize } = paginationOf(query);
  return query.key({ [size]: defaultSize, ...input, [page]: index + 1 } as unknown as Input<Id>);
}

/** Registers a mounted list for invalidation: SWR's key filter skips it. */
function useInvalidationListener(id: OperationId, key: string, mutate: () => void): void {
  const api = useApi();
  useEffect(() => {
    const refresh = () => {
      api.staleLists.delete(key);
      mutate();
    };
    const lists = api.mountedLists.get(id) ?? new Map<string, (() => void)[]>();
    api.mountedLists.set(id, lists.set(key, [...(lists.get(key) ?? []), refresh]));
    // It went stale while unmounted.
    if (api.staleLists.has(key)) refresh();
    return () => {
      const others = lists.get(key)?.filter((one) => one !== refresh) ?? [];
      if (others.length > 0) lists.set(key, others);
      else lists.delete(key);
    };
  });
}

function paginationOf(query: { id: string; pagination?: Pagination }): Pagination {
  if (!query.pagination) {
    throw new Error(`Failed to page ${query.id}: the contract declares no x-pagination for it.`);
  }
  return query.pagination;
}

function hasMore(
  pagination: Pagination,
  page: unknown,
  pagesSoFar: number,
  input: object,
): boolean {
  const size = Number(Reflect.get(input, pagination.size) ?? pagination.defaultSize);
  const total = totalOf(pagination, page);
  const count = countItems(pagination, page);
  // Without a total, a page that is not full is the last one.
  return total === undefined ? count >= size : count > 0 && pagesSoFar * size < total;
}

function countItems(pagination: Pagination, page: unknown): number {
  const items = getByPath(page, pagination.items);
  return Array.isArray(items) ? items.length : 0;
}

function totalOf(pagination: Pagination, page: unknown): number | undefined {
  return pagination.total === undefined ? undefined : Number(getByPath(page, pagination.total));
}

function getByPath(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, name) =>
        typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined,
      value,
    );
}
