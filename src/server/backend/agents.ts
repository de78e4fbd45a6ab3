import { Agent, type Dispatcher, request as undiciRequest } from 'undici';
import type { ServerConfig } from '../config/server-config.ts';

/** Connections to the backend: a pool for proxied requests and one for rendering, so that neither starves the other. */
export interface BackendAgents {
  proxy: Agent;
  render: Agent;
}

export function createAgents({ limits, backendCa }: ServerConfig): BackendAgents {
  const shared: Agent.Options = {
    connect: { timeout: limits.connectMs, ...(backendCa === undefined ? {} : { ca: backendCa }) },
    connections: limits.backendConnections,
    pipelining: 1,
    // Shorter than any backend keeps connections; its `Keep-Alive` hint shortens it further.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 60_000,
    maxHeaderSize: limits.headerBytes,
  };
  return {
    proxy: new Agent({
      ...shared,
      headersTimeout: limits.proxyHeadersMs,
      bodyTimeout: limits.proxyIdleMs,
    }),
    render: new Agent({
      ...shared,
      headersTimeout: limits.pageBudgetMs,
      bodyTimeout: limits.pageBudgetMs,
      // Settings of 400 MB are given up after the first few.
      maxResponseSize: limits.renderBodyBytes,
    }),
  };
}

/** Whether a status can be sent on as the end of a request. */
export function isFinalStatus(status: number): boolean {
  return Number.isInteger(status) && status >= 200 && status <= 599;
}

/** Codes of a connection that broke before a response: what a kept connection looks like that the backend just closed. */
const STALE_CONNECTION = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

export type BackendRequest = Omit<Dispatcher.RequestOptions, 'origin' | 'path'> & {
  method: Dispatcher.HttpMethod;
  signal: AbortSignal;
};

/** Sends a request. A GET or HEAD is sent once more when its connection broke before a response came; writes never are. */
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
    if (!isRead || !STALE_CONNECTION.has(codeOf(error)) || options.signal.aborted) throw error;
    return attempt();
  }
}

/** Code of an error, or of its cause, for decisions and logs: never a message, which may contain an address. */
export function codeOf(error: unknown): string {
  const { code, name, cause } = error as {
    code?: string;
    name?: string;
    cause?: { code?: string };
  };
  return code ?? cause?.code ?? name ?? 'unknown';
}
