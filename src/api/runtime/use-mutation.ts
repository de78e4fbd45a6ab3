import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { unstable_serialize as serialise, useSWRConfig } from 'swr';
import type { Api } from '../api.ts';
import type { Mutation, Query } from './define-operation.ts';
import { AbortedRequestError, type RequestError } from '../errors.ts';
import type { OptimisticUpdate } from './optimistic-updates.ts';
import { useApi } from '../api-provider.tsx';
import { invalidate, setQueryData } from './invalidation.ts';
import { createSession } from '../session.ts';
import type { Input, OperationId, ResponseBody } from '../types.ts';

/** A change to show before the server responds, to query data ({@link optimistic}) or a store. */
export interface OptimisticChange<Result = unknown> {
  key: readonly unknown[];
  change: OptimisticUpdate;
  /** The value that changes, if it is not in SWR's cache. */
  store?: { read: () => unknown; show: (value: unknown) => void };
  /** Returns the server's value from the response, if the response populates no query. */
  commit?: (result: Result) => unknown;
}

export interface MutationOptions<Id extends OperationId> {
  /** Changes to show at once; undone when the mutation fails. */
  optimistic?: (input: Input<Id>) => readonly OptimisticChange<ResponseBody<Id>>[];
}

/** For uploads that show progress or can be cancelled. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** Share of the body, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Resolve when the queries that became stale have been refetched. */
  waitsForRefetch?: boolean;
}

export interface MutationResult<Id extends OperationId, Result> {
  /** @throws RequestError */
  trigger: Partial<Input<Id>> extends Input<Id>
    ? (input?: Input<Id>, requestOptions?: RequestOptions) => Promise<Result>
    : (input: Input<Id>, requestOptions?: RequestOptions) => Promise<Result>;
  isMutating: boolean;
  error: RequestError<Id> | undefined;
  reset: () => void;
}

/** Creates a change for {@link MutationOptions.optimistic}. */
export function optimistic<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input: Input<Id> | undefined,
  change: (data: Data) => Data,
): OptimisticChange {
  // Data that is not loaded can't change.
  return { key: query.key(input), change: (data) => data && change(data as Data) };
}

function useBrowserMutation<Id extends OperationId, Result>(
  mutation: Mutation<Id, Result>,
  options: MutationOptions<Id> = {},
): MutationResult<Id, Result> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [{ pendingCount, error }, setState] = useState<MutationState<Id>>(IDLE);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  // SWR's own hook swallows the error of a mutation when a newer one is pending.
  const trigger = useCallback(
    async (input?: Input<Id>, requestOptions?: RequestOptions): Promise<Result> => {
      setState((state) => ({ pendingCount: state.pendingCount + 1, error: undefined }));
      try {
        const result = await enqueueMutation(
          api,
          mutate,
          mutation,
          input ?? ({} as Input<Id>),
          latest.current,
          requestOptions,
        );
        setState((state) => ({ ...state, pendingCount: state.pendingCount - 1 }));
        return result;
      } catch (failure) {
        const requestError =
          failure instanceof AbortedRequestError ? undefined : (failure as RequestError<Id>);
        setState((state) => ({ pendingCount: state.pendingCount - 1, error: requestError }));
        throw failure;
      }
    },
    [api, mutate, mutation],
  );
  const reset = useCallback(() => setState((state) => ({ ...state, error: undefined })), []);
  return { trigger, isMutating: pendingCount > 0, error, reset };
}

function useServerMutation<Id extends OperationId, Result>(): MutationResult<Id, Result> {
  return SERVER_RESULT;
}

const SERVER_RESULT = {
  trigger: () =>
    Promise.reject(new Error('Failed to send the mutation: not available on the server.')),
  isMutating: false,
  error: undefined,
  reset: () => undefined,
};

/** Used by generated code only. Applies what the contract declares: populates, then invalidates. */
export const useMutation: typeof useBrowserMutation = import.meta.env.SSR
  ? useServerMutation
  : useBrowserMutation;

interface MutationState<Id extends OperationId> {
  pendingCount: number;
  error: RequestError<Id> | undefined;
}

const IDLE = { pendingCount: 0, error: undefined };

async function enqueueMutation<Id extends OperationId, Result>(
  api: Api,
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
  mutation: Mutation<Id, Result>,
  input: Input<Id>,
  options: MutationOptions<Id>,
  requestOptions?: RequestOptions,
): Promise<Result> {
  const requested = (options.optimistic?.(input) ?? []) as readonly OptimisticChange<Result>[];
  const cached = (key: readonly unknown[]) => api.cache.get(serialise(key))?.data;
  // Data that is not loaded can't change, and SWR would discard its running request.
  const changes = requested.filter(({ key, store }) => store || cached(key) !== undefined);
  for (const { key, change, store } of changes) {
    const serialised = serialise(key);
    const current = store ? store.read() : cached(key);
    const shown = api.optimisticUpdates.add(serialised, current, change);
    if (store) store.show(shown);
    else void mutate(key, shown, { revalidate: false });
  }
  const session = api.scope.get(createSession);
  const { token } = session.getState();
  const group = mutation.serial;
  if (group === undefined)
    return send(api, mutate, mutation, { input, changes, token, requestOptions });
  return api.serial.run(group, () => {
    // An ended session sends nothing, and must not consume those of the next one.
    const invalidates =
      session.getState().token === token
        ? consumeDeferredInvalidations(api, group, mutation.invalidates)
        : [];
    return send(
      api,
      mutate,
      { ...mutation, invalidates },
      { input, changes, token, requestOptions },
    );
  });
}

