import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Contract, Operation } from '../../contract/engine/contract.ts';
import { validationBody } from '../../contract/engine/form-messages.ts';
import { validateResponse } from '../../contract/engine/validate-response.ts';
import { validateRequest } from '../../contract/engine/validate-request.ts';
import type { AnyHandler } from '../domain/world/handler.ts';
import { findGuest } from '../domain/cart/guests.ts';
import { missingHandlerMessage } from '../domain/find-handler-file.ts';
import { guestHandlers, type Handlers } from '../domain/handlers.ts';
import { isSince } from '../domain/world/release.ts';
import type { Account } from '../domain/world/state/account.ts';
import type { World } from '../domain/world/world.ts';
import { requestLocale } from '../domain/world/content-locale.ts';
import { findFormErrors } from '../domain/find-form-errors.ts';
import { translateFormErrors } from '../domain/translate-form-errors.ts';
import { lookups } from '../domain/path-lookups.ts';
import { APP_SHELL_HTML } from '../lib/app-shell-page.ts';
import { respondWithPrism } from './prism/respond-with-prism.ts';
import type { WorldEntry } from '../worlds/world-store.ts';
import { fileHeaders } from '../lib/content-disposition.ts';
import { injectFailures } from './failures/inject-failures.ts';
import { originOf } from './http/request-origin.ts';
import { readBody } from './http/read-body.ts';
import { sendJson, sendText, sendViolations } from './http/send-response.ts';

export interface RequestContext {
  readonly contract: Contract;
  readonly handlers: Handlers;
  /** Called with an explanation when an operation has no handler. */
  readonly onMissingHandler: ((message: string) => void) | undefined;
}

export async function handleRequest(
  { contract, handlers, onMissingHandler }: RequestContext,
  entry: WorldEntry,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const method = request.method === 'HEAD' ? 'get' : (request.method ?? 'GET').toLowerCase();
  const found = contract.find(method, url.pathname);
  if (!found || 'allowed' in found) {
    sendUnknown(request, response, url.pathname, method, found?.allowed ?? []);
    return;
  }
  const { target: operation, pathParameters } = found;
  const body = await readBody(request);

  const token = parseBearerToken(request);
  const address = requestAddress(request);
  if (await injectFailures(entry, operation, { token, address }, response)) return;
  const prefer = request.headers['prefer'];
  if (typeof prefer === 'string') {
    await respondWithPrism(contract, operation, prefer, request, response, url, body);
    return;
  }

  const handler = handlers[operation.id as keyof Handlers] as unknown as AnyHandler | undefined;
  if (!handler) {
    const message = missingHandlerMessage(operation.id, operation.tag);
    console.error(message);
    onMissingHandler?.(message);
    sendJson(response, 501, { message }, { 'x-contract-violation': 'response' });
    return;
  }

  const account = findAccount(entry.world, operation, token, request);
  const guestHandler = account ? undefined : findGuestHandler(entry.world, operation);
  if (operation.access === 'customer' && account?.role !== 'customer' && !guestHandler) {
    if (account) sendAuthError(request, response, 403, 'User does not have the right roles.');
    else sendAuthError(request, response, 401, 'Unauthenticated.');
    return;
  }

  const result = await validateRequest(contract, operation, {
    pathParameters,
    query: url.searchParams,
    contentType: request.headers['content-type'],
    body,
  });
  if (result.outcome === 'violation') {
    sendViolations(response, 'request', operation.id, result.violations);
    return;
  }
  const form = {
    errors: result.outcome === 'form' ? result.errors : [],
    body: result.input.body,
  };
  const language = request.headers['accept-language'] ?? 'en';
  const errors = findFormErrors(entry.world, operation, form, account);
  if (errors.length > 0) {
    // An unknown id in the path takes precedence over form errors.
    const missing =
      account?.role === 'customer' && lookups[operation.id]?.(entry.world, account, pathParameters);
    if (typeof missing === 'string') sendJson(response, 404, { message: missing });
    else if (wantsJson(request))
      sendJson(response, 422, validationBody(translateFormErrors(errors, language)));
    else redirectHome(response);
    return;
  }
  const handled = await (guestHandler ?? handler)(
    {
      ...result.input,
      world: entry.world,
      customer: account?.role === 'customer' ? account : null,
      token,
      locale: requestLocale(entry.world, language),
      origin: originOf(request, entry),
      clientAddress: address,
    },
    (status, content) => ({ status, body: content }),
  );
  send(operation, handled.status, handled.body, response);
}

