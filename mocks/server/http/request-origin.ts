import type { IncomingMessage } from 'node:http';

/** Returns the origin as the browser sees it. */
export function originOf(request: IncomingMessage): string {
  const protocol = request.headers['x-forwarded-proto'];
  const host = request.headers['x-forwarded-host'] ?? request.headers.host ?? '127.0.0.1';
  return `${typeof protocol === 'string' ? protocol : 'http'}://${String(host)}`;
}
