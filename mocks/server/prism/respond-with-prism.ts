import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IHttpConfig, IHttpRequest, PrismHttpInstance } from '@stoplight/prism-http';
import type { Contract, Operation } from '../../../contract/engine/contract.ts';
import { sendJson, sendText } from '../http/send-response.ts';

// The only file that uses Prism: its types (and those of fp-ts) stay here.

type PrismOperations = Parameters<PrismHttpInstance['request']>[1];

interface Loaded {
  prism: PrismHttpInstance;
  operations: PrismOperations;
}

const loaded = new WeakMap<Contract, Promise<Loaded>>();

/** Takes most of a second, so Prism loads on demand. */
function load(contract: Contract): Promise<Loaded> {
  const known = loaded.get(contract);
  if (known) return known;
  const loading = (async () => {
    const [{ createInstance, getHttpOperationsFromSpec }, { createLogger }] = await Promise.all([
      import('@stoplight/prism-http'),
      import('@stoplight/prism-core'),
    ]);
    const operations = await getHttpOperationsFromSpec(contract.document);
    const logger = createLogger('prism', { level: 'silent' });
    return { prism: createInstance(configFor({ dynamic: false }), { logger }), operations };
  })();
  loaded.set(contract, loading);
  return loading;
}

/** Prism mutates its configuration, so each request needs its own. */
function configFor(mock: { code?: number; exampleKey?: string; dynamic: boolean }): IHttpConfig {
  return {
    isProxy: false,
    upstreamProxy: undefined,
    checkSecurity: false,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    mock,
  };
}

/** Parses `Prefer: code=404, example=empty, dynamic=true`. */
function parsePrefer(prefer: string): { code?: number; exampleKey?: string; dynamic: boolean } {
  const preferences = new Map(
    prefer.split(/[,;]/).map((preference) => {
      const [name = '', value = ''] = preference.split('=', 2);
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', '')] as const;
    }),
  );
  const code = Number(preferences.get('code'));
  const example = preferences.get('example');
  return {
    dynamic: preferences.get('dynamic') === 'true',
    ...(Number.isInteger(code) ? { code } : {}),
    ...(example === undefined ? {} : { exampleKey: example }),
  };
}

function findOperation(operations: PrismOperations, id: string): PrismOperations {
  return operations.filter((operation) => operation.iid === id);
}

function toPrism(request: IncomingMessage, url: URL, body: unknown): IHttpRequest {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  return {
    method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: { path: url.pathname, query },
    // The page's `Accept` must not influence the preferred response.
    headers: { ...headers, accept: '*/*' },
    body,
  };
}

/** Responds to the header `Prefer` as Prism would (API-06). Rejects malformed JSON first. */
export async function respondWithPrism(
  contract: Contract,
  operation: Operation,
  prefer: string,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  rawBody: Buffer,
): Promise<void> {
  const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
  const body = isForm ? rawBody.toString('latin1') : parseJson(rawBody.toString());
  if (body === INVALID_JSON) {
    sendJson(
      response,
      400,
      { message: 'Failed to read the body: it is not valid JSON.' },
      { 'x-contract-violation': 'request' },
    );
    return;
  }
  const { prism, operations } = await load(contract);
  const result = await prism.request(
    toPrism(request, url, body),
    findOperation(operations, operation.id),
    configFor(parsePrefer(prefer)),
  )();
  if ('left' in result) {
    const { name, message } = result.left;
    const status = 'status' in result.left ? Number(result.left.status) : 500;
    const problem = JSON.stringify({ type: name, title: message, status });
    sendText(response, status, problem, 'application/problem+json');
    return;
  }
  const { statusCode, headers, body: responseBody } = result.right.output;
  const type = headers?.['Content-type'] ?? headers?.['content-type'] ?? 'application/json';
  if (responseBody === undefined) response.writeHead(statusCode).end();
  else {
    const content = typeof responseBody === 'string' ? responseBody : JSON.stringify(responseBody);
    sendText(response, statusCode, content, type);
  }
}

/** Returns Prism's messages, for the parity test. */
export async function validateWithPrism(
  contract: Contract,
  id: string,
  response: {
    status: number;
    contentType: string;
    /** Names in lower case. */
    headers: ReadonlyMap<string, string>;
    body: unknown;
  },
): Promise<string[]> {
  const [{ operations }, { validateOutput }] = await Promise.all([
    load(contract),
    // Not public, but the only way to validate a single response.
    import('@stoplight/prism-http/dist/validator/index.js'),
  ]);
  const [resource] = findOperation(operations, id);
  if (!resource) throw new Error(`Failed to validate ${id}: Prism has no such operation.`);
  const result = validateOutput({
    resource,
    element: {
      statusCode: response.status,
      headers: { ...Object.fromEntries(response.headers), 'content-type': response.contentType },
      body: response.body,
    },
  });
  return 'left' in result ? result.left.map(({ message }) => message) : [];
}

const INVALID_JSON = Symbol('broken');

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return INVALID_JSON;
  }
}
