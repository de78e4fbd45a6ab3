import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Entry from '../app/entries/entry-server.tsx';
import { FORWARDED, readServerConfig } from './config.ts';
import { forward } from './forward.ts';
import { forwardUpgrade } from './forward-upgrade.ts';
import { sendPage } from './page.ts';
import { REALTIME_PATH } from './realtime.ts';
import { createStaticFiles } from './static-files.ts';
import { readTemplate } from './template.ts';

/** One line of JSON per event; never a header, a body or a query, which may hold secrets. */
function log(level: 'info' | 'error', message: string, details: Record<string, unknown> = {}) {
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...details });
  if (level === 'error') console.error(line);
  else console.log(line);
}

function logError(error: unknown) {
  log('error', error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

async function start() {
  const config = readServerConfig(process.env);
  // Built side by side: dist/server/main.js, dist/server/entry-server.js, dist/client/.
  const client = join(import.meta.dirname, '../client');
  const entryFile = pathToFileURL(join(import.meta.dirname, 'entry-server.js')).href;
  const entry = (await import(/* @vite-ignore */ entryFile)) as typeof Entry;
  const template = readTemplate(client);
  const serveFile = createStaticFiles(client);
  const { socialScripts } = config.runtime;
  const forwarded = [...FORWARDED, ...(socialScripts ? [socialScripts] : [])];

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    response.on('error', logError);
    if (path === '/healthz') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
    } else if (forwarded.some((prefix) => path.startsWith(prefix))) {
      forward(config.backend, request, response, logError);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (!serveFile(request, response, path)) {
      sendPage(entry, template, config, request, response, logError).catch((error: unknown) => {
        logError(error);
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
        response.end('The page could not be made. Please try again in a moment.');
      });
    }
  });
  if (config.realtime === 'same-origin') {
    server.on('upgrade', (request, socket, head) => {
      if (request.url?.startsWith(REALTIME_PATH)) {
        forwardUpgrade(config.backend, request, socket, head, logError);
      } else {
        socket.destroy();
      }
    });
  }
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken. Set PORT to another one.`
        : `Failed to listen: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    log('info', 'ready', { url: `http://${config.host}:${port}`, backend: config.backend });
    process.send?.({ type: 'ready', port });
  });
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // Whoever still holds a connection open after this has had its time.
    setTimeout(() => process.exit(0), 5_000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
