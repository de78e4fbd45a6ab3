import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino, { type Logger } from 'pino';
import { createSoukServer, type SoukServer } from './app.ts';
import { helpText } from './config/help.ts';
import { readServerConfig } from './config/read-server-config.ts';
import type { ServerConfig } from './config/server-config.ts';
import { listeningOrigin } from './http/client-address.ts';
import type { Renderer } from './pages/render-page.ts';

/** Maximum delay of the start when the backend is down. */
const WARM_UP_TIMEOUT_MS = 3_000;
const WARM_UP_RETRY_MS = 5_000;

// Tests use other files.
const clientFolder = process.env['CLIENT_FOLDER'] ?? join(import.meta.dirname, '../client');
const rendererFile = process.env['RENDERER_FILE'] ?? join(import.meta.dirname, 'entry-server.js');

if (process.argv.includes('--help')) {
  process.stdout.write(helpText());
} else {
  await start().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

async function start(): Promise<void> {
  const config = readServerConfig(process.env);
  const log = pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });
  const renderer = (await import(/* @vite-ignore */ pathToFileURL(rendererFile).href)) as Renderer;
  const souk = await createSoukServer(config, clientFolder, renderer, log);
  stopOnSignals(souk, config, log);
  await warmUp(souk, log);
  const port = await listen(souk, config);
  log.info({ url: listeningOrigin(config.host, port), backend: config.backend.origin }, 'ready');
  if (config.publicOrigin === undefined) {
    log.warn('PUBLIC_ORIGIN is not set: pages and links use the Host header of each request.');
  }
  process.send?.({ type: 'ready', port });
  if (config.metricsPort !== undefined) serveMetrics(souk, config.host, config.metricsPort);
}

async function listen(souk: SoukServer, { host, port }: ServerConfig): Promise<number> {
  try {
    await souk.app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE'
        ? `Failed to start: port ${port} is taken. Set PORT to another one.`
        : `Failed to start: ${message}.`,
      { cause: error },
    );
  }
  const address = souk.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Fills the caches, with retries; resolves after the first attempt. */
async function warmUp(souk: SoukServer, log: Logger): Promise<void> {
  const attempt = async (): Promise<void> => {
    const isWarm = await souk.pages.warmUp((error) =>
      log.warn({ error: String(error) }, 'warm-up'),
    );
    if (!isWarm) setTimeout(() => void attempt(), WARM_UP_RETRY_MS).unref();
  };
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, WARM_UP_TIMEOUT_MS).unref();
  });
  await Promise.race([attempt(), timeout]);
}

function stopOnSignals(souk: SoukServer, { limits }: ServerConfig, log: Logger): void {
  let isStopping = false;
  const stop = (reason: string, code: number, idleMs: number) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'draining');
    setTimeout(() => process.exit(code), idleMs + limits.drainMs).unref();
    souk.drain(idleMs).then(
      () => process.exit(code),
      () => process.exit(code || 1),
    );
  };
  process.once('SIGTERM', () => stop('SIGTERM', 0, limits.drainIdleMs));
  process.once('SIGINT', () => stop('SIGINT', 0, 0));
  // The state is unknown: a supervisor restarts the process.
  process.on('uncaughtException', (error) => {
    log.fatal({ error: error.stack ?? String(error) }, 'uncaught exception');
    stop('uncaughtException', 1, 0);
  });
  process.on('unhandledRejection', (error) => {
    log.fatal(
      { error: error instanceof Error ? error.stack : String(error) },
      'unhandled rejection',
    );
    stop('unhandledRejection', 1, 0);
  });
}

function serveMetrics({ metrics }: SoukServer, host: string, port: number): void {
  createServer((_request, response) => {
    metrics.text().then(
      (text) => response.setHeader('content-type', metrics.contentType).end(text),
      () => response.destroy(),
    );
  }).listen(port, host);
}
