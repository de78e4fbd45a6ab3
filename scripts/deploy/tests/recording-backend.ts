import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Forwards to the mock and records who asks. */
export interface RecordingBackend {
  url: string;
  /** Requests since the last `forget`, oldest first. */
  requests: { method: string; path: string; forwardedFor: string }[];
  forget: () => void;
  /** Breaks every connection. */
  setDown: (isDown: boolean) => void;
  /** Replaces a text in all responses. */
  replaceText: (text: string, replacement: string) => void;
  stop: () => void;
}

export async function startRecordingBackend(mockUrl: string): Promise<RecordingBackend> {
  const requests: RecordingBackend['requests'] = [];
  let isDown = false;
  let replace = (text: string) => text;

  const server = http.createServer((request, response) => {
    if (isDown) {
      request.socket.destroy();
      return;
    }
    const { method = '', url: path = '', headers } = request;
    requests.push({ method, path, forwardedFor: String(headers['x-forwarded-for'] ?? '') });
    const forwarded = http.request(mockUrl + path, { method, headers }, (reply) => {
      if (!String(reply.headers['content-type']).includes('json')) {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const body = Buffer.from(replace(Buffer.concat(chunks).toString()));
        const { 'transfer-encoding': _, ...rest } = reply.headers;
        response.writeHead(reply.statusCode ?? 502, { ...rest, 'content-length': body.length });
        response.end(body);
      });
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  server.on('upgrade', (request, socket, head) => {
    const forwarded = http.request(mockUrl + request.url, { headers: request.headers });
    forwarded.on('upgrade', (reply, upstream, rest) => {
      const lines = Object.entries(reply.headers).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(rest);
      upstream.unshift(head);
      upstream.pipe(socket).pipe(upstream);
      for (const one of [upstream, socket]) one.on('error', () => one.destroy());
    });
    forwarded.on('error', () => socket.destroy());
    forwarded.end();
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    forget: () => void requests.splice(0),
    setDown(value) {
      isDown = value;
    },
    replaceText(text, replacement) {
      replace = (body) => body.replaceAll(text, replacement);
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
