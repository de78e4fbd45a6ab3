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

/** A change to show before the server answers: to a query's data, made by {@link optimistic}, or to a store. */
export interface OptimisticChange<Result = unknown> {
  key: readonly unknown[];
  change: OptimisticUpdate;
  /** The value that changes, if it is not in SWR's cache. */
  store?: { read: () => unknown; show: (value: unknown) => void };
  /** Returns the server's value from the response, if that fills no query. */
  commit?: (result: Result) => unknown;
}

/** Options of a writing hook. */
export interface MutationOptions<Id extends OperationId> {
  /** What to show at once; it is taken back when the server refuses. */
  optimistic?: (input: Input<Id>) => readonly OptimisticChange<ResponseBody<Id>>[];
}

/** How a write is sent, where somebody watches it or may give it up: files on a slow line. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** Is told how much has left, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** What a mutation hook returns to a screen. */
export interface MutationResult<Id extends OperationId, Result> {
  /** Sends the write; throws {@link RequestError} when it fails. */
  trigger: Partial<Input<Id>> extends Input<Id>
    ? (input?: Input<Id>, requestOptions?: RequestOptions) => Promise<Result>
    : (input: Input<Id>, requestOptions?: RequestOptions) => Promise<Result>;
  isMutating: boolean;
  error: RequestError<Id> | undefined;
  reset: () => void;
}

/** Describes a change of a query's data for {@link MutationOptions.optimistic}. */
export function optimistic<Id extends OperationId, Data>(
  query: Query<Id, Data>,
  input: Input<Id> | undefined,
  change: (data: Data) => Data,
): OptimisticChange {
  // Data that has not come can't change.
  return { key: query.key(input), change: (data) => data && change(data as Data) };
}

function useBrowserMutation<Id extends OperationId, Result>(
  mutation: Mutation<Id, Result>,
  options: MutationOptions<Id> = {},
): MutationResult<Id, Result> {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [{ open, error }, setState] = useState<MutationState<Id>>(IDLE);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  // Not SWR's own hook: it swallows the failure of a write that a later one has overtaken.
  const trigger = useCallback(
    async (input?: Input<Id>, requestOptions?: RequestOptions): Promise<Result> => {
      setState((state) => ({ open: state.open + 1, error: undefined }));
      try {
        const result = await write(
          api,
          mutate,
          mutation,
          input ?? ({} as Input<Id>),
          latest.current,
          requestOptions,
        );
        setState((state) => ({ ...state, open: state.open - 1 }));
        return result;
      } catch (failure) {
        const requestError =
          failure instanceof AbortedRequestError ? undefined : (failure as RequestError<Id>);
        setState((state) => ({ open: state.open - 1, error: requestError }));
        throw failure;
      }
    },
    [api, mutate, mutation],
  );
  const reset = useCallback(() => setState((state) => ({ ...state, error: undefined })), []);
  return { trigger, isMutating: open > 0, error, reset };
}

/** On the server nobody presses anything. */
function useServerMutation<Id extends OperationId, Result>(): MutationResult<Id, Result> {
  return UNUSED;
}

const UNUSED = {
  trigger: () => Promise.reject(new Error('Failed to write: this is the server.')),
  isMutating: false,
  error: undefined,
  reset: () => undefined,
};

/** Used by generated code only. Applies what the contract declares: populates, then invalidates. */
export const useMutation: typeof useBrowserMutation = import.meta.env.SSR
  ? useServerMutation
  : useBrowserMutation;

interface MutationState<Id extends OperationId> {
  /** Writes on their way. */
  open: number;
  error: RequestError<Id> | undefined;
}

const IDLE = { open: 0, error: undefined };

