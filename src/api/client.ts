import createClient, {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
} from 'openapi-fetch';
import { loadCode } from '../lib/load-code.ts';
import type { paths } from './generated/schema.d.ts';
import type {
  Mutation,
  OperationFields,
  Pagination,
  Query,
  RouteQuery,
} from './runtime/define-operation.ts';
import {
  AbortedRequestError,
  MisreportedStatusError,
  toNetworkError,
  UndocumentedResponseError,
} from './errors.ts';
import { decodeFields } from './runtime/decode-fields.ts';
import type { UnauthorizedReaction } from './runtime/define-operation.ts';
import type { Input, OperationId } from './types.ts';
import { createRequestHeaders } from './transport/request-headers.ts';
import type { Upload } from './transport/upload.ts';

/** Options of a client; the server creates one per request. */
export interface ClientOptions {
  /** Origin and path before `/api`: empty in the browser, the backend's origin on the server. */
  baseUrl: string;
  /** Null for a guest. Read for each request. */
  getToken: () => string | null;
  /** Sent unchanged as Accept-Language (LANG-03). */
  getLocale: () => string;
  /** Called on a 401 with the token of the request (AUTH-17). */
  onUnauthorized?: (reaction: UnauthorizedReaction, token: string | null) => void;
  /** Translates messages and untranslated fields (WORD-01). Without it they are shown as sent. */
  translate?: (text: string) => Promise<string>;
  fetch?: (request: Request) => Promise<Response>;
  /** Class of the requests that `fetch` receives. */
  Request?: typeof globalThis.Request;
  /** Sends requests that report progress; XMLHttpRequest by default. */
  upload?: Upload;
  /** Request timeout in ms; Infinity for none. For uploads, the time without progress. */
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** Can return what it returned for an equal text before. Default: decodes each response. */
  decodeText?: DecodeText;
}

/** @param text the operation's id and a response's body */
export type DecodeText = <Data>(text: string, decode: () => Promise<Data>) => Promise<Data>;

export interface Client {
  /**
   * Sends one operation and returns its decoded response body.
   *
   * @param token sent instead of the session's token, for example after the session ended.
   * @param onProgress called with the sent share of the body, from 0 to 1.
   * @throws ApiError, BusyError, NetworkError, UndocumentedResponseError, or AbortedRequestError when `signal`
   * aborts or a customer query has no token.
   */
  call: <Id extends OperationId, Data>(
    operation: Query<Id, Data> | Mutation<Id, Data>,
    input?: Input<Id>,
    signal?: AbortSignal,
    token?: string | null,
    onProgress?: (share: number) => void,
  ) => Promise<Data>;
  /** Translates a message of a successful response. Error messages are already translated. */
  translate: (text: string) => Promise<string>;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** Creates a client that sends the headers of API-15 and LANG-03. */
export function createApiClient(options: ClientOptions): Client {
  const { baseUrl, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const translate = options.translate ?? ((text) => Promise.resolve(text));
  const transport = createClient<paths>({
    baseUrl,
    ...(options.fetch ? { fetch: options.fetch } : {}),
    ...(options.Request ? { Request: options.Request } : {}),
  });

  return {
    translate,
    async call(operation, input, signal, token = options.getToken(), onProgress) {
      const isWrite = 'invalidates' in operation;
      // Screens may still refetch during logout, and links prefetch for guests (STATE-04).
      if (operation.access === 'customer' && !isWrite && token === null)
        throw new AbortedRequestError(`Aborted ${operation.id}: nobody is signed in.`);
      // Uploads time out only without progress.
      const deadline =
        onProgress || timeoutMs === Infinity ? undefined : AbortSignal.timeout(timeoutMs);
      const progress = onProgress && {
        async fetch(request: Request) {
          const send =
            options.upload ?? (await loadCode(() => import('./transport/upload.ts'))).upload;
          return send(request, onProgress, timeoutMs);
        },
      };
      const { data, error, response } = await transport
        .request(
          // Both are generated from the same contract; the compiler can't prove it.
          operation.method as 'get',
          operation.path as '/api/master',
          {
            ...toRequestOptions(
              operation,
              input ?? {},
              { ...options.headers, ...createRequestHeaders(options.getLocale(), token) },
              signal,
              deadline,
            ),
            ...progress,
          } as never,
        )
        .catch((cause: unknown) => {
          throw toNetworkError(operation.id, cause, signal);
        });
      const toError = async (status: number, body: unknown) => {
        if (status === 401) {
          const reaction = operation.onUnauthorized ?? (isWrite ? 'login' : 'sign-out');
          options.onUnauthorized?.(reaction, token);
        }
        const { toResponseError } = await import('./response-error.ts').catch(() => {
          throw new UndocumentedResponseError(operation.id, status);
        });
        return toResponseError(operation, { status, headers: response.headers }, body, translate);
      };
      if (!response.ok) throw await toError(response.status, error);
      try {
        if (operation.file) return await operation.decode(data);
        const text = (data as string | undefined) ?? '';
        const decode = async () =>
          operation.decode(
            operation.text ? text : text === '' ? undefined : decodeFields(JSON.parse(text)),
          );
        const decoded = await (options.decodeText?.(`${operation.id} ${text}`, decode) ?? decode());
        if (!options.translate || !operation.untranslated) return decoded;
        const fields = await import('./runtime/translate-fields.ts');
        return await fields.translateFields(operation.id, decoded, translate);
      } catch (cause) {
        if (cause instanceof MisreportedStatusError) throw await toError(cause.status, {});
        throw new UndocumentedResponseError(operation.id, response.status, cause);
      }
    },
  };
}

/** Returns the URL that a client requests for a query. */
export function toRequestUrl(baseUrl: string, { query, key }: RouteQuery): string {
  return createFinalURL(query.path, {
    baseUrl,
    params: toParams(query, key[1]),
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  });
}

/** With only one of page and size, the backend returns the complete list (API-16). */
function withPageSize(operation: object, values: Record<string, unknown>): Record<string, unknown> {
  if (!('pagination' in operation)) return values;
  const { page, size, defaultSize } = operation.pagination as Pagination;
  if (values[page] === undefined && values[size] === undefined) return values;
  return { ...values, [page]: values[page] ?? 1, [size]: values[size] ?? defaultSize };
}

function toParams({ inPath, inQuery, ...operation }: Omit<OperationFields, 'id'>, input: object) {
  const values = withPageSize(operation, input as Record<string, unknown>);
  const pick = (names: readonly string[] = []) =>
    Object.fromEntries(
      names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
    );
  return { path: pick(inPath), query: pick(inQuery) };
}

function toRequestOptions(
  operation: Omit<OperationFields, 'id'>,
  input: object,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
  deadline: AbortSignal | undefined,
) {
  const { body } = input as { body?: unknown };
  const signals = [signal, deadline].filter((one) => one !== undefined);
  return {
    params: toParams(operation, input),
    headers,
    // Parsed later: /lang sends JSON as text/html.
    parseAs: operation.file ? ('blob' as const) : ('text' as const),
    signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0],
    ...(body === undefined ? {} : { body }),
    ...(operation.bodySerializer ? { bodySerializer: operation.bodySerializer } : {}),
  };
}
