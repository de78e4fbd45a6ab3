import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Contract, loadContract } from '../../contract/engine/contract.ts';
import type { ContractDocument } from '../../contract/engine/contract-document.ts';
import type { Handlers } from '../domain/handlers.ts';
import { PLACEHOLDER_PATH } from '../media/picture-url.ts';
import { servePicture } from '../media/serve-picture.ts';
import { attachRealtime } from './realtime/attach-realtime.ts';
import { setOrigin } from '../domain/world/browser-origins.ts';
import { serveDownload } from './pages/downloads/serve-download.ts';
import { servePage } from './pages/serve-page.ts';
import type { WorldStore } from '../worlds/world-store.ts';
import { runScheduledEvents } from '../domain/seed/run-scheduled-events.ts';
import { createWakeTimer } from './scheduler/wake-timer.ts';
import { handleRequest } from './handle-request.ts';
import { selectWorld } from './select-world.ts';
import { handleControlRequest } from './control/handle-control-request.ts';
import { originOf } from './http/request-origin.ts';
import { BodyTooLargeError } from './http/read-body.ts';
import { createResponseCoverage } from './response-coverage.ts';
import { sendPreflight } from './http/send-preflight.ts';
import { sendJson } from './http/send-response.ts';
import { serveUpload } from './http/serve-upload.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const KEEP_ALIVE_TIMEOUT_MS = 65_000;

export interface MockServer {
  contract: () => Contract;
  /** Resolves with the port; 0 picks a free one. */
  listen: (port: number, host?: string) => Promise<number>;
  close: () => Promise<void>;
  /** Replaces the contract but keeps the worlds. @throws ContractError and keeps the old contract. */
  reloadContract: (document: ContractDocument) => void;
}

/**
 * Creates the stateful mock: validates each request, handles it in a world, validates the response
 * (API-04, API-05).
 *
 * @throws ContractError if the contract doesn't compile.
 */
export function createMockServer(options: {
  document: ContractDocument;
  handlers: Handlers;
  worlds: WorldStore;
  /** When to compile the components; `eager` by default. */
  compileMode?: 'eager' | 'lazy';
  /** Called after each request that may have changed a world. */
  onWrite?: () => void;
  onMissingHandler?: (message: string) => void;
}): MockServer {
  const { handlers, worlds, onWrite, onMissingHandler } = options;
  let contract = loadContract(options.document, true, options.compileMode);

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Concatenated, since `//host` as a relative URL would be a host.
    const url = new URL(`http://mock${request.url ?? '/'}`);
    // Allows pages of other origins, such as the reference opened as a file.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', '*');
    const path = url.pathname;
    if (onWrite && !SAFE_METHODS.has(request.method ?? 'GET')) response.once('close', onWrite);
    if (path.startsWith('/media/downloads/')) {
      await serveDownload(request, response, path.slice('/media/downloads/'.length));
      return;
    }
    if (path === PLACEHOLDER_PATH) {
      await servePicture(request, response, 'default-800.webp');
      return;
    }
    if (path.startsWith('/media/')) {
      await servePicture(request, response, path.slice('/media/'.length));
      return;
    }
    if (path.startsWith('/__mock/')) {
      await handleControlRequest(worlds, contract, request, response, path);
      for (const entry of worlds.all()) wakeTimer.reschedule(entry);
      return;
    }
    if (request.method === 'OPTIONS') {
      sendPreflight(response);
      return;
    }
    const entry = selectWorld(worlds, request);
    if (typeof entry === 'string') {
      sendJson(response, 400, { message: entry }, { 'x-contract-violation': 'request' });
      return;
    }
    if (path.startsWith('/storage/')) {
      serveUpload(entry.world, request, response, path);
      return;
    }
    entry.activeCount += 1;
    response.once('close', () => {
      entry.activeCount -= 1;
      wakeTimer.reschedule(entry);
    });
    setOrigin(entry.world, originOf(request, entry));
    runScheduledEvents(entry.world);
    if (await servePage(entry.world, request, response, url)) return;
    const context = { contract, handlers, onMissingHandler };
    await handleRequest(context, entry, request, response, url);
    coverage?.record(contract, request, entry, response.statusCode);
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return;
      if (error instanceof BodyTooLargeError) {
        sendJson(response, 413, { message: error.message }, { connection: 'close' });
        return;
      }
      console.error(`Failed to handle ${request.method} ${request.url}:`, error);
      sendJson(response, 500, { message: 'Server Error' });
    });
  });
  // With Node's default of 5 s, a reused connection can close just as a client sends a request.
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;

  const coverage = createResponseCoverage();
  const wakeTimer = createWakeTimer(worlds);
  const realtime = attachRealtime(server, worlds);

  return {
    contract: () => contract,
    listen: (port, host = '127.0.0.1') => listen(server, port, host),
    close: () =>
      new Promise((resolve) => {
        wakeTimer.stop();
        realtime.close();
        coverage?.write();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    reloadContract(document) {
      contract = loadContract(document, true, options.compileMode);
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
