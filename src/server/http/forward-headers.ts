import { validateHeaderName, validateHeaderValue, type IncomingHttpHeaders } from 'node:http';
import type { ServerConfig } from '../config/server-config.ts';
import type { ClientInfo } from './client-address.ts';

type Headers = Record<string, string | string[]>;

/** RFC 9110 §7.6.1, and `expect`, which this server handles itself. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** With these, a client could pose as a proxy, or change path or method after validation. */
const FORGEABLE_HEADERS = new RegExp(
  `^(?:${[
    'forwarded',
    'via',
    'x-forwarded(?:-.*)?',
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'x-originating-ip',
    'x-remote-(?:ip|addr)',
    'true-client-ip',
    'cf-connecting-ip',
    'fastly-client-ip',
    'client-ip',
    'x-http-method(?:-override)?',
    'x-method-override',
    'x-original-(?:url|uri|host|method)',
    'x-rewrite-url',
    'x-override-url',
    'x-host',
    'x-request-id',
    'x-accel-.*',
    'x-sendfile',
  ].join('|')})$`,
);

/** Response headers that control proxies in front of this server, or describe the backend. */
const INTERNAL_HEADERS = /^(?:alt-svc|server|x-powered-by|x-accel-.*|x-sendfile|via|x-request-id)$/;

/** `Connection` must not remove these: the request would have another meaning. */
const NEVER_HOP_BY_HOP = new Set(['host', 'content-length', 'authorization', 'cookie']);

export function toRequestHeaders(
  headers: IncomingHttpHeaders,
  client: ClientInfo,
  requestId: string,
  config: HostConfig,
): Headers {
  const named = namesInConnection(headers.connection);
  const result: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    // PHP reads `x_forwarded_for` as `x-forwarded-for`; nginx drops such names too.
    if (value === undefined || name === 'host' || name.includes('_')) continue;
    if (HOP_BY_HOP.has(name) || FORGEABLE_HEADERS.test(name)) continue;
    if (named.has(name) && !NEVER_HOP_BY_HOP.has(name)) continue;
    result[name] = value;
  }
  return {
    ...result,
    ...forwardingHeaders(client, requestId),
    host: toBackendHost(client.origin, config),
  };
}

/** Describes the shopper to the backend; also for rendering and WebSockets (SRV-03). */
export function forwardingHeaders(client: ClientInfo, requestId: string): Record<string, string> {
  const { host, protocol } = new URL(client.origin);
  return {
    'x-forwarded-for': client.forwardedFor,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-request-id': requestId,
  };
}

type HostConfig = Pick<ServerConfig, 'backend' | 'backendHost'>;

/** The backend builds the URLs in its responses from its Host header. */
export function toBackendHost(publicOrigin: string, { backend, backendHost }: HostConfig): string {
  return backendHost === 'public' ? new URL(publicOrigin).host : backend.host;
}

/** Filters the backend's response headers: Node throws on some. */
export function toResponseHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Headers {
  const named = namesInConnection(String(headers['connection'] ?? ''));
  const result: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || named.has(name)) continue;
    if (INTERNAL_HEADERS.test(name) || !isSendable(name, value)) continue;
    result[name] = value;
  }
  // Two lengths, or an invalid one, are an attempt at response smuggling.
  const length = result['content-length'];
  if (length !== undefined && !/^\d{1,15}$/.test(String(length))) delete result['content-length'];
  return result;
}

/** Rewrites redirects within the backend to the public origin. */
export function toPublicLocation(
  location: string,
  { backend, internalHosts = [] }: Pick<ServerConfig, 'backend' | 'internalHosts'>,
  publicOrigin: string,
): string {
  const base = new URL('/', backend);
  if (!/^(?:https?:)?\/\//i.test(location) || !URL.canParse(location, base)) return location;
  // Each character is one byte: `URL` would encode it as a Latin-1 letter instead.
  const target = new URL(location.replaceAll(/[\u0080-\u00ff]/g, encodeByte), base);
  const { host } = new URL(publicOrigin);
  if (![backend.host, host, ...internalHosts].includes(target.host)) return location;
  return publicOrigin + target.pathname + target.search + target.hash;
}

function encodeByte(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function isSendable(name: string, value: string | string[]): boolean {
  try {
    validateHeaderName(name);
    for (const one of [value].flat()) validateHeaderValue(name, one);
    return true;
  } catch {
    return false;
  }
}

function namesInConnection(connection: string | undefined): Set<string> {
  const names = (connection ?? '').toLowerCase().split(',');
  return new Set(names.map((name) => name.trim()).filter((name) => name !== ''));
}