/** Returns the queries to refetch: none while others of the group are pending. */
function consumeDeferredInvalidations(
  api: Api,
  group: string,
  stale: readonly OperationId[],
): OperationId[] {
  const all = new Set([...(api.deferredInvalidations.get(group) ?? []), ...stale]);
  const isLast = api.serial.pending(group) <= 1;
  api.deferredInvalidations.set(group, isLast ? new Set() : all);
  return isLast ? [...all] : [];
}

interface PendingMutation<Id extends OperationId, Result> {
  input: Input<Id>;
  changes: readonly OptimisticChange<Result>[];
  /** The session's token when the mutation started. */
  token: string | null;
  requestOptions: RequestOptions | undefined;
}

async function send<Id extends OperationId, Result>(
  api: Api,
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
  mutation: Mutation<Id, Result>,
  { input, changes, token, requestOptions }: PendingMutation<Id, Result>,
): Promise<Result> {
  const session = api.scope.get(createSession);
  const hasSessionEnded = () => session.getState().token !== token;
  const createAbort = () =>
    new AbortedRequestError(`Aborted ${mutation.id}: its session has ended.`);
  try {
    if (hasSessionEnded()) throw createAbort();
    const { signal, onProgress } = requestOptions ?? {};
    const { user } = session.getState();
    const call = () => api.client.call(mutation, input, signal, undefined, onProgress);
    let result = await call();
    if (!hasSessionEnded() && mutation.isLost?.(input, result, user)) result = await call();
    if (hasSessionEnded()) {
      // The caller must not store or show it in the next customer's session (AUTH-16).
      if (token !== null) throw createAbort();
      discardChanges(api, changes);
      return result;
    }
    const populated = splitPopulatedQueries(mutation, input);
    const decoded = await Promise.all(populated.fresh.map((query) => query.decode(result)));
    for (const { key, commit } of changes)
      if (commit) api.optimisticUpdates.rebase(serialise(key), commit(result));
    // Remove the changes before setting the data: applied to it, they would count twice.
    settle(api, mutate, changes, new Set(populated.fresh.map((query) => serialise(query.key()))));
    populated.fresh.forEach((query, index) => {
      void setQueryData(api, mutate, query, undefined, decoded[index]);
    });
    const stale = [...mutation.invalidates, ...populated.stale];
    const refetch = invalidate(api, mutate, stale);
    for (const listener of api.mutationListeners)
      listener([...populated.fresh.map(({ id }) => id), ...stale]);
    if (requestOptions?.waitsForRefetch) await refetch;
    return result;
  } catch (error) {
    if (hasSessionEnded()) discardChanges(api, changes);
    else {
      settle(api, mutate, changes, new Set());
      // The server may have applied the mutation.
      if (mutation.serial !== undefined) void invalidate(api, mutate, mutation.invalidates);
    }
    throw error;
  }
}

/** The changes must not restore cleared data of an ended session. */
function discardChanges(api: Api, changes: readonly OptimisticChange<never>[]): void {
  for (const { key, change } of changes) api.optimisticUpdates.remove(serialise(key), change);
}

/** Splits queries into updated ones and those that are stale because an `unless` field was set. */
function splitPopulatedQueries<Id extends OperationId>(
  mutation: Mutation<Id, unknown>,
  input: Input<Id>,
) {
  const body: unknown = Reflect.get(input, 'body');
  const isExcepted = (unless: string | undefined) =>
    unless !== undefined &&
    typeof body === 'object' &&
    body !== null &&
    Boolean(Reflect.get(body, unless));
  return {
    fresh: mutation.populates.filter(({ unless }) => !isExcepted(unless)).map(({ query }) => query),
    stale: mutation.populates
      .filter(({ unless }) => isExcepted(unless))
      .map(({ query }) => query.id),
  };
}

/** Removes settled changes and refetches queries that the response does not update. */
function settle(
  api: Api,
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
  changes: readonly OptimisticChange<never>[],
  populated: ReadonlySet<string>,
): void {
  for (const { key, change, store } of changes) {
    const serialised = serialise(key);
    const { shown, isOpen } = api.optimisticUpdates.remove(serialised, change);
    if (store) store.show(shown);
    else if (!populated.has(serialised)) void mutate(key, shown, { revalidate: !isOpen });
  }
}
