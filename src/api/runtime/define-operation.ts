import { unstable_serialize as serialise } from 'swr';
import { isRecord } from './is-record.ts';
import type { User } from '../session.ts';
import type { ResponseBody, Input, OperationId, QueryData } from '../types.ts';

export type Access = 'customer' | 'optional' | 'public';

/**
 * `x-pagination` of a list; `items` and `total` are paths inside the data. Without `total`, the
 * first empty page is the end.
 */
export interface Pagination {
  page: string;
  size: string;
  defaultSize: number;
  items: string;
  total?: string;
}

/** `x-not-found`: a status, or the invalid field of a 422. */
export type NotFoundRule = number | string;

/**
 * `x-on-unauthorized`: what the app does on a 401.
 *
 * - `sign-out` ends the session (default of queries)
 * - `login` also opens the login dialog (default of mutations)
 * - `explain-login` also explains why
 * - `home` navigates to the home page
 * - `ignore` does nothing
 */
export type UnauthorizedReaction = 'ignore' | 'sign-out' | 'login' | 'explain-login' | 'home';

export interface OperationFields<Id extends OperationId = OperationId> {
  id: Id;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  access: Access;
  inPath?: readonly string[];
  inQuery?: readonly string[];
  /** Encodes the body, if it is not JSON. */
  bodySerializer?: (body: Record<string, unknown>) => FormData;
  /** The response body is plain text, even if its content type is not. */
  text?: true;
  file?: true;
  /** Whether its data has fields with `x-untranslated`. */
  untranslated?: true;
  onUnauthorized?: UnauthorizedReaction;
}

export type QueryKey = readonly [id: OperationId, input: object];

/** A query with its input, for prefetching. */
export interface RouteQuery {
  query: AnyQuery;
  key: QueryKey;
  /** Returns the response as entries of SWR's cache. */
  toFallback: (data: unknown) => Record<string, unknown>;
}

type OptionalInput<Id extends OperationId> =
  Partial<Input<Id>> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

export interface Query<
  Id extends OperationId = OperationId,
  Data = QueryData<Id>,
> extends OperationFields<Id> {
  unwrap?: true;
  pagination?: Pagination;
  notFound?: NotFoundRule;
  /** `x-records-view`: with a token, each call is recorded as a view. */
  recordsView?: true;
  // A method, so that a query is assignable to `AnyQuery`: method parameters are bivariant.
  key(input?: Input<Id>): QueryKey;
  query(...input: OptionalInput<Id>): RouteQuery;
  /** Unwraps the envelope, then undoes wire quirks. */
  decode(body: unknown): Data | Promise<Data>;
}

/** Checks whether the backend lost a file of a successful write (`x-loses-first`). If so, the request is sent again. */
export type LossTest = (input: object, result: unknown, user: User | null) => boolean;

/** A mutation and its effects on cached queries (API-03). */
export interface Mutation<
  Id extends OperationId = OperationId,
  Result = ResponseBody<Id>,
> extends OperationFields<Id> {
  invalidates: readonly OperationId[];
  populates: readonly { query: AnyQuery; unless?: string }[];
  /** Mutations of one group are sent one after another. */
  serial?: string;
  isLost?: LossTest;
  decode(body: unknown): Result | Promise<Result>;
}

export type AnyQuery = Query<OperationId, unknown>;

type QuerySource<Id extends OperationId, Data> = OperationFields<Id> & {
  unwrap?: true;
  pagination?: Pagination;
  notFound?: NotFoundRule;
  recordsView?: true;
  /** Undefined in the browser if it only prunes. */
  decode?: ((wire: QueryData<Id>) => Data | Promise<Data>) | undefined;
};

type MutationSource<Id extends OperationId, Result> = OperationFields<Id> & {
  invalidates?: readonly OperationId[];
  // Untyped: the generator has checked that both responses have the same schema.
  populates?: readonly { query: { id: OperationId }; unless?: string }[];
  serial?: string;
  isLost?: LossTest;
  decode?: (wire: ResponseBody<Id>) => Result | Promise<Result>;
};

/** Used by generated code only. */
export function defineQuery<Id extends OperationId, Data = QueryData<Id>>(
  source: QuerySource<Id, Data>,
): Query<Id, Data> {
  const { decode, ...fields } = source;
  const query: Query<Id, Data> = {
    ...fields,
    key: (input) => [source.id, withoutUndefined(input ?? {})],
    query(...[input]) {
      const key = query.key(input);
      return {
        query: query as unknown as AnyQuery,
        key,
        toFallback: (data) => ({ [serialise(key)]: data }),
      };
    },
    decode(body) {
      const wire = source.unwrap && isRecord(body) ? body['data'] : body;
      // With null data, the screen would show its skeleton forever.
      if (!source.text && !source.file) requireRecord(source.id, wire);
      return decode ? decode(wire as QueryData<Id>) : (wire as Data);
    },
  };
  return query;
}

/** Used by generated code only. */
export function defineMutation<Id extends OperationId, Result = ResponseBody<Id>>(
  source: MutationSource<Id, Result>,
): Mutation<Id, Result> {
  const { decode, invalidates = [], populates = [], ...fields } = source;
  return {
    ...fields,
    invalidates,
    populates: populates as Mutation['populates'],
    decode(body) {
      // A 204 has no body.
      if (!source.text && body !== undefined) requireRecord(source.id, body);
      return decode ? decode(body as ResponseBody<Id>) : (body as Result);
    },
  };
}

function requireRecord(id: OperationId, value: unknown): void {
  if (!isRecord(value)) throw new TypeError(`Failed to decode ${id}: its data is not an object.`);
}

function withoutUndefined(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
