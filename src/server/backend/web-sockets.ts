import { createHash, randomUUID } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { REALTIME_PATH } from '../backend-paths.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { ClientInfo, ReadClientInfo } from '../http/client-address.ts';
import { forwardingHeaders, toBackendHost } from '../http/forward-headers.ts';
import { toServerName } from './agents.ts';

/** Proxies WebSockets to the backend, within limits (API-09, SRV-01). */
export interface WebSocketProxy {
  /** Whether a request opens a WebSocket of the backend. */
  isFor: (request: IncomingMessage, path: string) => boolean;
  accept: (request: IncomingMessage, client: Duplex, head: Buffer) => void;
  /** Clients then reconnect to another instance. */
  closeAll: () => void;
}

/** RFC 6455 §1.3. */
const ACCEPT_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const HANDSHAKE_TIMEOUT_MS = 10_000;
/** Sent to the backend. */
const FORWARDED_HEADERS = [
  'origin',
  'user-agent',
  'cookie',
  'authorization',
  'sec-websocket-protocol',
  'sec-websocket-extensions',
];
/** Returned to the client, with those of the protocol. */
const RETURNED_HEADERS = ['Sec-WebSocket-Protocol', 'Sec-WebSocket-Extensions'];

export function createWebSocketProxy(
  config: ServerConfig,
  readClientInfo: ReadClientInfo,
  onChange: (openSockets: number) => void,
): WebSocketProxy {
  const { limits } = config;
  const openSockets = new Set<Duplex>();
  const perAddress = new Map<string, number>();

  function tryRegister(client: Duplex, address: string): boolean {
    const sockets = perAddress.get(address) ?? 0;
    if (openSockets.size >= limits.webSockets || sockets >= limits.webSocketsPerAddress)
      return false;
    perAddress.set(address, sockets + 1);
    openSockets.add(client);
    onChange(openSockets.size);
    client.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
      openSockets.delete(client);
      onChange(openSockets.size);
    });
    return true;
  }

  return {
    isFor(request, path) {
      const isForBackend = config.realtime === 'same-origin' && path.startsWith(REALTIME_PATH);
      return isForBackend && isWebSocket(request);
    },
    accept(request, client, head) {
      const info = readClientInfo(request);
      if (!isHandshake(request)) refuse(client, '400 Bad Request');
      else if (isForeignOrigin(request, config.publicOrigin)) refuse(client, '403 Forbidden');
      else if (!tryRegister(client, info.address)) {
        refuse(client, '503 Service Unavailable', 'Retry-After: 30\r\n');
      } else connect(config, request, client, head, info);
    },
    closeAll() {
      for (const client of openSockets) client.destroy();
    },
  };
}

/** Repeats the handshake with the backend, then pipes both ways. */
function connect(
  config: ServerConfig,
  request: IncomingMessage,
  client: Duplex,
  head: Buffer,
  info: ClientInfo,
): void {
  const { backend, backendCa, limits } = config;
  const key = request.headers['sec-websocket-key'] ?? '';
  const send = backend.protocol === 'https:' ? https.request : http.request;
  const outgoing = send(backend.origin + (request.url ?? ''), {
    method: 'GET',
    agent: false,
    servername: toServerName(backend),
    ...(backendCa === undefined ? {} : { ca: backendCa }),
    headers: {
      ...pickHeaders(request.headers, FORWARDED_HEADERS),
      ...forwardingHeaders(info, info.requestId ?? randomUUID()),
      host: toBackendHost(info.origin, config),
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': key,
      'sec-websocket-version': '13',
    },
  });
  const timer = setTimeout(() => {
    refuse(client, '504 Gateway Timeout');
    outgoing.destroy();
  }, HANDSHAKE_TIMEOUT_MS);
  client.once('close', () => {
    clearTimeout(timer);
    outgoing.destroy();
  });
  outgoing.once('upgrade', (response, server, first) => {
    clearTimeout(timer);
    server.on('error', () => server.destroy());
    const accept = createHash('sha1')
      .update(key + ACCEPT_GUID)
      .digest('base64');
    if (response.headers['sec-websocket-accept'] !== accept) {
      server.destroy();
      refuse(client, '502 Bad Gateway');
      return;
    }
    client.write(handshakeResponse(response, accept), 'latin1');
    if (first.length > 0) client.write(first);
    if (head.length > 0) server.write(head);
    pipeBothWays(client, server, limits.webSocketIdleMs);
  });
  outgoing.once('response', (response) => {
    // The backend refused the WebSocket.
    clearTimeout(timer);
    response.destroy();
    const status = response.statusCode ?? 502;
    refuse(client, status >= 400 && status <= 499 ? `${status} Refused` : '502 Bad Gateway');
  });
  outgoing.on('error', () => refuse(client, '502 Bad Gateway'));
  outgoing.end();
}

function pipeBothWays(client: Duplex, server: Duplex, idleMs: number): void {
  const end = () => {
    client.destroy();
    server.destroy();
  };
  for (const side of [client, server]) {
    side.once('close', end);
    // A `Duplex` by type, but a socket.
    if ('setTimeout' in side && typeof side.setTimeout === 'function') side.setTimeout(idleMs, end);
  }
  client.pipe(server).pipe(client);
}

function handshakeResponse({ headers }: IncomingMessage, accept: string): string {
  const returned = RETURNED_HEADERS.flatMap((name) => {
    const value = headers[name.toLowerCase()];
    return typeof value === 'string' ? [`${name}: ${value}`] : [];
  });
  return [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept}`,
    ...returned,
    '\r\n',
  ].join('\r\n');
}

function isWebSocket({ method, headers, httpVersion }: IncomingMessage): boolean {
  return (
    method === 'GET' && httpVersion === '1.1' && headers.upgrade?.toLowerCase() === 'websocket'
  );
}

function isHandshake({ headers }: IncomingMessage): boolean {
  const key = Buffer.from(headers['sec-websocket-key'] ?? '', 'base64');
  return key.length === 16 && headers['sec-websocket-version'] === '13';
}

function isForeignOrigin({ headers }: IncomingMessage, publicOrigin: string | undefined): boolean {
  return (
    publicOrigin !== undefined && headers.origin !== undefined && headers.origin !== publicOrigin
  );
}

function pickHeaders(
  headers: IncomingMessage['headers'],
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}

function refuse(client: Duplex, status: string, headers = ''): void {
  if (client.destroyed || client.writableEnded) return;
  client.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${headers}\r\n`);
}
