import { unstable_serialize as serialise } from 'swr';
import { isRecord } from './is-record.ts';
import type { User } from '../session.ts';
import type { ResponseBody, Input, OperationId, QueryData } from '../types.ts';

export type Access = 'customer' | 'optional' | 'public';

/**
 * How a list pages, as `x-pagination` declares it; `items` and `total` are paths inside the data. A list without `total` ends
 * with its first empty page.
 */
export interface Pagination {
  page: string;
  size: string;
  defaultSize: number;
  items: string;
  total?: string;
}

/** How `x-not-found` says that a thing does not exist: a status, or the field that a 422 names. */
export type NotFoundRule = number | string;

/**
 * What the app does when a call comes back 401, as `x-on-unauthorized` declares it. `sign-out` ends the session, which a query
 * does if nothing is declared; `login` also opens the login dialog, as other writes do; `explain-login` says why; `home`
 * leads to the home page; `ignore` leaves the session alone.
 */
export type UnauthorizedReaction = 'ignore' | 'sign-out' | 'login' | 'explain-login' | 'home';

/** What every operation has; the client needs no more. */
export interface OperationFields<Id extends OperationId = OperationId> {
  id: Id;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  access: Access;
  inPath?: readonly string[];
  inQuery?: readonly string[];
  /** Makes the body, where that is not JSON. */
  bodySerializer?: (body: Record<string, unknown>) => FormData;
  /** The good answer is text, whatever its content type says. */
  text?: true;
  /** The good answer is a file. */
  file?: true;
  onUnauthorized?: UnauthorizedReaction;
}

/** A key of SWR's cache: the operation and its input. */
export type QueryKey = readonly [id: OperationId, input: object];

/** One query with its input, asked before a screen shows it: on hover and by the server. */
export interface RouteQuery {
  query: AnyQuery;
  /** Of the one call that is made for it. */
  key: QueryKey;
  /** The response as entries of SWR's cache. */
  toFallback: (data: unknown) => Record<string, unknown>;
}

type OptionalInput<Id extends OperationId> =
  Partial<Input<Id>> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** One query; `Data` is what screens get. */
export interface Query<
  Id extends OperationId = OperationId,
  Data = QueryData<Id>,
> extends OperationFields<Id> {
  unwrap?: true;
  pagination?: Pagination;
  notFound?: NotFoundRule;
  // A method, so that a query is also an `AnyQuery`: parameters of methods are compared both ways.
  key(input?: Input<Id>): QueryKey;
  /** The query with its input, for the routes that ask it ahead. */
  query(...input: OptionalInput<Id>): RouteQuery;
  /** Response body to screen data: unwraps the envelope, then undoes wire quirks. A decoder may load its code on use. */
  decode(body: unknown): Data | Promise<Data>;
}

/** Whether the backend has lost a part of a write that it says to have done, as `x-loses-first` declares it; then it is sent again. */
export type LossTest = (input: object, result: unknown, user: User | null) => boolean;

/** One mutation with what it does to cached queries (API-03). */
export interface Mutation<
  Id extends OperationId = OperationId,
  Result = ResponseBody<Id>,
> extends OperationFields<Id> {
  invalidates: readonly OperationId[];
  populates: readonly { query: AnyQuery; unless?: string }[];
  /** Writes of one group leave one after another. */
  serial?: string;
  isLost?: LossTest;
  decode(body: unknown): Result | Promise<Result>;
}

/** A query whose types don't matter to the caller. */
export type AnyQuery = Query<OperationId, unknown>;

type QuerySource<Id extends OperationId, Data> = OperationFields<Id> & {
  unwrap?: true;
  pagination?: Pagination;
  notFound?: NotFoundRule;
  /** Undefined in the browser where it only prunes. */
  decode?: ((wire: QueryData<Id>) => Data | Promise<Data>) | undefined;
};

type MutationSource<Id extends OperationId, Result> = OperationFields<Id> & {
  invalidates?: readonly OperationId[];
  // The generator has checked that both answers have one schema, so the types may be forgotten here.
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
      // A null would be no data and no error: a skeleton without an end.
      if (!source.text && !source.file && !isRecord(wire)) {
        throw new TypeError(`The response of ${source.id} has no object where its data belongs.`);
      }
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
    decode: (body) => (decode ? decode(body as ResponseBody<Id>) : (body as Result)),
  };
}

function withoutUndefined(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
