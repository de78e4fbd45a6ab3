import http from 'node:http';
import https from 'node:https';

/** Headers that belong to one connection and not to the message. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'expect']);

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

/**
 * Sends a request on as it came: path, headers and body byte for byte, only Host names the backend. Resolves when the answer
 * begins; redirects are not followed.
 *
 * @param response whose end before its time ends the call as well.
 * @param body what was read of the request already; left out, the request's own stream is sent.
 * @throws when no answer begins.
 */
export function requestBackend(
  origin: string,
  path: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  body?: Buffer,
): Promise<http.IncomingMessage> {
  const { protocol, hostname, port, host } = new URL(origin);
  const isTls = protocol === 'https:';
  return new Promise((resolve, reject) => {
    const outgoing = (isTls ? https : http).request(
      {
        hostname: hostname.replaceAll(/^\[|\]$/g, ''),
        ...(port === '' ? {} : { port }),
        path,
        method: request.method,
        agent: isTls ? agents['https:'] : agents['http:'],
        headers: headersFor(request, host),
      },
      resolve,
    );
    outgoing.on('error', (error) => {
      // The backend closed a line that was kept open, just when it was used again: no fault of anybody.
      const mayRepeat = outgoing.reusedSocket && READING.has(request.method ?? '');
      if (!mayRepeat || response.headersSent || response.destroyed) reject(error);
      else resolve(requestBackend(origin, path, request, response, body ?? Buffer.alloc(0)));
    });
    // Somebody who went away waits for no answer.
    response.once('close', () => {
      if (!response.writableFinished) outgoing.destroy();
    });
    if (body) outgoing.end(body);
    else request.pipe(outgoing);
  });
}

function headersFor(request: http.IncomingMessage, host: string): string[] {
  const headers = ['Host', host, ...keptHeaders(request.rawHeaders, new Set(['host']))];
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  const isBodyless = length === undefined && coding === undefined;
  // Left to itself, Node would send a body in chunks.
  if (isBodyless && !READING.has(request.method ?? '')) {
    headers.push('Content-Length', '0');
  }
  return headers;
}

/** Names and values in turn, in the order in which they came, several of a name apart. */
export function keptHeaders(
  raw: readonly string[],
  without: ReadonlySet<string> = new Set(),
): string[] {
  const kept: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const [name = '', value = ''] = raw.slice(index, index + 2);
    const plain = name.toLowerCase();
    if (!OF_CONNECTION.has(plain) && !without.has(plain)) kept.push(name, value);
  }
  return kept;
}
