import type { ServerResponse } from 'node:http';

/** A preflight has no headers that name a world. */
export function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': '*',
    // The wildcard doesn't include `Authorization`.
    'access-control-allow-headers': 'Authorization, *',
    'access-control-allow-private-network': 'true',
  });
  response.end();
}
