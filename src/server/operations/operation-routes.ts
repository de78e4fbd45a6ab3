import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BUILD_PATH } from '../backend-paths.ts';
import { isPrivateAddress } from '../http/client-address.ts';
import type { Metrics } from './metrics.ts';

export interface OperationOptions {
  metrics: Metrics;
  servesMetrics: boolean;
  readiness: () => { isReady: boolean; isDraining: boolean; hasSettings: boolean };
  isSecret: (text: string | undefined) => boolean;
  purge: (path: string | undefined) => number;
}

const NO_STORE = { 'cache-control': 'no-store' };

/** Liveness, readiness, metrics and purging (SRV-08, SRV-04). */
export function registerOperationRoutes(app: FastifyInstance, options: OperationOptions): void {
  const { metrics, servesMetrics, readiness, isSecret, purge } = options;

  app.get('/healthz', async (_request, reply) => reply.headers(NO_STORE).send({ status: 'ok' }));

  // Ready without the backend too: stale pages are better than none.
  app.get('/readyz', async (_request, reply) => {
    const { isReady, isDraining, hasSettings } = readiness();
    return reply
      .code(isReady ? 200 : 503)
      .headers(NO_STORE)
      .send({
        status: isReady ? 'ready' : 'not ready',
        draining: isDraining,
        settings: hasSettings,
      });
  });

  if (servesMetrics) {
    app.get('/metrics', async (request, reply) => {
      if (!isFromInside(request)) return reply.code(404).type('text/plain').send('Not found.\n');
      return reply
        .headers(NO_STORE)
        .type(metrics.contentType)
        .send(await metrics.text());
    });
  }

  app.post(`${BUILD_PATH}purge`, async (request, reply) => {
    const { authorization = '' } = request.headers;
    reply.headers(NO_STORE);
    if (!isSecret(authorization.replace(/^Bearer /i, ''))) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ message: 'Unauthorized.' });
    }
    const { path } = request.query as { path?: string };
    return reply.send({ purged: purge(path) });
  });
}

/** Scrapers connect directly; public requests arrive through a proxy or from a public address. */
function isFromInside({ raw }: FastifyRequest): boolean {
  const forwardedHeader = raw.headers['x-forwarded-for'] ?? raw.headers.forwarded;
  return forwardedHeader === undefined && isPrivateAddress(raw.socket.remoteAddress ?? '');
}
