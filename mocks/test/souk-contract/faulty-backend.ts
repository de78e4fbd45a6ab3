import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockServer } from '../../server/create-server.ts';
import { handlers } from '../../domain/handlers.ts';
import { readDocument } from '../../../contract/engine/read-document.ts';
import { createWorldStore } from '../../worlds/world-store.ts';

/** An answer of the mock on its way to the checker. */
export interface Passing {
  status: number;
  contentType: string | null;
  /** Parsed JSON, or text. */
  body: unknown;
}

/** What a fault does to one answer, or to the way in which it is sent. */
export interface Spoiling {
  /** `GET /api/products`; an address without its query. */
  on: string;
  /** Which requests it befalls; all of them if left out. */
  when?: (request: { hasToken: boolean; query: URLSearchParams; body: string }) => boolean;
  /** Changes the answer. */
  answer?: (answer: Passing) => Passing;
  /** Never answers, closes the line at once, or breaks off in the body. */
  line?: 'hang' | 'drop' | 'cut';
}

/** A mock behind a layer that can spoil its answers. */
export interface FaultyBackend {
  origin: string;
  /** In the place of what stood; nothing spoils nothing. */
  spoil: (spoiling?: Spoiling) => void;
  /** A token of the demo customer in a world of its own, that the next requests go to. */
  enter: (world: string) => Promise<string>;
  close: () => Promise<void>;
}

/** Starts a faultless mock and the layer before it. */
export async function openFaultyBackend(): Promise<FaultyBackend> {
  const mock = createMockServer({
    document: readDocument(),
    handlers,
    worlds: createWorldStore('test'),
    components: 'later',
  });
  const mockOrigin = `http://127.0.0.1:${await mock.listen(0)}`;
  let spoiling: Spoiling | undefined;
  let world = 'start';

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', mockOrigin);
    const wanted =
      spoiling &&
      matches(spoiling.on, request.method ?? '', url.pathname) &&
      (spoiling.when?.({
        hasToken: request.headers.authorization !== undefined,
        query: url.searchParams,
        body: body.toString(),
      }) ??
        true);
    if (wanted && spoiling?.line === 'hang') return;
    if (wanted && spoiling?.line === 'drop') {
      request.socket.destroy();
      return;
    }
    const answered = await fetch(url, {
      method: request.method ?? 'GET',
      headers: { ...plainHeaders(request), 'x-mock-world': world },
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    });
    const bytes = Buffer.from(await answered.arrayBuffer());
    const contentType = answered.headers.get('content-type');
    if (wanted && spoiling?.line === 'cut') {
      response.writeHead(answered.status, {
        'content-type': contentType ?? '',
        'content-length': bytes.length,
      });
      response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy());
      return;
    }
    const isJson = contentType?.includes('json') ?? false;
    const seen: Passing = {
      status: answered.status,
      contentType,
      body:
        isJson && bytes.length > 0 ? (JSON.parse(bytes.toString()) as unknown) : bytes.toString(),
    };
    const sent = wanted && spoiling?.answer ? spoiling.answer(seen) : seen;
    const text = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
    const blame = answered.headers.get('x-contract-violation');
    response.writeHead(sent.status, {
      ...(sent.contentType === null ? {} : { 'content-type': sent.contentType }),
      ...(blame === null ? {} : { 'x-contract-violation': blame }),
    });
    response.end(isJson || wanted ? text : bytes);
  }

  const layer = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((resolve) => {
    layer.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(layer.address() as AddressInfo).port}`;
  return {
    origin,
    spoil(next) {
      spoiling = next;
    },
    async enter(name) {
      world = name;
      const answer = await fetch(`${mockOrigin}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-mock-world': name },
        body: JSON.stringify({ phone: 'demo@souk.example', password: 'secret' }),
      });
      const { data } = (await answer.json()) as { data: { access: { token: string } } };
      return data.access.token;
    },
    async close() {
      layer.closeAllConnections();
      await new Promise((resolve) => {
        layer.close(resolve);
      });
      await mock.close();
    },
  };
}

function matches(on: string, method: string, path: string): boolean {
  const [wantedMethod, pattern = ''] = on.split(' ');
  const expression = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return method === wantedMethod && expression.test(path);
}

function plainHeaders({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name, value]) =>
      typeof value === 'string' &&
      !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
  );
  return Object.fromEntries(kept) as Record<string, string>;
}