function send(operation: Operation, status: number, body: unknown, response: ServerResponse): void {
  const documented = [...(operation.responses.get(status)?.types.keys() ?? [])];
  const isText = typeof body === 'string' && documented.includes('text/html');
  const isFile = body instanceof Uint8Array;
  const type = isText
    ? 'text/html; charset=utf-8'
    : ((isFile ? documented[0] : undefined) ?? 'application/json');
  const violations = validateResponse(operation, {
    status,
    contentType: body === undefined ? undefined : type,
    body,
  });
  if (violations.length > 0) {
    for (const { code, pointer, message } of violations.slice(0, 10)) {
      console.error(`contract: ${operation.id} returned ${status}: ${code} ${pointer} ${message}`);
    }
    sendViolations(response, 'response', operation.id, violations);
  } else if (body === undefined) {
    response.writeHead(status).end();
  } else if (isFile) {
    response.writeHead(status, {
      'content-type': type,
      'content-length': body.length,
      ...fileHeaders(body),
    });
    response.end(body);
  } else {
    sendText(response, status, isText ? body : JSON.stringify(body), type);
  }
}

/** Like the backend: a page for GET, 405 for the rest. */
function sendUnknown(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  method: string,
  allowed: readonly string[],
): void {
  const violationHeader = { 'x-contract-violation': 'request' };
  if (method === 'get' && allowed.length === 0) {
    sendText(response, 200, APP_SHELL_HTML, 'text/html; charset=utf-8', violationHeader);
  } else {
    const methods = (allowed.length > 0 ? allowed : ['get']).flatMap((name) =>
      name === 'get' ? ['GET', 'HEAD'] : [name.toUpperCase()],
    );
    const message =
      `The ${request.method} method is not supported for route ${path.slice(1)}. ` +
      `Supported methods: ${methods.join(', ')}.`;
    sendJson(response, 405, { message }, { allow: methods.join(', '), ...violationHeader });
  }
}

/** Without one of these headers, the backend redirects rejected requests to a page. */
function wantsJson(request: IncomingMessage): boolean {
  return (
    request.headers['x-requested-with'] === 'XMLHttpRequest' ||
    (request.headers.accept ?? '').includes('application/json')
  );
}

function sendAuthError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
): void {
  if (wantsJson(request)) sendJson(response, status, { message });
  else redirectHome(response);
}

function redirectHome(response: ServerResponse): void {
  response.writeHead(302, { location: '/', 'content-length': '0' }).end();
}

/** The cart of a known guest wins over the customer's, as on the backend. */
function findAccount(
  world: World,
  { acceptsGuests }: Operation,
  token: string | null,
  request: IncomingMessage,
): Account | undefined {
  const guestToken = request.headers['x-guest-token'];
  const guest =
    acceptsGuests && typeof guestToken === 'string' ? findGuest(world, guestToken) : undefined;
  return guest ?? (token === null ? undefined : world.sessions.get(token));
}

function findGuestHandler(world: World, { id }: Operation) {
  const handler = guestHandlers[id as keyof typeof guestHandlers] as unknown;
  return isSince(world, 'R2') ? (handler as AnyHandler | undefined) : undefined;
}

function parseBearerToken(request: IncomingMessage): string | null {
  return /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The first address in `X-Forwarded-For`, else the remote address. */
function requestAddress(request: IncomingMessage): string {
  const forwardedFor = request.headers['x-forwarded-for'];
  const [first = ''] = String(forwardedFor ?? '').split(',', 1);
  return first.trim() || (request.socket.remoteAddress ?? '');
}
