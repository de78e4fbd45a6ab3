import type { SampleRequest, Source } from '../requests/sample-requests.ts';
import { addressOfMade, contentOf } from '../requests/encode-request.ts';
import { isSecret } from '../lib/redact.ts';

/** How a backend that was not written for this contract is to be talked to. */
export interface Recipe {
  /** What stands in the place of `/api` in the addresses. */
  base: string;
  /** Headers that go with every call. */
  headers: Readonly<Record<string, string>>;
  /** How a token is sent; `{token}` stands for it. */
  authorization: { header: string; value: string };
  login: {
    path: string;
    /** `{user}` and `{password}` in its texts stand for what `--login` names. */
    body: Readonly<Record<string, unknown>>;
    /** JSON pointer to the token in the answer. */
    token: string;
  };
}

export const OWN_RECIPE: Recipe = {
  base: '/api',
  headers: { 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'en' },
  authorization: { header: 'Authorization', value: 'Bearer {token}' },
  login: {
    path: '/api/login',
    body: { phone: '{user}', password: '{password}' },
    token: '/data/access/token',
  },
};

/** A backend under check. */
export interface Target {
  /** Scheme, host and port. */
  origin: string;
  recipe: Recipe;
  /** Milliseconds until an answer counts as lost. */
  timeout: number;
}

/** What came back, or why nothing did. */
export type Reply =
  | {
      outcome: 'answered';
      status: number;
      headers: Headers;
      /** As text; the judging parses it. */
      text: string;
      milliseconds: number;
    }
  | { outcome: 'lost'; reason: 'timeout' | 'cut' | 'unreachable'; message: string };

/** The address of a request at the target. */
export function addressOf(target: Target, source: Source, request: SampleRequest): string {
  const address = addressOfMade(source, request).replace(/^\/api(?=[/?]|$)/, target.recipe.base);
  return `${target.origin}${address}`;
}

/** Sends a request; never throws for what the backend does. */
export async function send(
  target: Target,
  source: Source,
  request: SampleRequest,
  token: string | undefined,
): Promise<Reply> {
  const content = contentOf(source, request);
  const { header, value } = target.recipe.authorization;
  const began = performance.now();
  const deadline = AbortSignal.timeout(target.timeout);
  let phase: 'unreachable' | 'cut' = 'unreachable';
  try {
    const response = await fetch(addressOf(target, source, request), {
      method: request.method.toUpperCase(),
      redirect: 'manual',
      signal: deadline,
      headers: {
        Accept: 'application/json',
        ...target.recipe.headers,
        ...(typeof content === 'string' ? { 'Content-Type': 'application/json' } : {}),
        ...(token === undefined ? {} : { [header]: value.replace('{token}', token) }),
      },
      ...(content === undefined ? {} : { body: content }),
    });
    phase = 'cut';
    const text = await response.text();
    const milliseconds = performance.now() - began;
    return {
      outcome: 'answered',
      status: response.status,
      headers: response.headers,
      text,
      milliseconds,
    };
  } catch (error) {
    if (deadline.aborted) {
      const message = `no whole answer within ${target.timeout} ms`;
      return { outcome: 'lost', reason: 'timeout', message };
    }
    return { outcome: 'lost', reason: phase, message: causeOf(error) };
  }
}

/** Why a call came to nothing. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** A line for a terminal that sends the request again; tokens and passwords are not in it. */
export function curlOf(
  target: Target,
  source: Source,
  request: SampleRequest,
  hasToken: boolean,
): string {
  const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const parts = ['curl', '-i', '-X', request.method.toUpperCase()];
  const { header, value } = target.recipe.authorization;
  if (hasToken) parts.push('-H', `"${header}: ${value.replace('{token}', '$TOKEN')}"`);
  for (const [name, text] of Object.entries(target.recipe.headers)) {
    parts.push('-H', quote(`${name}: ${text}`));
  }
  for (const [name, field] of Object.entries(request.body ?? {})) {
    if (!source.isForm) break;
    const text = field instanceof File ? `@${field.name}` : String(masked(name, field));
    parts.push('-F', quote(`${name}=${text}`));
  }
  if (request.body && !source.isForm) {
    const body = Object.fromEntries(
      Object.entries(request.body).map(([name, field]) => [name, masked(name, field)]),
    );
    parts.push('-H', quote('Content-Type: application/json'), '-d', quote(JSON.stringify(body)));
  }
  return [...parts, quote(addressOf(target, source, request))].join(' ');
}

function masked(name: string, value: unknown): unknown {
  return isSecret(name) ? '***' : value;
}
