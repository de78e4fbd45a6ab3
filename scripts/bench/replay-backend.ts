import http from 'node:http';
import type { AddressInfo } from 'node:net';

interface Recorded {
  status: number;
  type: string;
  body: Buffer;
}

/** Replays recorded responses, so that the backend's time does not count. */
export interface ReplayBackend {
  url: string;
  /** Delay in ms; `down` breaks every connection. */
  setBehaviour: (as: number | 'down') => void;
  /** Since the start. */
  calls: () => number;
  stop: () => void;
}

export async function startReplayBackend(source: string): Promise<ReplayBackend> {
  const known = new Map<string, Promise<Recorded>>();
  let behaviour: number | 'down' = 0;
  let calls = 0;

  const server = http.createServer((request, response) => {
    calls += 1;
    if (behaviour === 'down') {
      request.socket.destroy();
      return;
    }
    const delayMs = behaviour;
    const language = request.headers['accept-language'] ?? 'en';
    const key = `${request.url} ${language}`;
    const found = known.get(key) ?? record(source + (request.url ?? ''), language);
    known.set(key, found);
    found.then(
      ({ status, type, body }) => {
        const reply = () =>
          response
            .writeHead(status, { 'content-type': type, 'content-length': body.length })
            .end(body);
        if (delayMs > 0) setTimeout(reply, delayMs);
        else reply();
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setBehaviour(as) {
      behaviour = as;
    },
    calls: () => calls,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function record(url: string, language: string): Promise<Recorded> {
  const response = await fetch(url, {
    headers: { 'accept-language': language, 'x-requested-with': 'XMLHttpRequest' },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  };
}
