import useSWR, { unstable_serialize as serialise, useSWRConfig } from 'swr';
import { hasSsrData, isLoadedOnce } from '../api.ts';
import type { Query } from './define-operation.ts';
import { AbortedRequestError, type RequestError } from '../errors.ts';
import { withAbort, useRequestAbort } from './in-flight-requests.ts';
import { useApi } from '../api-provider.tsx';
import { useSession } from '../session.ts';
import type { Input, OperationId } from '../types.ts';

/** Options of a query hook. */
export interface QueryOptions {
  /** Keep showing the last answer while another input's is on the way. */
  keepPreviousData?: boolean;
  /** Ask again when the window gets focus; on by default. */
  refetchOnFocus?: boolean;
  /** Ask again when another part of the page shows it; on by default. */
  refetchOnMount?: boolean;
}

/** What screens get from a query. */
export type DataOf<Q> = Q extends { decode(body: unknown): infer Data } ? Awaited<Data> : never;

/** What a query hook returns to a screen. */
export interface QueryResult<Id extends OperationId, Data> {
  data: Data | undefined;
  error: RequestError<Id> | undefined;
  /** The first answer is on its way: show a skeleton. */
  isLoading: boolean;
  /** `data` is the response to an earlier input (`keepPreviousData`): this one's is on its way, or failed. */
  isPrevious: boolean;
  /** Any answer is on its way. */
  isFetching: boolean;
  /** Asks again; resolves when the answer or the failure is in place. */
  retry: () => Promise<void>;
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

  const {
    data: found,
    error,
    isLoading,
    isValidating,
    mutate,
  } = useSWR<Data, RequestError<Id> | AbortedRequestError>(
    key,
    () =>
      withAbort(api, serialised, (signal) => api.client.call(query, input ?? undefined, signal)),
    {
      keepPreviousData: options.keepPreviousData ?? false,
      revalidateOnFocus: options.refetchOnFocus ?? true,
      revalidateIfStale:
        options.refetchOnMount === false
          ? !isLoadedOnce(api, serialised)
          : !hasSsrData(api, serialised),
      // While changes of the shopper are open, their writes bring the newer word.
      isPaused: () => api.optimisticUpdates.isOpen(serialised),
    },
  );
  const { fallback } = useSWRConfig();
  const isLagging =
    options.keepPreviousData === true && api.cache.get(serialised)?.data === undefined;
  // SWR would go on showing the previous data where the server has rendered this input's.
  const ssrData = isLagging ? (fallback[serialised] as Data | undefined) : undefined;
  const data = ssrData ?? found;
  const isPrevious = isLagging && ssrData === undefined && data !== undefined;
  return {
    data,
    isPrevious,
    error: error instanceof AbortedRequestError ? undefined : error,
    isLoading:
      isLoading || (isEnabled && data === undefined && error instanceof AbortedRequestError),
    isFetching: isValidating,
    retry: async () => {
      // The failure reaches the screen through `error`; only the wait ends here.
      await mutate().catch(() => undefined);
    },
  };
}

/** On the server nothing changes and nobody is signed in: the data that was read ahead is all there is, without SWR's cost. */
function useServerQuery<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input?: Input<Id> | null,
): QueryResult<Id, Data> {
  const api = useApi();
  const asks = input !== null && query.access !== 'customer';
  const data = asks
    ? (api.ssrData.get(serialisedKey(query, input)) as Data | undefined)
    : undefined;
  const isPending = asks && data === undefined;
  return {
    data,
    error: undefined,
    isLoading: isPending,
    isPrevious: false,
    isFetching: isPending,
    retry: () => Promise.resolve(),
  };
}

const plainKeys = new WeakMap<object, string>();

/** The key without input is serialised once: every price and card reads the settings. */
function serialisedKey<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input?: Input<Id>,
): string {
  if (input !== undefined) return serialise(query.key(input));
  const known = plainKeys.get(query) ?? serialise(query.key());
  plainKeys.set(query, known);
  return known;
}

/** Used by generated code only. A customer's query asks nothing without a token (CART-13). */
export const useQuery: typeof useBrowserQuery = import.meta.env.SSR
  ? useServerQuery
  : useBrowserQuery;
