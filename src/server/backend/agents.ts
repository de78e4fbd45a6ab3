import { isIP } from 'node:net';
import { Agent, buildConnector, type Dispatcher, request as undiciRequest } from 'undici';
import type { ServerConfig } from '../config/server-config.ts';

/** Separate pools: proxying, rendering and pictures must not starve each other. */
export interface BackendAgents {
  proxy: Agent;
  render: Agent;
  images: Agent;
  /** For hosts besides the backend, which have their own certificates. */
  externalImages: Agent;
}

export function createAgents({ limits, backend, backendCa }: ServerConfig): BackendAgents {
  const connect = buildConnector({
    timeout: limits.connectMs,
    ...(backendCa === undefined ? {} : { ca: backendCa }),
  });
  const servername = toServerName(backend);
  const shared: Agent.Options = {
    // By default the certificate must name the Host header.
    connect: (options, callback) => connect({ ...options, servername }, callback),
    connections: limits.backendConnections,
    pipelining: 1,
    // Shorter than any backend's timeout. The backend's `Keep-Alive` header can reduce it.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 60_000,
    maxHeaderSize: limits.headerBytes,
  };
  const imageOptions: Agent.Options = {
    headersTimeout: limits.imageMs,
    bodyTimeout: limits.imageMs,
    maxResponseSize: limits.imageSourceBytes,
  };
  return {
    images: new Agent({ ...shared, ...imageOptions }),
    externalImages: new Agent({
      ...shared,
      ...imageOptions,
      connect: { timeout: limits.connectMs },
    }),
    proxy: new Agent({
      ...shared,
      headersTimeout: limits.proxyHeadersMs,
      bodyTimeout: limits.proxyIdleMs,
    }),
    render: new Agent({
      ...shared,
      headersTimeout: limits.pageBudgetMs,
      bodyTimeout: limits.pageBudgetMs,
      // Guards against huge responses, such as settings of 400 MB.
      maxResponseSize: limits.renderBodyBytes,
    }),
  };
}

/** The name in the backend's certificate; empty for an address. */
export function toServerName({ hostname }: URL): string {
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : '';
}

export function isFinalStatus(status: number): boolean {
  return Number.isInteger(status) && status >= 200 && status <= 599;
}

/** A keep-alive connection that the backend has just closed fails with these codes. */
const STALE_CONNECTION_CODES = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

export type BackendRequest = Omit<Dispatcher.RequestOptions, 'origin' | 'path'> & {
  method: Dispatcher.HttpMethod;
  signal: AbortSignal;
};

/** Retries GET and HEAD once if the connection breaks before the response. */
export async function sendToBackend(
  agent: Agent,
  url: string,
  options: BackendRequest,
): Promise<Dispatcher.ResponseData> {
  const attempt = () => undiciRequest(url, { ...options, dispatcher: agent });
  try {
    return await attempt();
  } catch (error) {
    const isRead = options.method === 'GET' || options.method === 'HEAD';
    if (!isRead || !STALE_CONNECTION_CODES.has(codeOf(error)) || options.signal.aborted)
      throw error;
    return attempt();
  }
}

/** Returns the code of an error or its cause. Messages may contain a URL. */
export function codeOf(error: unknown): string {
  const { code, name, cause } = error as {
    code?: string;
    name?: string;
    cause?: { code?: string };
  };
  return code ?? cause?.code ?? name ?? 'unknown';
}
