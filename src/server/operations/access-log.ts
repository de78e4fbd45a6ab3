import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BUILD_PATH } from '../backend-paths.ts';
import type { ReadClientInfo } from '../http/client-address.ts';
import type { Metrics } from './metrics.ts';

const MAX_PATH_LENGTH = 200;
/** Counted, but not logged. */
const SILENT_PATHS = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Logs and counts each request (SRV-08), without query, headers and body, which may contain
 * secrets.
 */
export function registerAccessLog(
  app: FastifyInstance,
  metrics: Metrics,
  readClientInfo: ReadClientInfo,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const startedAt = performance.now();
    // Also fires when the client disconnects.
    reply.raw.once('close', () => {
      const ms = performance.now() - startedAt;
      const { statusCode, writableFinished } = reply.raw;
      const path = pathOf(request);
      metrics.request(routeOf(request, path), request.method, statusCode, ms / 1_000);
      if (SILENT_PATHS.has(path)) return;
      const line = {
        method: request.method,
        path: path.slice(0, MAX_PATH_LENGTH),
        status: statusCode,
        ms: Math.round(ms),
        bytes: Number(reply.raw.getHeader('content-length') ?? 0) || undefined,
        client: readClientInfo(request.raw).address,
        cache: request.pageSource,
        aborted: writableFinished ? undefined : true,
      };
      request.log.info(line, 'request');
    });
  });
}

function pathOf({ raw }: FastifyRequest): string {
  return (raw.url ?? '').split('?', 1)[0] ?? '';
}

function routeOf(request: FastifyRequest, path: string): string {
  if (request.pageSource !== undefined) return 'page';
  if (path.startsWith('/api/')) return 'api';
  return path.startsWith(BUILD_PATH) ? 'asset' : 'other';
}
