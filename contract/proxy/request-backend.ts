import http from 'node:http';
import https from 'node:https';

/** Hop-by-hop headers. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'proxy-connection', 'expect']);

/** Of requests; the proxy ignores all upgrades except WebSockets. */
export const UPGRADE_HEADERS: ReadonlySet<string> = new Set(['upgrade', 'http2-settings']);

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
};

/**
 * Forwards a request byte for byte, except for the Host header. Redirects are not followed.
 *
 * @param response aborts the request if it closes early.
 * @param body the request's body, if it was already read.
 * @throws if no response arrives.
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
      // The backend may close a kept-alive connection while it is reused.
      const canRetry = outgoing.reusedSocket && SAFE_METHODS.has(request.method ?? '');
      if (!canRetry || response.headersSent || response.destroyed) reject(error);
      else resolve(requestBackend(origin, path, request, response, body ?? Buffer.alloc(0)));
    });
    response.once('close', () => {
      if (!response.writableFinished) outgoing.destroy();
    });
    if (body) outgoing.end(body);
    else request.pipe(outgoing);
  });
}

function headersFor(request: http.IncomingMessage, host: string): string[] {
  const replaced = new Set(['host', ...UPGRADE_HEADERS]);
  const headers = ['Host', host, ...endToEndHeaders(request.rawHeaders, replaced)];
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  const hasNoBody = length === undefined && coding === undefined;
  // Otherwise Node would send an empty chunked body.
  if (hasNoBody && !SAFE_METHODS.has(request.method ?? '')) {
    headers.push('Content-Length', '0');
  }
  return headers;
}

/** Removes hop-by-hop headers and those in `without`. */
export function endToEndHeaders(
  raw: readonly string[],
  without: ReadonlySet<string> = new Set(),
): string[] {
  return withoutHeaders(raw, new Set([...CONNECTION_HEADERS, ...without]));
}

/** @param names in lower case. */
export function withoutHeaders(raw: readonly string[], names: ReadonlySet<string>): string[] {
  return raw.filter((_, index) => !names.has((raw[index - (index % 2)] ?? '').toLowerCase()));
}
