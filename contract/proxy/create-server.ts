import http from 'node:http';
import type { Duplex } from 'node:stream';
import { formatHead } from './forward-upgrade.ts';
import { UPGRADE_HEADERS, withoutHeaders } from './request-backend.ts';

/**
 * Creates a server that ignores all upgrades except WebSockets (RFC 9110 §7.8): curl and Java send
 * `Upgrade: h2c`.
 */
export function createServer(
  handler: http.RequestListener,
  onWebSocket: (request: http.IncomingMessage, socket: Duplex, head: Buffer) => void,
): http.Server {
  // Node 22.21 and 24.9. Before them, each request with `Upgrade` is an `upgrade` event.
  const options: http.ServerOptions & { shouldUpgradeCallback: typeof isWebSocket } = {
    shouldUpgradeCallback: isWebSocket,
  };
  const server = http.createServer(options, (request, response) => {
    // After `shouldUpgradeCallback`, Node drops pipelined requests. Clients repeat them after a close.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    handler(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (isWebSocket(request)) onWebSocket(request, socket, head);
    else handleWithoutUpgrade(server, request, socket, head);
  });
  return server;
}

function isWebSocket({ method, headers }: http.IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Returns the connection to the HTTP parser. Only for Node without `shouldUpgradeCallback`. */
function handleWithoutUpgrade(
  server: http.Server,
  request: http.IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const headers = withoutHeaders(rawHeaders, UPGRADE_HEADERS);
  const first = formatHead(`${method} ${url} HTTP/${httpVersion}`, headers);
  socket.unshift(Buffer.concat([first, head]));
  server.emit('connection', socket);
}
