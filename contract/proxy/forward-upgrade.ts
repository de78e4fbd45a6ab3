import http from 'node:http';
import https from 'node:https';
import { type Duplex, pipeline } from 'node:stream';
import { PUSHER_PATH } from '../realtime/channels.ts';
import { createFrameReader } from './read-frames.ts';
import { withoutHeaders } from './request-backend.ts';

const FRAMING_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Forwards a WebSocket: requests the upgrade, then pipes bytes both ways until one side ends.
 *
 * @param onText receives a copy of the text messages of a realtime server.
 */
export function forwardUpgrade(
  backend: string,
  request: http.IncomingMessage,
  client: Duplex,
  head: Buffer,
  onError: (error: unknown) => void,
  onText?: (text: string) => void,
): void {
  const url = (backend + (request.url ?? '')).trim();
  if (!URL.canParse(url)) {
    client.destroy();
    return;
  }
  const target = new URL(url);
  const send = target.protocol === 'https:' ? https.request : http.request;
  const outgoing = send(target, {
    method: 'GET',
    headers: { ...request.headers, ...forwardedHeaders(request), host: target.host },
  });
  client.on('error', () => client.destroy());
  client.on('close', () => outgoing.destroy());
  outgoing.on('upgrade', (response, server, first) => {
    client.write(formatStatus(response, response.rawHeaders));
    client.write(first);
    server.write(head);
    if (onText && PUSHER_PATH.test(target.pathname)) {
      const read = createFrameReader(response.headers['sec-websocket-extensions'], onText);
      read(first);
      server.on('data', read);
    }
    server.on('error', () => server.destroy());
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    server.pipe(client).pipe(server);
  });
  outgoing.on('response', (response) => {
    // The body is written without its chunks, so the connection ends it.
    const headers = withoutHeaders(response.rawHeaders, FRAMING_HEADERS);
    client.write(formatStatus(response, [...headers, 'Connection', 'close']));
    pipeline(response, client, () => undefined);
  });
  outgoing.on('error', (error) => {
    if (client.destroyed) return;
    onError(error);
    client.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  outgoing.end();
}

/** The backend builds absolute URLs from the client's host and protocol. */
function forwardedHeaders({ headers }: http.IncomingMessage): Record<string, string> {
  const host = headers['x-forwarded-host'] ?? headers.host;
  const protocol = headers['x-forwarded-proto'];
  return {
    ...(typeof host === 'string' ? { 'x-forwarded-host': host } : {}),
    'x-forwarded-proto': typeof protocol === 'string' ? protocol : 'http',
  };
}

function formatStatus(
  { statusCode, statusMessage }: http.IncomingMessage,
  headers: readonly string[],
): Buffer {
  return formatHead(`HTTP/1.1 ${statusCode} ${statusMessage}`, headers);
}

export function formatHead(firstLine: string, headers: readonly string[]): Buffer {
  const lines = [firstLine];
  for (let index = 0; index < headers.length; index += 2) {
    lines.push(`${headers[index]}: ${headers[index + 1]}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
