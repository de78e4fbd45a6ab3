import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyCompress from '@fastify/compress';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastifyUnderPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Agent } from 'undici';
import { BACKEND_PATHS, BUILD_PATH } from './backend-paths.ts';
import { createAgents } from './backend/agents.ts';
import { registerProxy } from './backend/proxy.ts';
import { createWebSocketProxy } from './backend/web-sockets.ts';
import type { ServerConfig } from './config/server-config.ts';
import { BROTLI_PARAMS } from './pages/body-cache.ts';
import { registerCrawlerRoutes } from './crawlers/crawler-routes.ts';
import { createClientInfo } from './http/client-address.ts';
import { createGuardedServer, type HttpHandler } from './http/http-guard.ts';
import { BASE_HEADERS, helmetOptions, hstsHeaders, PLAIN_POLICY } from './http/security-headers.ts';
import { registerImages } from './images/register-images.ts';
import { registerAccessLog } from './operations/access-log.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { registerOperationRoutes } from './operations/operation-routes.ts';
import { createPages, type Pages } from './pages/pages.ts';
import type { Renderer } from './pages/render-page.ts';
import { readTemplate } from './pages/template.ts';

export interface SoukServer {
  app: FastifyInstance;
  server: Server;
  metrics: Metrics;
  pages: Pages;
  /**
   * Closes the port at once and idle connections after the time: a proxy may be sending a request
   * that it must not repeat. Finishes running requests.
   */
  drain: (idleMs?: number) => Promise<void>;
}

/** Keeps idle connections, which `http.Server.close` would close. Resolves without connections. */
function closePort(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}

/** Compressing would delay event streams. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[/+](?:json|xml|javascript)(?:;|$)|^image\/svg/;
const MIN_COMPRESSED_BYTES = 1_024;
const YEAR_S = 31_536_000;
const HOUR_S = 3_600;

/** @param clientFolder the built client: `index.html`, `.vite/manifest.json` and assets */
export async function createSoukServer(
  config: ServerConfig,
  clientFolder: string,
  renderer: Renderer,
  log: Logger,
): Promise<SoukServer> {
  const { limits, publicOrigin } = config;
  const metrics = createMetrics();
  const readClientInfo = createClientInfo(config);
  const agents = createAgents(config);
  const webSockets = createWebSocketProxy(config, readClientInfo, metrics.webSockets);
  const headers = { ...BASE_HEADERS, ...hstsHeaders(publicOrigin) };
  const logger: FastifyBaseLogger = log;
  let isDraining = false;

  let route: HttpHandler = () => undefined;
  const handler: HttpHandler = (request, response) => route(request, response);
  const { server, closeUnused } = createGuardedServer(handler, {
    limits,
    headers,
    isWebSocket: (request, path) => !isDraining && webSockets.isFor(request, path),
    onWebSocket: webSockets.accept,
    onRefused(reason, request) {
      metrics.refused(reason);
      log.debug({ reason, method: request?.method }, 'refused');
    },
  });

  const app: FastifyInstance = Fastify({
    serverFactory(fastify) {
      route = fastify;
      return server;
    },
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (raw) => readClientInfo(raw).requestId ?? randomUUID(),
    // Keep-alive connections get a last response while draining.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 8_192, ignoreTrailingSlash: false, caseSensitive: true },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...BASE_HEADERS,
      'x-request-id': request.id,
      'content-security-policy': PLAIN_POLICY,
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  registerAccessLog(app, metrics, readClientInfo);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    const isClientError = statusCode >= 400 && statusCode <= 499;
    if (!isClientError) request.log.error({ error: error.stack }, 'request failed');
    return reply
      .code(isClientError ? statusCode : 500)
      .header('cache-control', 'no-store')
      .send({ message: isClientError ? error.message : 'Something went wrong.' });
  });

  await app.register(fastifyHelmet, helmetOptions(publicOrigin));
  // For the backend's responses only.
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: MIN_COMPRESSED_BYTES,
    customTypes: COMPRESSIBLE,
    globalDecompression: false,
    brotliOptions: { params: BROTLI_PARAMS },
  });
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    sampleInterval: 1_000,
    // Rejects page rendering only: see `isOverloaded`.
    pressureHandler: () => undefined,
  });
  const isOverloaded = () => {
    const { eventLoopDelay, rssBytes } = app.memoryUsage();
    // Infinity: one task blocked a complete sample interval; the server is not busy.
    const isEventLoopDelayed =
      Number.isFinite(eventLoopDelay) && eventLoopDelay > limits.eventLoopDelayMs;
    return isEventLoopDelayed || rssBytes > limits.memoryBytes;
  };
  await app.register(fastifyStatic, {
    root: clientFolder,
    // All other paths belong to pages or the backend.
    wildcard: false,
    globIgnore: ['.vite/**', 'index.html', '**/*.br', '**/*.gz'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.replaceAll('\\', '/').includes(BUILD_PATH);
      const caching = isHashed
        ? `public, max-age=${YEAR_S}, immutable`
        : `public, max-age=${HOUR_S}`;
      response.setHeader('cache-control', caching);
      // @fastify/static 9 negotiates without setting Vary.
      response.setHeader('vary', 'accept-encoding');
    },
  });

  const pages = createPages({
    config,
    renderer,
    template: readTemplate(clientFolder),
    agent: agents.render,
    metrics,
    readClientInfo,
    isOverloaded,
  });
  const crawlers = registerCrawlerRoutes(app, {
    config,
    renderer,
    agent: agents.render,
    metrics,
    readClientInfo,
    readerFor: pages.readerFor,
  });
  const images = config.servesImages
    ? await registerImages(app, { config, agents, metrics, readClientInfo, isOverloaded })
    : undefined;
  metrics.cacheBytes(() => ({
    ...pages.sizes(),
    sitemaps: crawlers.bytes(),
    ...(images ? { images: images.bytes() } : {}),
  }));
  const { socialScripts } = config.runtime;
  registerProxy(app, {
    config,
    agent: agents.proxy,
    paths: [...BACKEND_PATHS, ...(socialScripts ? [socialScripts] : [])],
    readClientInfo,
    onResult: (result) => metrics.backendCall('proxy', result),
  });
  registerOperationRoutes(app, {
    metrics,
    servesMetrics: config.metricsPort === undefined,
    readiness() {
      const hasSettings = pages.hasSettings();
      return { isReady: !isDraining && hasSettings && !isOverloaded(), isDraining, hasSettings };
    },
    isSecret: pages.isSecret,
    purge: (path) =>
      pages.purge(path) + (path === undefined ? crawlers.expire() + (images?.expire() ?? 0) : 0),
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return pages.handle(request, reply);
    if (!request.raw.complete) reply.header('connection', 'close');
    return reply
      .code(405)
      .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
      .send({ message: 'The method is not allowed.' });
  });
  await app.ready();

  return {
    app,
    server,
    metrics,
    pages,
    async drain(idleMs = 0) {
      isDraining = true;
      if (idleMs > 0) await Promise.race([closePort(server), wait(idleMs)]);
      webSockets.closeAll();
      const closed = app.close();
      closeUnused();
      await closed;
      await Promise.all(Object.values(agents).map((agent: Agent) => agent.destroy()));
    },
  };
}