async function write<Id extends OperationId, Result>(
  api: Api,
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
  mutation: Mutation<Id, Result>,
  input: Input<Id>,
  options: MutationOptions<Id>,
  requestOptions?: RequestOptions,
): Promise<Result> {
  const changes = (options.optimistic?.(input) ?? []) as readonly OptimisticChange<Result>[];
  for (const { key, change, store } of changes) {
    const serialised = serialise(key);
    const current = store ? store.read() : api.cache.get(serialised)?.data;
    const shown = api.optimisticUpdates.add(serialised, current, change);
    if (store) store.show(shown);
    else void mutate(key, shown, { revalidate: false });
  }
  const { token } = api.scope.get(createSession).getState();
  const group = mutation.serial;
  if (group === undefined)
    return send(api, mutate, mutation, { input, changes, token, requestOptions });
  return api.serial.run(group, () => {
    const invalidates = consumeOwed(api, group, mutation.invalidates);
    return send(
      api,
      mutate,
      { ...mutation, invalidates },
      { input, changes, token, requestOptions },
    );
  });
}

/** What the next write of a group has to ask again: nothing as long as others wait behind it. */
function consumeOwed(api: Api, group: string, stale: readonly OperationId[]): OperationId[] {
  const all = new Set([...(api.owed.get(group) ?? []), ...stale]);
  const isLast = api.serial.pending(group) <= 1;
  api.owed.set(group, isLast ? new Set() : all);
  return isLast ? [...all] : [];
}

/** One write on its way. */
interface PendingWrite<Id extends OperationId, Result> {
  input: Input<Id>;
  changes: readonly OptimisticChange<Result>[];
  /** Whose write it is. */
  token: string | null;
  requestOptions: RequestOptions | undefined;
}

async function send<Id extends OperationId, Result>(
  api: Api,
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
  mutation: Mutation<Id, Result>,
  { input, changes, token, requestOptions }: PendingWrite<Id, Result>,
): Promise<Result> {
  const session = api.scope.get(createSession);
  const isOver = () => session.getState().token !== token;
  try {
    if (isOver())
      throw new AbortedRequestError(`${mutation.id} was given up: its session is over.`);
    const { signal, onProgress } = requestOptions ?? {};
    const { user } = session.getState();
    const call = () => api.client.call(mutation, input, signal, undefined, onProgress);
    let result = await call();
    if (!isOver() && mutation.isLost?.(input, result, user)) result = await call();
    if (isOver()) {
      forget(api, changes);
      return result;
    }
    const filled = splitPopulatedQueries(mutation, input);
    const decoded = await Promise.all(filled.fresh.map((query) => query.decode(result)));
    for (const { key, commit } of changes)
      if (commit) api.optimisticUpdates.rebase(serialise(key), commit(result));
    // First the change goes, then the response comes: shown together it would count twice.
    settle(api, mutate, changes, new Set(filled.fresh.map((query) => serialise(query.key()))));
    filled.fresh.forEach((query, index) => {
      void setQueryData(api, mutate, query, undefined, decoded[index]);
    });
    const stale = [...mutation.invalidates, ...filled.stale];
    void invalidate(api, mutate, stale);
    for (const listener of api.writeListeners)
      listener([...filled.fresh.map(({ id }) => id), ...stale]);
    return result;
  } catch (error) {
    if (isOver()) forget(api, changes);
    else {
      settle(api, mutate, changes, new Set());
      // A lost answer says nothing about what was done.
      if (mutation.serial !== undefined) void invalidate(api, mutate, mutation.invalidates);
    }
    throw error;
  }
}

/** The session has ended: its data has gone from the cache and must not come back with these changes. */
function forget(api: Api, changes: readonly OptimisticChange<never>[]): void {
  for (const { key, change } of changes) api.optimisticUpdates.remove(serialise(key), change);
}

/** Which queries the answer fills, and which it leaves stale because an `unless` field was set. */
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

/** Takes answered changes off; what the answer does not fill is asked for. */
function settle(
  api: Api,
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
  changes: readonly OptimisticChange<never>[],
  filled: ReadonlySet<string>,
): void {
  for (const { key, change, store } of changes) {
    const serialised = serialise(key);
    const { shown, open } = api.optimisticUpdates.remove(serialised, change);
    if (store) store.show(shown);
    else if (!filled.has(serialised)) void mutate(key, shown, { revalidate: !open });
  }
}
