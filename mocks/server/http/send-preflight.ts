import type { ServerResponse } from 'node:http';

/** Lets pages from elsewhere call. The question comes before the call, without its headers: no world can be asked of it. */
export function sendPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': '*',
    // The star does not stand for this one.
    'access-control-allow-headers': 'Authorization, *',
    'access-control-allow-private-network': 'true',
  });
  response.end();
}
