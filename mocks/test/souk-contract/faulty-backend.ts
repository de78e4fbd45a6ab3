import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';
import { readDocument } from '../../../contract/engine/read-document.ts';
import { handlers } from '../../domain/handlers.ts';
import { createMockServer } from '../../server/create-server.ts';
import { createWorldStore } from '../../worlds/world-store.ts';

export interface MockResponse {
  status: number;
  contentType: string | null;
  /** Without Content-Type; names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Parsed JSON, text or bytes. */
  body: unknown;
}

/** A frame of the realtime server. */
export interface EventFrame {
  event: string;
  channel?: string;
  /** JSON. */
  data: string;
}

export interface InjectedFault {
  /** Such as `GET /api/products`; placeholders and regular expressions are allowed. */
  on: string;
  /** All requests if left out. */
  when?: (request: { hasToken: boolean; query: URLSearchParams; body: string }) => boolean;
  response?: (response: MockResponse) => MockResponse;
  /** Changes the realtime events; returns undefined to drop one. */
  frame?: (frame: EventFrame) => string | undefined;
  /** Never responds, drops the connection, or interrupts the body. */
  connection?: 'hang' | 'drop' | 'cut';
}

export interface FaultyBackend {
  origin: string;
  /** Without an argument, removes the fault. */
  injectFault: (fault?: InjectedFault) => void;
  /** All later requests use this world. Returns the token. */
  signIn: (world: string) => Promise<string>;
  close: () => Promise<void>;
}

/** Starts a mock behind a proxy. */
export async function openFaultyBackend(): Promise<FaultyBackend> {
  const mock = createMockServer({
    document: readDocument(),
    handlers,
    worlds: createWorldStore('test'),
    compileMode: 'lazy',
  });
  const mockOrigin = `http://127.0.0.1:${await mock.listen(0)}`;
  let current: InjectedFault | undefined;
  let world = 'start';

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', mockOrigin);
    const fault = current && isAffected(current, request, url, body) ? current : undefined;
    if (fault?.connection === 'hang') return;
    if (fault?.connection === 'drop') {
      request.socket.destroy();
      return;
    }
    const original = await fetch(url, {
      method: request.method ?? 'GET',
      headers: { ...endToEndHeaders(request), 'x-mock-world': world },
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    });
    const bytes = Buffer.from(await original.arrayBuffer());
    const contentType = original.headers.get('content-type');
    if (fault?.connection === 'cut') {
      response.writeHead(original.status, {
        'content-type': contentType ?? '',
        'content-length': bytes.length,
      });
      response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy());
      return;
    }
    const isJson = contentType?.includes('json') ?? false;
    const parsed: MockResponse = {
      status: original.status,
      contentType,
      headers: Object.fromEntries([...original.headers].filter(([name]) => !OWN_HEADERS.has(name))),
      body:
        isJson && bytes.length > 0 ? (JSON.parse(bytes.toString()) as unknown) : bytes.toString(),
    };
    const changed = fault?.response ? fault.response(parsed) : parsed;
    const isRaw = typeof changed.body === 'string' || changed.body instanceof Buffer;
    const text = isRaw ? changed.body : JSON.stringify(changed.body);
    // A backend that accepts the request reports no violation.
    const violation =
      changed.status === original.status ? original.headers.get('x-contract-violation') : null;
    response.writeHead(changed.status, {
      ...changed.headers,
      ...(changed.contentType === null ? {} : { 'content-type': changed.contentType }),
      ...(violation === null ? {} : { 'x-contract-violation': violation }),
    });
    response.end(isJson || fault ? text : bytes);
  }

  const proxy = createServer((request, response) => {
    forward(request, response).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  const sockets = new WebSocketServer({ noServer: true });
  proxy.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (client) => {
      const server = new WebSocket(mockOrigin.replace('http', 'ws') + request.url);
      client.on('message', (bytes: Buffer) => server.send(bytes.toString()));
      client.on('close', () => server.terminate());
      server.on('close', () => client.terminate());
      server.on('message', (bytes: Buffer) => {
        const text = bytes.toString();
        const frame = JSON.parse(text) as EventFrame;
        const isEvent = frame.channel !== undefined && !frame.event.startsWith('pusher');
        const sent = isEvent && current?.frame ? current.frame(frame) : text;
        if (sent !== undefined) client.send(sent);
      });
    });
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    origin,
    injectFault(fault) {
      current = fault;
    },
    async signIn(name) {
      world = name;
      const response = await fetch(`${mockOrigin}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-mock-world': name },
        body: JSON.stringify({ phone: 'demo@souk.example', password: 'secret' }),
      });
      const { data } = (await response.json()) as { data: { access: { token: string } } };
      return data.access.token;
    },
    async close() {
      for (const client of sockets.clients) client.terminate();
      proxy.closeAllConnections();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
      await mock.close();
    },
  };
}

function isAffected(
  { on, when }: InjectedFault,
  { method, headers }: IncomingMessage,
  { pathname, searchParams }: URL,
  body: Buffer,
): boolean {
  const [faultMethod, pattern = ''] = on.split(' ');
  const expression = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  if (method !== faultMethod || !expression.test(pathname)) return false;
  const hasToken = headers.authorization !== undefined;
  return when?.({ hasToken, query: searchParams, body: body.toString() }) ?? true;
}

/** Set by the proxy itself. */
const OWN_HEADERS = new Set([
  'content-type',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-contract-violation',
]);

function endToEndHeaders({ headers }: IncomingMessage): Record<string, string> {
  const entries = Object.entries(headers).filter(
    ([name, value]) =>
      typeof value === 'string' &&
      !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
