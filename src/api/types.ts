import type { operations } from './generated/schema.d.ts';

export type OperationId = keyof operations;

/** JSON, where the backend may also send a page. */
type Json<R> = R extends { content: infer C }
  ? C extends { 'application/json': infer J }
    ? J
    : C[keyof C]
  : undefined;
type Responses<Id extends OperationId> = operations[Id]['responses'];
type SuccessStatus = 200 | 201 | 202 | 204;

export type ResponseBody<Id extends OperationId> = {
  [S in keyof Responses<Id> & SuccessStatus]: Json<Responses<Id>[S]>;
}[keyof Responses<Id> & SuccessStatus];

/** Documented error responses, discriminated by `status`. */
export type ErrorResponse<Id extends OperationId> = {
  [S in Exclude<keyof Responses<Id>, SuccessStatus>]: { status: S; body: Json<Responses<Id>[S]> };
}[Exclude<keyof Responses<Id>, SuccessStatus>];

/** The envelope's `data`, if the response has one. */
export type QueryData<Id extends OperationId> =
  ResponseBody<Id> extends { data: infer D } ? D : ResponseBody<Id>;

type Parameters<Id extends OperationId> = operations[Id] extends { parameters: infer P }
  ? P
  : never;
type Present<T> = [T] extends [undefined] ? unknown : NonNullable<T>;
type ParameterInput<
  Id extends OperationId,
  K extends 'path' | 'query',
> = K extends keyof Parameters<Id> ? Present<Parameters<Id>[K]> : unknown;
type Content<B> = B extends { content: infer C }
  ? C extends { 'multipart/form-data': infer M }
    ? M
    : C[keyof C]
  : never;
type BodyInput<Id extends OperationId> = operations[Id] extends { requestBody: infer B }
  ? { body: Content<B> }
  : operations[Id] extends { requestBody?: infer B }
    ? [NonNullable<B>] extends [never]
      ? unknown
      : { body?: Content<NonNullable<B>> }
    : unknown;
type Flat<T> = { [K in keyof T]: T[K] };

/** Path and query parameters side by side, the body under `body`. */
export type Input<Id extends OperationId> = Flat<
  ParameterInput<Id, 'path'> & ParameterInput<Id, 'query'> & BodyInput<Id>
>;

/** Without the page number. */
export type PageInput<Id extends OperationId, Page extends string> = Flat<Omit<Input<Id>, Page>>;
