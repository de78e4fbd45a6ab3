import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { originOf } from '../http/request-origin.ts';
import { onEvent } from '../../domain/world/realtime-events.ts';
import { setOrigin } from '../../domain/world/browser-origins.ts';
import { isCutWorldName } from '../../worlds/scenarios/scenario-world-name.ts';
import { type WorldStore, type WorldEntry, WORLD_NAME_PATTERN } from '../../worlds/world-store.ts';
import { APP_KEY_PREFIX } from '../../domain/world/settings-rules.ts';
import {
  closeWith,
  createConnection,
  DEFAULT_TIMEOUTS,
  type ConnectionTimeouts,
} from './connection.ts';

const MAX_FRAME_BYTES = 16 * 1024;

export interface Realtime {
  close: () => void;
}

/**
 * Implements the Pusher protocol at `/app/{key}` (API-09). The key names the world; connections
 * close with it or on command.
 */
export function attachRealtime(
  server: Server,
  worlds: WorldStore,
  timeouts: ConnectionTimeouts = DEFAULT_TIMEOUTS,
): Realtime {
  const webSockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const sockets = new Map<WorldEntry, Set<WebSocket>>();
  let count = 0;

  const acceptSocket = (socket: WebSocket, request: IncomingMessage, url: URL) => {
    // Broken and oversized frames close the connection.
    socket.on('error', () => socket.terminate());
    const protocol = url.searchParams.get('protocol');
    if (protocol === null) return closeWith(socket, 4008, 'No protocol version supplied');
    if (protocol !== '7') return closeWith(socket, 4007, 'Unsupported protocol version');
    const entry = findEntry(worlds, url.pathname.slice('/app/'.length));
    if (!entry) return closeWith(socket, 4001, 'Application does not exist');

    if (entry.isRefusingSockets) return closeWith(socket, 4100, 'Over capacity');

    count += 1;
    // A connection keeps its world in use.
    entry.activeCount += 1;
    const others = sockets.get(entry) ?? new Set();
    sockets.set(entry, others.add(socket));
    // A proxy reports ws, but pictures load over http.
    setOrigin(entry.world, originOf(request, entry).replace(/^ws/, 'http'));
    const connection = createConnection(socket, `${process.pid}.${count}`, timeouts);
    const stopListening = onEvent(entry.world, connection.notify);
    socket.once('close', () => {
      stopListening();
      others.delete(socket);
      if (others.size === 0) sockets.delete(entry);
      entry.activeCount -= 1;
    });
  };

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const address = `http://mock${request.url ?? '/'}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url?.pathname.startsWith('/app/')) {
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    webSockets.handleUpgrade(request, stream, head, (socket) => acceptSocket(socket, request, url));
  });

  worlds.onClose((entry, reason) => {
    for (const socket of sockets.get(entry) ?? []) {
      if (reason === 'dropped') socket.terminate();
      else if (reason === 'replaced') closeWith(socket, 4200, 'The world was reset');
      else closeWith(socket, 4003, 'The world was deleted');
    }
  });

  return {
    close() {
      for (const socket of webSockets.clients) socket.terminate();
      webSockets.close();
    },
  };
}

/**
 * Development creates the world, since a page can reconnect before any request. Tests don't: a
 * deleted world must stay deleted.
 */
function findEntry(worlds: WorldStore, key: string): WorldEntry | undefined {
  const name = key.startsWith(APP_KEY_PREFIX) ? key.slice(APP_KEY_PREFIX.length) : '';
  if (!WORLD_NAME_PATTERN.test(name)) return undefined;
  return worlds.mode === 'test' || isCutWorldName(name) ? worlds.find(name) : worlds.get(name);
}
