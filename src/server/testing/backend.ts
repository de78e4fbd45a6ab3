import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';

export interface Recorded {
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
  /** Resolves when the request ends before its response. */
  aborted: Promise<void>;
}

export type Reply = (request: Recorded, response: http.ServerResponse) => void;

/** A backend that records requests. */
export interface TestBackend {
  port: number;
  requests: Recorded[];
  /** Filters by path. */
  requestsOf: (part: string) => Recorded[];
  last: () => Recorded | undefined;
  use: (reply: Reply) => void;
  server: http.Server;
  stop: () => Promise<void>;
}

/** Responds with the API's envelope and the URL as data. */
export const replyWithUrl: Reply = ({ url }, response) => {
  sendJson(response, 200, { message: 'ok', data: { url, name: 'Souk' } });
};

export function sendJson(
  response: http.ServerResponse,
  status: number,
  body: unknown,
  headers: http.OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

export async function startBackend(
  tls?: { key: string; cert: string },
  initial: Reply = replyWithUrl,
): Promise<TestBackend> {
  const requests: Recorded[] = [];
  let reply = initial;
  const listener: http.RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    const recorded: Recorded = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      rawHeaders: request.rawHeaders,
      body: Buffer.alloc(0),
      aborted: new Promise((resolve) => {
        response.on('close', () => {
          if (!response.writableFinished) resolve();
        });
      }),
    };
    requests.push(recorded);
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      recorded.body = Buffer.concat(chunks);
      reply(recorded, response);
    });
  };
  const server = tls ? https.createServer(tls, listener) : http.createServer(listener);
  return {
    port: await listen(server),
    requests,
    requestsOf: (part) => requests.filter(({ url }) => url.includes(part)),
    last: () => requests.at(-1),
    use(next) {
      reply = next;
    },
    server,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** `reply` writes raw bytes to the socket. */
export async function startRawBackend(reply: (socket: net.Socket, head: string) => void) {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (let end = text.indexOf('\r\n\r\n'); end >= 0; end = text.indexOf('\r\n\r\n')) {
        const head = text.slice(0, end);
        text = text.slice(end + 4);
        reply(socket, head);
      }
    });
  });
  return {
    port: await listen(server),
    sockets,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function listen(server: net.Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
