import type { DecodingError } from '../engine/parse-response-body.ts';
import { messageWithCause } from '../lib/error-message.ts';
import { fillPlaceholders } from '../lib/fill-placeholders.ts';
import { isSecret, MASK } from '../lib/redact.ts';
import { encodeBody, encodeUrl, formParts } from '../requests/encode-request.ts';
import type { RequestSpec, SampleRequest } from '../requests/sample-requests.ts';

/** How to call a backend whose paths, headers or login differ from the contract. */
export interface Recipe {
  base: string;
  headers: Readonly<Record<string, string>>;
  authorization: { header: string; value: string };
  login: {
    path: string;
    /** `{user}` and `{password}` are placeholders. */
    body: Readonly<Record<string, unknown>>;
    /** JSON pointer to the token in the response. */
    token: string;
  };
}

/** The recipe of a backend that follows the contract. */
export const DEFAULT_RECIPE: Recipe = {
  base: '/api',
  headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'en' },
  authorization: { header: 'Authorization', value: 'Bearer {token}' },
  login: {
    path: '/api/login',
    body: { phone: '{user}', password: '{password}' },
    token: '/data/access/token',
  },
};

export interface Target {
  origin: string;
  recipe: Recipe;
  timeoutMs: number;
}

export type RequestOutcome =
  | {
      kind: 'response';
      status: number;
      headers: Headers;
      /** Empty if they could not be decoded. */
      bytes: Buffer;
      decodingError?: DecodingError;
    }
  | { kind: 'failure'; reason: 'timeout' | 'truncated' | 'unreachable'; message: string };

function urlOf(target: Target, spec: RequestSpec, request: SampleRequest): string {
  const path = encodeUrl(spec, request).replace(/^\/api(?=[/?]|$)/, () => target.recipe.base);
  return `${target.origin}${path}`;
}

/** Sends a request. Returns network errors instead of throwing them. */
export async function sendRequest(
  target: Target,
  spec: RequestSpec,
  request: SampleRequest,
  token: string | undefined,
): Promise<RequestOutcome> {
  const body = encodeBody(spec, request);
  const { header, value } = target.recipe.authorization;
  const deadline = AbortSignal.timeout(target.timeoutMs);
  let response: Response | undefined;
  try {
    response = await fetch(urlOf(target, spec, request), {
      method: request.method.toUpperCase(),
      redirect: 'manual',
      signal: deadline,
      headers: {
        Accept: 'application/json',
        ...target.recipe.headers,
        ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
        ...(token === undefined ? {} : { [header]: fillPlaceholders(value, { token }) }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { kind: 'response', status: response.status, headers: response.headers, bytes };
  } catch (error) {
    if (deadline.aborted) {
      const message = `no complete response within ${target.timeoutMs} ms`;
      return { kind: 'failure', reason: 'timeout', message };
    }
    const cause = error instanceof Error ? error.cause : undefined;
    if (response && isDecodingError(cause)) {
      const { status, headers } = response;
      const coding = headers.get('content-encoding') ?? '';
      const decodingError = { coding, reason: cause.message };
      return { kind: 'response', status, headers, bytes: Buffer.alloc(0), decodingError };
    }
    const reason = response ? 'truncated' : 'unreachable';
    return { kind: 'failure', reason, message: messageWithCause(error) };
  }
}

/** Whether an error comes from zlib, by its code. */
function isDecodingError(error: unknown): error is Error {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return error instanceof Error && /^(?:Z_|ZSTD_|ERR__ERROR_|ERR_BROTLI_)/i.test(code ?? '');
}

/** Formats a request as a curl command, without passwords. `token` may be a shell variable. */
export function formatCurl(
  target: Target,
  spec: RequestSpec,
  request: SampleRequest,
  token: string | undefined,
): string {
  const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const parts = ['curl', '-i', '-X', request.method.toUpperCase()];
  const { authorization, headers } = target.recipe;
  if (token !== undefined) {
    const value = fillPlaceholders(authorization.value, { token });
    parts.push('-H', `"${authorization.header}: ${value}"`);
  }
  for (const [name, text] of Object.entries(headers)) {
    // Other headers may be API keys, under any name.
    const value = Object.hasOwn(DEFAULT_RECIPE.headers, name) ? text : MASK;
    parts.push('-H', quote(`${name}: ${value}`));
  }
  for (const [name, part] of spec.isForm ? formParts(request.body ?? {}) : []) {
    if (part instanceof File) parts.push('-F', quote(`${name}=@${part.name}`));
    // Unlike -F, sends values such as `@name` unchanged.
    else parts.push('--form-string', quote(`${name}=${String(mask(name, part))}`));
  }
  if (request.body && !spec.isForm) {
    const body = Object.fromEntries(
      Object.entries(request.body).map(([name, field]) => [name, mask(name, field)]),
    );
    parts.push('-H', quote('Content-Type: application/json'), '-d', quote(JSON.stringify(body)));
  }
  return [...parts, quote(urlOf(target, spec, request))].join(' ');
}

function mask(name: string, value: unknown): unknown {
  return isSecret(name) ? MASK : value;
}
