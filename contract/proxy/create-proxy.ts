import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { responseError } from '../check/evaluate-response.ts';
import type { Contract } from '../engine/contract.ts';
import { errorMessage } from '../lib/error-message.ts';
import { maskUrl } from '../lib/redact.ts';
import type { Channels } from '../realtime/channels.ts';
import { printable } from '../reports/printable.ts';
import { toEventErrors } from '../traffic/event-errors.ts';
import type { Exchange } from '../traffic/exchange.ts';
import {
  type ExchangeError,
  validateExchange,
  validateExchangeRequest,
} from '../traffic/validate-exchange.ts';
import { captureBody, decodeBody } from './capture-body.ts';
import { createServer } from './create-server.ts';
import { forwardUpgrade } from './forward-upgrade.ts';
import { endToEndHeaders, requestBackend } from './request-backend.ts';

/** A validated call or realtime event, as `--log` writes it; secrets are masked. */
export interface ProxiedCall {
  /** ISO 8601, start of the request. */
  time: string;
  /** `EVENT` for events; their address is the channel. */
  method: string;
  address: string;
  /** Or the name of the event. Undefined for undocumented calls. */
  operation: string | undefined;
  status: number | undefined;
  /** From the request to the end of the response. */
  milliseconds: number;
  errors: ExchangeError[];
  /** Why the body was not validated. */
  unchecked?: string;
}

export interface ProxyOptions {
  contract: Contract;
  channels: Channels;
  backend: string;
  /** Path that replaces `/api` at the backend. */
  base: string;
  /** Respond 502 instead of forwarding violations. */
  strict: boolean;
  onCall: (call: ProxiedCall) => void;
}

export interface Proxy {
  listen: (port: number, host?: string) => Promise<number>;
  close: () => Promise<void>;
  /** Resolves when all current calls have ended and are validated. */
  waitForCalls: () => Promise<void>;
  use: (contract: Contract) => void;
}

const API = /^\/api(?=[/?]|$)/;

interface ObservedExchange {
  request: Exchange['request'];
  status?: number;
  headers?: http.IncomingHttpHeaders;
  body?: Buffer | undefined;
  /** Why the response is incomplete. */
  error?: ExchangeError;
}

/**
 * Creates a proxy that forwards all traffic unchanged and validates API calls afterwards (API-11).
 */
