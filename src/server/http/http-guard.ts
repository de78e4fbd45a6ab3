import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Limits } from '../config/limits.ts';
import { isHost, MAX_TARGET_LENGTH, parseRequestTarget } from './request-target.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const REASONS = {
  400: 'The request is malformed.',
  405: 'The method is not allowed.',
  413: 'The body is too large.',
  414: 'The address is too long.',
} as const;

type RefusedStatus = keyof typeof REASONS;

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface GuardOptions {
  limits: Limits;
  headers: Readonly<Record<string, string>>;
  onRefused: (reason: string, request: IncomingMessage | undefined) => void;
  /** False handles the request as if it named no upgrade. */
  isWebSocket: (request: IncomingMessage, path: string) => boolean;
  onWebSocket: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

export interface GuardedServer {
  server: http.Server;
  /**
   * Closes connections without a request, which browsers open in advance: `close` would wait for
   * them.
   */
  closeUnused: () => void;
}

/**
 * Creates an HTTP server that rejects malformed requests before routing (SRV-01). The handler gets
 * a canonical `request.url`.
 */
export function createGuardedServer(handler: HttpHandler, options: GuardOptions): GuardedServer {
  const { limits, headers, onRefused, isWebSocket, onWebSocket } = options;

  function refuse(request: IncomingMessage, response: ServerResponse, status: RefusedStatus): void {
    const reason = REASONS[status];
    onRefused(reason, request);
    response.writeHead(status, {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      // An unread body would be parsed as the next request.
      connection: 'close',
      ...(status === 405 ? { allow: METHODS.join(', ') } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : `${reason}\n`);
  }

  // Node 22.21 and 24.9. Without it, or before them, each request with `Upgrade` is an `upgrade` event.
  const upgradeOptions = {
    shouldUpgradeCallback(request: IncomingMessage): boolean {
      const checked = checkRequest(request);
      return typeof checked !== 'number' && isWebSocket(request, checked.path);
    },
  };
  const unused = new Set<Socket>();
  const returned = new WeakSet<Duplex>();
  const server = http.createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.requestHeadersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: limits.keepAliveMs,
      noDelay: true,
      ...upgradeOptions,
    },
    (request, response) => {
      unused.delete(request.socket);
      // Otherwise a failed response would emit an uncaught `error` event.
      response.on('error', () => response.destroy());
      request.on('error', () => undefined);
      // After `shouldUpgradeCallback`, Node drops pipelined requests. Clients repeat them after a close.
      if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
      const checked = checkRequest(request);
      if (typeof checked === 'number') {
        refuse(request, response, checked);
        return;
      }
      request.url = checked.url;
      handler(request, response);
    },
  );
  server.maxConnections = limits.clientConnections;
  server.maxRequestsPerSocket = 1_000;
  // `requestTimeout` does not cover slow readers.
  server.setTimeout(limits.socketIdleMs);

  server.on('connection', (socket) => {
    // `handleWithoutUpgrade` returns a connection that is in use.
    if (returned.has(socket)) return;
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });

  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes) {
      refuse(request, response, 413);
      return;
    }
    response.writeContinue();
    server.emit('request', request, response);
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const checked = checkRequest(request);
    if (typeof checked !== 'number') request.url = checked.url;
    if (typeof checked !== 'number' && isWebSocket(request, checked.path)) {
      socket.on('error', () => socket.destroy());
      onWebSocket(request, socket, head);
    } else {
      returned.add(socket);
      handleWithoutUpgrade(server, request, socket, head);
    }
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    onRefused(error.code ?? 'client error', undefined);
    const status = CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return {
    server,
    closeUnused() {
      for (const socket of unused) socket.destroy();
    },
  };
}

const CLIENT_ERRORS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function checkRequest(request: IncomingMessage): { url: string; path: string } | RefusedStatus {
  const { method = '', url = '', headers, rawHeaders } = request;
  if (!METHODS.includes(method)) return 405;
  if (url.length > MAX_TARGET_LENGTH) return 414;
  const target = parseRequestTarget(url);
  if (!target) return 400;
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1) return 400;
  if (headers.host !== undefined && !isHost(headers.host)) return 400;
  return { url: target.path + target.query, path: target.path };
}

/**
 * Returns the connection to the HTTP parser without the `Upgrade` header: curl and Java send
 * `Upgrade: h2c`, which a server may ignore (RFC 9110 §7.8). Only for Node without
 * `shouldUpgradeCallback`.
 */
function handleWithoutUpgrade(
  server: http.Server,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const lines = [`${request.method} ${request.url} HTTP/${request.httpVersion}`];
  const { rawHeaders } = request;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (/^(?:upgrade|http2-settings)$/i.test(name)) continue;
    const rest = /^connection$/i.test(name) ? withoutUpgradeTokens(value) : value;
    if (rest !== undefined) lines.push(`${name}: ${rest}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  // Node adds its own again. Listeners of each return would slow down the next one.
  socket.removeAllListeners('timeout');
  server.emit('connection', socket);
}

function withoutUpgradeTokens(connection: string): string | undefined {
  const tokens = connection.split(',').map((token) => token.trim());
  const rest = tokens.filter((token) => !/^(?:upgrade|http2-settings)?$/i.test(token));
  return rest.length > 0 ? rest.join(', ') : undefined;
}
