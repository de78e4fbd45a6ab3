import type { Account, Customer } from './state/account.ts';
import type { World } from './world.ts';

/** Bytes where the contract has a file. */
type Content<R> = R extends { content: infer C }
  ? C[keyof C] extends Blob
    ? Uint8Array
    : C[keyof C]
  : undefined;

type ResponseBody<R, S extends keyof R> = R[S] extends { content?: never }
  ? undefined
  : Content<R[S]>;

type Part<Op, K extends 'path' | 'query'> = Op extends { parameters: infer P }
  ? K extends keyof P
    ? [P[K]] extends [undefined]
      ? object
      : NonNullable<P[K]>
    : object
  : object;

type RequestBody<Op> = Op extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : Op extends { requestBody?: { content: infer C } }
    ? C[keyof C] | Record<string, never>
    : undefined;

export interface Call<Op, Access> {
  path: Part<Op, 'path'>;
  query: Part<Op, 'query'>;
  body: RequestBody<Op>;
  world: World;
  /** Null for a guest where a token is optional. */
  customer: Access extends 'customer'
    ? Customer
    : Access extends 'optional'
      ? Customer | null
      : null;
  /** Null for a guest. */
  token: Access extends 'customer' ? string : string | null;
  /** The unparsed Accept-Language; `en` without one. */
  locale: string;
  /** Prefix of absolute URLs, such as `http://127.0.0.1:5173`. */
  origin: string;
  /** Network address of the client. */
  clientAddress: string;
}

declare const responseOf: unique symbol;

/** Only `reply` creates a response, so that the compiler checks every body as an argument. */
export interface HandlerResponse<Op> {
  readonly status: number;
  readonly body: unknown;
  readonly [responseOf]: Op;
}

/**
 * Creates a response. An undocumented status does not compile, nor a missing, extra, misspelt or
 * wrongly typed field (API-04).
 */
export type Reply<Op> = Op extends { responses: infer R }
  ? <S extends keyof R & number>(
      status: S,
      ...body: ResponseBody<R, S> extends undefined ? [] : [body: ResponseBody<R, S>]
    ) => HandlerResponse<Op>
  : never;

export type Handler<Op, Access> = (
  call: Call<Op, Access>,
  reply: Reply<Op>,
) => HandlerResponse<Op> | Promise<HandlerResponse<Op>>;

/** A missing operation does not compile (API-04). */
export type HandlersOf<Group> = {
  [Id in keyof Group]: Group[Id] extends { operation: infer Op; access: infer Access }
    ? Handler<Op, Access>
    : never;
};

/** Its operation is known only from the route. */
export type AnyHandler = (
  call: {
    path: unknown;
    query: unknown;
    body: unknown;
    world: World;
    customer: Account | null;
    token: string | null;
    locale: string;
    origin: string;
    clientAddress: string;
  },
  reply: (status: number, body?: unknown) => { status: number; body: unknown },
) => PlainResponse | Promise<PlainResponse>;

export interface PlainResponse {
  status: number;
  body: unknown;
}