export function createProxy(options: ProxyOptions): Proxy {
  const { channels, backend, base, strict, onCall } = options;
  let { contract } = options;
  const calls = new Set<Promise<void>>();
  const backendPath = (url: string) => url.replace(API, () => base);

  async function forward(request: http.IncomingMessage, response: http.ServerResponse) {
    const url = request.url ?? '/';
    if (!API.test(url) || request.method === 'OPTIONS') {
      const incoming = await requestBackend(backend, backendPath(url), request, response);
      await pipeResponse(incoming, response);
      return;
    }
    const started = { time: new Date().toISOString(), at: performance.now() };
    const observed = await (strict ? forwardStrictly : forwardStreaming)(request, response, url);
    if (observed) await report(started, request.method ?? 'GET', url, observed);
  }

  async function forwardStreaming(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    url: string,
  ): Promise<ObservedExchange | undefined> {
    const sent = captureBody(request);
    try {
      const incoming = await requestBackend(backend, backendPath(url), request, response);
      const copy = captureBody(incoming);
      const end = await pipeResponse(incoming, response);
      if (end === 'client-left') return undefined;
      const { statusCode = 0, headers } = incoming;
      const observed = { request: observeRequest(request, sent()), status: statusCode, headers };
      return end === 'truncated'
        ? { ...observed, error: TRUNCATED }
        : { ...observed, body: copy() };
    } catch (error) {
      if (response.destroyed) return undefined;
      sendUnreachable(response, backend, error);
      return { request: observeRequest(request, sent()), error: connectionError(error) };
    }
  }

  /** Validates requests and responses before forwarding them. */
  async function forwardStrictly(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    url: string,
  ): Promise<ObservedExchange | undefined> {
    const sent = await buffer(request);
    const observedRequest = { request: observeRequest(request, sent) };
    const method = request.method ?? 'GET';
    const { errors } = await validateExchangeRequest(contract, {
      method,
      pathWithQuery: url,
      ...observedRequest,
    });
    if (errors.length > 0) {
      sendViolations(response, errors);
      return { ...observedRequest, status: 502 };
    }
    try {
      const incoming = await requestBackend(backend, backendPath(url), request, response, sent);
      const body = await buffer(incoming);
      const { statusCode: status = 0, headers } = incoming;
      const observed = { ...observedRequest, status, headers, body };
      const result = await validateObserved(method, url, observed);
      if (result.errors.length > 0) sendViolations(response, result.errors);
      else {
        writeHead(incoming, response);
        response.end(body);
      }
      return observed;
    } catch (cause) {
      if (response.destroyed) return undefined;
      const error = connectionError(cause);
      sendViolations(response, [error]);
      return { ...observedRequest, error };
    }
  }

  async function validateObserved(
    method: string,
    pathWithQuery: string,
    observed: ObservedExchange,
  ) {
    const { request, status, headers = {}, error } = observed;
    if (error || status === undefined) {
      const { operation } = await validateExchangeRequest(contract, {
        method,
        pathWithQuery,
        request,
      });
      return { operation: operation?.id, errors: error ? [error] : [] };
    }
    const decoded = await decodeBody(observed.body, headers['content-encoding']);
    const response = {
      status,
      contentType: headers['content-type'],
      headers: { get: (name: string) => [headers[name]].flat().join(', ') || undefined },
      body: decoded.body,
      decodingError: decoded.error,
    };
    const result = await validateExchange(contract, { method, pathWithQuery, request, response });
    const { unchecked } = decoded;
    return {
      operation: result.operation?.id,
      errors: result.errors,
      ...(unchecked === undefined ? {} : { unchecked }),
    };
  }

  function report(
    started: { time: string; at: number },
    method: string,
    url: string,
    observed: ObservedExchange,
  ): Promise<void> {
    const milliseconds = Math.round(performance.now() - started.at);
    const { time } = started;
    const address = maskUrl(url);
    const status = observed.status;
    // The proxy refused the call, so the backend has no response.
    const wasNotSent = observed.headers === undefined && observed.error === undefined;
    const sent = { method, pathWithQuery: url, request: observed.request };
    const isCut = sent.request.body === undefined;
    const cut = isCut ? { unchecked: 'the request is longer than 16 MB' } : {};
    return (
      wasNotSent
        ? validateExchangeRequest(contract, sent).then(({ operation, errors }) => ({
            operation: operation?.id,
            errors,
          }))
        : validateObserved(method, url, observed)
    )
      .catch((error: unknown) => ({
        operation: undefined,
        errors: [] as ExchangeError[],
        unchecked: errorMessage(error),
      }))
      .then((result) => onCall({ time, method, address, status, milliseconds, ...result, ...cut }));
  }

  function reportEvent(frame: string): void {
    const received = channels.validateFrame(frame);
    if (!received) return;
    const { channel: address, event: operation } = received;
    const place = { method: 'EVENT', address, operation, status: undefined };
    onCall({
      time: new Date().toISOString(),
      ...place,
      milliseconds: 0,
      errors: toEventErrors(received),
    });
  }

  const handleRequest: http.RequestListener = (request, response) => {
    // The Date header is the backend's, if any.
    response.sendDate = false;
    const call = forward(request, response).catch((error: unknown) => {
      if (!response.destroyed) sendUnreachable(response, backend, error);
    });
    calls.add(call);
    void call.finally(() => calls.delete(call));
  };
  const webSockets = new Set<Duplex>();
  const reportUnreachable = (error: unknown) =>
    console.error(
      printable(`Failed to forward a WebSocket to ${backend}: ${errorMessage(error)}.`),
    );
  const server = createServer(handleRequest, (request, socket, head) => {
    webSockets.add(socket);
    socket.once('close', () => webSockets.delete(socket));
    forwardUpgrade(backend, request, socket, head, reportUnreachable, reportEvent);
  });

  return {
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
        // `closeAllConnections` does not close upgraded connections.
        for (const socket of webSockets) socket.destroy();
      });
    },
    async waitForCalls() {
      while (calls.size > 0) await Promise.all(calls);
    },
    use(next) {
      contract = next;
    },
  };
}

function observeRequest(
  { headers }: http.IncomingMessage,
  body: Buffer | undefined,
): Exchange['request'] {
  const hasToken = headers.authorization !== undefined || headers.cookie !== undefined;
  return { contentType: headers['content-type'], body, hasToken };
}

function writeHead(incoming: http.IncomingMessage, response: http.ServerResponse): void {
  const { statusCode = 502, statusMessage = '', rawHeaders } = incoming;
  response.writeHead(statusCode, statusMessage, endToEndHeaders(rawHeaders));
}

/** Resolves when the response was forwarded, or interrupted by either side. */
function pipeResponse(
  incoming: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<'complete' | 'truncated' | 'client-left'> {
  writeHead(incoming, response);
  // Clients of event streams need the head before the first event.
  response.flushHeaders();
  // Which side failed first: error codes differ between releases of Node.
  let hasClientLeft = false;
  const noteFailure = () => {
    hasClientLeft ||= !incoming.destroyed;
  };
  response.once('close', noteFailure).once('error', noteFailure);
  return new Promise((resolve) => {
    pipeline(incoming, response, (error) => {
      if (!error) resolve('complete');
      else resolve(hasClientLeft ? 'client-left' : 'truncated');
    });
  });
}

const TRUNCATED: ExchangeError = {
  ...responseError(
    'response_body_readable',
    'body-truncated',
    'the connection ended in the middle of the body.',
  ),
  blame: 'response',
};

function connectionError(error: unknown): ExchangeError {
  return {
    ...responseError('connection', 'no-connection', `${errorMessage(error)}.`),
    blame: 'response',
  };
}

function sendUnreachable(response: http.ServerResponse, backend: string, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  sendJson(response, {
    message: `Failed to reach ${backend}: ${errorMessage(error)}. Check that it is running.`,
  });
}

function sendViolations(response: http.ServerResponse, errors: readonly ExchangeError[]): void {
  const [first] = errors;
  const blame = first?.blame ?? 'response';
  const message = `The ${blame} violates the contract: ${first?.pointer ?? ''} ${first?.message ?? ''}`;
  sendJson(response, { message, violations: errors }, { 'x-contract-violation': blame });
}

function sendJson(
  response: http.ServerResponse,
  body: object,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body);
  response.writeHead(502, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}
