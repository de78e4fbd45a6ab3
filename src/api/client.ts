import createClient from 'openapi-fetch';
import type { paths } from './generated/schema.d.ts';
import type {
  Mutation,
  NotFoundRule,
  OperationFields,
  Pagination,
  Query,
} from './runtime/define-operation.ts';
import {
  AbortedRequestError,
  ApiError,
  NetworkError,
  UndocumentedResponseError,
} from './errors.ts';
import { type FailureTexts, readFailureTexts, translateFailureTexts } from './failure-texts.ts';
import { decodeFields } from './runtime/decode-fields.ts';
import type { UnauthorizedReaction } from './runtime/define-operation.ts';
import type { ErrorResponse, Input, OperationId } from './types.ts';
import type { Upload } from './transport/upload.ts';

/** What a client needs to know of its surroundings; the server makes one client per request. */
export interface ClientOptions {
  /** Origin and path before `/api`: empty in the browser, the backend's address on the server. */
  baseUrl: string;
  /** Bearer token, or null for a guest. Read anew for each call. */
  getToken: () => string | null;
  /** Language code as the backend knows it, sent as it is (LANG-03). */
  getLocale: () => string;
  /** Called when a call came back 401, with the token that it was sent with, before the error is thrown (AUTH-17). */
  onUnauthorized?: (reaction: UnauthorizedReaction, token: string | null) => void;
  /** Puts a message of the server into the shopper's language (WORD-01); as sent if left out. */
  translate?: (text: string) => Promise<string>;
  fetch?: typeof globalThis.fetch;
  /** Sends what somebody watches; by XMLHttpRequest if left out. */
  upload?: Upload;
  /** Milliseconds until a call is given up; an upload, until nothing of it gets through. */
  timeout?: number;
  /** Further headers, such as the ones that the server forwards. */
  headers?: Record<string, string>;
}

