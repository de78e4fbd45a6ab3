import type { IncomingMessage } from 'node:http';
import { trafficOf } from '../../worlds/scenarios/traffic-of.ts';
import type { WorldEntry } from '../../worlds/world-store.ts';

/** Returns the origin of URLs in a world's responses: as the browser sees it, or the mock's own. */
export function originOf(request: IncomingMessage, entry: WorldEntry): string {
  if (trafficOf(entry).hasOwnOrigin) return ownOrigin(request);
  const protocol = request.headers['x-forwarded-proto'];
  const host = request.headers['x-forwarded-host'] ?? request.headers.host ?? '127.0.0.1';
  return `${typeof protocol === 'string' ? protocol : 'http'}://${String(host)}`;
}

function ownOrigin({ socket }: IncomingMessage): string {
  const address = (socket.localAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${socket.localPort}`;
}
