import type { Account, Customer } from './state/account.ts';
import type { World } from './world.ts';

/** What a handler hands over: bytes where the contract has a file. */
type Content<R> = R extends { content: infer C }
  ? C[keyof C] extends Blob
    ? Uint8Array
    : C[keyof C]
  : undefined;

/** Body of a documented response; undefined where the status has none. */
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

/** What a handler gets: a validated request and the world that it came to. */
export interface Call<Op, Access> {
  path: Part<Op, 'path'>;
  query: Part<Op, 'query'>;
  body: RequestBody<Op>;
  world: World;
  /** Who asks; null for a guest where a token is optional. */
  customer: Access extends 'customer'
    ? Customer
    : Access extends 'optional'
      ? Customer | null
      : null;
  /** The token used; null for a guest. */
  token: Access extends 'customer' ? string : string | null;
  /** Language code of Accept-Language as it was sent; `en` without one. */
  locale: string;
  /** Start of absolute addresses, such as `http://127.0.0.1:5173`. */
  origin: string;
  /** Network address of whoever asks. */
  address: string;
}

declare const responseOf: unique symbol;

/** A response of a handler. Only `reply` makes one, so that the compiler sees every body as an argument. */
export interface HandlerResponse<Op> {
  readonly status: number;
  readonly body: unknown;
  readonly [responseOf]: Op;
}

/**
 * Makes a response: a status that the operation doesn't document, and a missing, extra, misspelt or
 * wrongly typed field of its body, do not compile (API-04).
 */
export type Reply<Op> = Op extends { responses: infer R }
  ? <S extends keyof R & number>(
      status: S,
      ...body: ResponseBody<R, S> extends undefined ? [] : [body: ResponseBody<R, S>]
    ) => HandlerResponse<Op>
  : never;

/** Handles one operation from the state of a world. */
export type Handler<Op, Access> = (
  call: Call<Op, Access>,
  reply: Reply<Op>,
) => HandlerResponse<Op> | Promise<HandlerResponse<Op>>;

/** A handler for each operation of a group: a missing one does not compile (API-04). */
export type HandlersOf<Group> = {
  [Id in keyof Group]: Group[Id] extends { operation: infer Op; access: infer Access }
    ? Handler<Op, Access>
    : never;
};

/** A handler whose operation the server learns only from the route. */
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
    address: string;
  },
  reply: (status: number, body?: unknown) => { status: number; body: unknown },
) => PlainResponse | Promise<PlainResponse>;

/** A response at run time. */
export interface PlainResponse {
  status: number;
  body: unknown;
}