/** The one place that knows HTTP. */
export interface Client {
  /**
   * Sends one operation and returns its response body as decoded by the definition.
   *
   * @param token the one to send instead of the session's, which may have ended.
   * @param onProgress is told how much of the body has left, from 0 to 1.
   * @throws ApiError, NetworkError, UndocumentedResponseError, or AbortedRequestError when `signal` gave up, or a customer's query
   * has no token.
   */
  call: <Id extends OperationId, Data>(
    operation: Query<Id, Data> | Mutation<Id, Data>,
    input?: Input<Id>,
    signal?: AbortSignal,
    token?: string | null,
    onProgress?: (share: number) => void,
  ) => Promise<Data>;
  /** Returns a message of a successful response in the shopper's language; those of failures come so. */
  translate: (text: string) => Promise<string>;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** Makes a client over openapi-fetch; every call carries the headers of API-15 and LANG-03. */
export function createApiClient(options: ClientOptions): Client {
  const { baseUrl, timeout = DEFAULT_TIMEOUT_MS } = options;
  const translate = options.translate ?? ((text) => Promise.resolve(text));
  const transport = createClient<paths>({
    baseUrl,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  return {
    translate,
    async call(operation, input, signal, token = options.getToken(), onProgress) {
      const isWrite = 'invalidates' in operation;
      // A screen may ask once more as its customer leaves, a link's prefetch for a guest (STATE-04).
      if (operation.access === 'customer' && !isWrite && token === null)
        throw new AbortedRequestError(`${operation.id} was not sent: nobody is signed in.`);
      // An upload may take its time as long as it goes on: it has a deadline of its own.
      const deadline = onProgress ? undefined : AbortSignal.timeout(timeout);
      const progress = onProgress && {
        async fetch(request: Request) {
          const send = options.upload ?? (await import('./transport/upload.ts')).upload;
          return send(request, onProgress, timeout);
        },
      };
      const { data, error, response } = await transport
        .request(
          // The definitions come from the same contract as `paths`; only the compiler can't see it.
          operation.method as 'get',
          operation.path as '/api/master',
          {
            ...requestOf(operation, input ?? {}, headersOf(options, token), signal, deadline),
            ...progress,
          } as never,
        )
        .catch((cause: unknown) => {
          throw toRequestError(operation.id, cause, signal);
        });
      if (!response.ok) {
        if (response.status === 401) {
          const reaction = operation.onUnauthorized ?? (isWrite ? 'login' : 'sign-out');
          options.onUnauthorized?.(reaction, token);
        }
        throw await failedCall(operation, response.status, error, translate);
      }
      try {
        if (operation.file) return await operation.decode(data);
        const text = (data as string | undefined) ?? '';
        return await operation.decode(
          operation.text ? text : text === '' ? undefined : decodeFields(JSON.parse(text)),
        );
      } catch (cause) {
        throw new UndocumentedResponseError(operation.id, response.status, cause);
      }
    },
  };
}

function headersOf(options: ClientOptions, token: string | null): Record<string, string> {
  return {
    ...options.headers,
    Accept: 'application/json',
    'Accept-Language': options.getLocale(),
    'X-Requested-With': 'XMLHttpRequest',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

/** A page's number and its size go together: the backend answers either alone with the whole list (API-16). */
function wholePage(operation: object, values: Record<string, unknown>): Record<string, unknown> {
  if (!('pagination' in operation)) return values;
  const { page, size, defaultSize } = operation.pagination as Pagination;
  if (values[page] === undefined && values[size] === undefined) return values;
  return { ...values, [page]: values[page] ?? 1, [size]: values[size] ?? defaultSize };
}

function requestOf(
  operation: Omit<OperationFields, 'id'>,
  input: object,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
  deadline: AbortSignal | undefined,
) {
  const signals = [signal, deadline].filter((one) => one !== undefined);
  const values = wholePage(operation, input as Record<string, unknown>);
  const pick = (names: readonly string[] = []) =>
    Object.fromEntries(
      names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
    );
  const body = values['body'];
  return {
    params: { path: pick(operation.inPath), query: pick(operation.inQuery) },
    headers,
    // Never read as JSON: the good answer of /lang is JSON that calls itself HTML.
    parseAs: operation.file ? ('blob' as const) : ('text' as const),
    signal: signals.length === 1 ? signals[0] : AbortSignal.any(signals),
    ...(body === undefined ? {} : { body }),
    ...(operation.bodySerializer ? { bodySerializer: operation.bodySerializer } : {}),
  };
}

function toRequestError(
  operation: OperationId,
  cause: unknown,
  signal: AbortSignal | undefined,
): Error {
  if (signal?.aborted) return new AbortedRequestError(`${operation} was given up.`, { cause });
  if (isTimeout(cause)) return new NetworkError(operation, 'timeout', cause);
  // Node has a navigator without `onLine`, whatever the types say.
  const offline = 'onLine' in (globalThis.navigator ?? {}) && !navigator.onLine;
  return new NetworkError(operation, offline ? 'offline' : 'unreachable', cause);
}

function isTimeout(cause: unknown): boolean {
  // By its name: a test's page has another DOMException than the one that timers throw.
  return (
    typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError'
  );
}

async function failedCall(
  { id: operation, ...fields }: OperationFields,
  status: number,
  body: unknown,
  translate: (text: string) => Promise<string>,
): Promise<Error> {
  // Whatever is no JSON object comes from something between us and the backend.
  if (typeof body !== 'object' || body === null)
    return new UndocumentedResponseError(operation, status);
  const failure = { status, body } as ErrorResponse<OperationId>;
  const texts = readFailureTexts(failure);
  // The shop has words of its own for a lost session and for a server that broke.
  const isShown = status !== 401 && status < 500;
  return new ApiError(
    operation,
    failure,
    isShown ? await translateFailureTexts(texts, translate) : texts,
    'notFound' in fields && isUnknown(fields.notFound as NotFoundRule, status, texts),
  );
}

/** By the operation's own sign, or by the usual one. */
function isUnknown(rule: NotFoundRule, status: number, { fields }: FailureTexts): boolean {
  return status === 404 || status === rule || rule in fields;
}
