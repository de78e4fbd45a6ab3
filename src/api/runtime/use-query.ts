import useSWR, { unstable_serialize as serialise, useSWRConfig } from 'swr';
import { hasSsrData, isLoadedOnce } from '../api.ts';
import type { Query } from './define-operation.ts';
import { AbortedRequestError, type RequestError } from '../errors.ts';
import { withAbort, useRequestAbort } from './in-flight-requests.ts';
import { takePrefetched } from './take-prefetched.ts';
import { useApi } from '../api-provider.tsx';
import { useSession } from '../session.ts';
import type { Input, OperationId } from '../types.ts';

export interface QueryOptions {
  /** Show the previous data while another input loads. */
  keepPreviousData?: boolean;
  /** Default: true. */
  refetchOnFocus?: boolean;
  /** Refetch when another component mounts the query. Default: true. */
  refetchOnMount?: boolean;
}

export type DataOf<Q> = Q extends { decode(body: unknown): infer Data } ? Awaited<Data> : never;

export interface QueryResult<Id extends OperationId, Data> {
  data: Data | undefined;
  error: RequestError<Id> | undefined;
  isLoading: boolean;
  /** `data` belongs to an earlier input (`keepPreviousData`). */
  isPrevious: boolean;
  isFetching: boolean;
  /** Returns the data, also of an earlier request if this one fails. */
  retry: () => Promise<Data | undefined>;
}

function useBrowserQuery<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input?: Input<Id> | null,
  options: QueryOptions = {},
): QueryResult<Id, Data> {
  const api = useApi();
  const hasToken = useSession((session) => session.token !== null);
  const isEnabled = input !== null && (query.access !== 'customer' || hasToken);
  const key = isEnabled ? query.key(input) : null;
  const serialised = key ? serialise(key) : '';
  useRequestAbort(api, serialised);

  const swr = useSWR<Data, RequestError<Id> | AbortedRequestError>(
    key,
    () =>
      (takePrefetched(api, serialised) as Promise<Data> | undefined) ??
      withAbort(api, serialised, async (signal) => {
        // SWR refetches in the frame that shows the page, which must not wait (PERF-06).
        if (api.cache.get(serialised)?.data !== undefined) await nextTask();
        return api.client.call(query, input ?? undefined, signal);
      }),
    {
      keepPreviousData: options.keepPreviousData ?? false,
      revalidateOnFocus: options.refetchOnFocus ?? true,
      revalidateIfStale:
        options.refetchOnMount === false
          ? !isLoadedOnce(api, serialised)
          : !hasSsrData(api, serialised),
      // Pending mutations bring newer data.
      isPaused: () => api.optimisticUpdates.isOpen(serialised),
    },
  );
  const { data: found, error, isLoading, mutate } = swr;
  const { fallback } = useSWRConfig();
  const isLagging =
    options.keepPreviousData === true && api.cache.get(serialised)?.data === undefined;
  // SWR would show the previous data although this input was server-rendered.
  const ssrData = isLagging ? (fallback[serialised] as Data | undefined) : undefined;
  const data = ssrData ?? found;
  const isPrevious = isLagging && ssrData === undefined && data !== undefined;
  return {
    data,
    isPrevious,
    error: error instanceof AbortedRequestError ? undefined : error,
    isLoading:
      isLoading || (isEnabled && data === undefined && error instanceof AbortedRequestError),
    // SWR renders again for what was read.
    get isFetching() {
      return swr.isValidating;
    },
    // A failure is returned as `error`.
    retry: () => mutate().catch(() => undefined),
  };
}

/** Reads prefetched guest data without the cost of SWR. */
function useServerQuery<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input?: Input<Id> | null,
): QueryResult<Id, Data> {
  const api = useApi();
  const isEnabled = input !== null && query.access !== 'customer';
  const data = isEnabled
    ? (api.ssrData.get(serialisedKey(query, input)) as Data | undefined)
    : undefined;
  const isPending = isEnabled && data === undefined;
  return {
    data,
    error: undefined,
    isLoading: isPending,
    isPrevious: false,
    isFetching: isPending,
    retry: () => Promise.resolve(data),
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const keysWithoutInput = new WeakMap<object, string>();

/** Memoised without input: every price and card reads the settings. */
function serialisedKey<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input?: Input<Id>,
): string {
  if (input !== undefined) return serialise(query.key(input));
  const known = keysWithoutInput.get(query) ?? serialise(query.key());
  keysWithoutInput.set(query, known);
  return known;
}

/** Used by generated code only. Customer queries need a token (CART-13). */
export const useQuery: typeof useBrowserQuery = import.meta.env.SSR
  ? useServerQuery
  : useBrowserQuery;
