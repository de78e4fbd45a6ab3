import http from 'node:http';
import https from 'node:https';

/** Passes a request to the backend byte for byte, and its answer back. */
export function forward(
  backend: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  onError: (error: unknown) => void,
): void {
  const target = new URL(request.url ?? '/', backend);
  const send = target.protocol === 'https:' ? https.request : http.request;
  const outgoing = send(
    target,
    {
      method: request.method,
      headers: { ...request.headers, ...forwardedHeaders(request), host: target.host },
    },
    (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders);
      incoming.pipe(response);
    },
  );
  outgoing.on('error', (error) => {
    // A shopper who went away is no fault of anybody.
    if (response.destroyed) return;
    onError(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(502, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'The backend can not be reached.' }));
  });
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}

/** Where the shopper's browser thinks it is: the backend builds absolute addresses from it. */
export function forwardedHeaders(request: http.IncomingMessage): Record<string, string> {
  const host = request.headers['x-forwarded-host'] ?? request.headers.host;
  const protocol = request.headers['x-forwarded-proto'];
  return {
    ...(typeof host === 'string' ? { 'x-forwarded-host': host } : {}),
    'x-forwarded-proto': typeof protocol === 'string' ? protocol : 'http',
  };
}
