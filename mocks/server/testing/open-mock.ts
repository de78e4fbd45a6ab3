import { afterAll, beforeAll } from 'vitest';
import { type Handlers, handlers } from '../../domain/handlers.ts';
import { readDocument } from '../../../contract/engine/read-document.ts';
import { createWorldStore, type WorldStore } from '../../worlds/world-store.ts';
import { createMockServer, type MockServer } from '../create-server.ts';

/** Defaults to a GET request in the world `main`. */
export interface SendOptions {
  method?: string;
  /** null omits the world's name. */
  world?: string | null;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged as `application/json`. */
  text?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export interface OpenMock {
  readonly origin: string;
  server: MockServer;
  worlds: WorldStore;
  send: (path: string, options?: SendOptions) => Promise<Response>;
}

/** Runs a server in test mode during the tests of a file. */
export function openMock(overrides: Partial<Handlers> = {}): OpenMock {
  const worlds = createWorldStore('test');
  const server = createMockServer({
    document: readDocument(),
    handlers: { ...handlers, ...overrides },
    worlds,
    compileMode: 'lazy',
  });
  let origin = '';
  beforeAll(async () => {
    origin = `http://127.0.0.1:${await server.listen(0)}`;
  });
  afterAll(() => server.close());
  return {
    get origin() {
      return origin;
    },
    server,
    worlds,
    send(path, { method = 'GET', world = 'main', body, text, headers, signal } = {}) {
      const content = body === undefined ? text : JSON.stringify(body);
      return fetch(origin + path, {
        method,
        redirect: 'manual',
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          ...(world === null ? {} : { 'X-Mock-World': world }),
          ...(content === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(content === undefined ? {} : { body: content }),
        ...(signal ? { signal } : {}),
      });
    },
  };
}

/** Returns the demo customer's token. */
export async function signIn(mock: OpenMock, world = 'main'): Promise<{ Authorization: string }> {
  const body = { phone: 'demo@souk.example', password: 'secret' };
  const response = await mock.send('/api/login', { method: 'POST', world, body });
  const login = (await response.json()) as { data: { access: { token: string } } };
  return { Authorization: `Bearer ${login.data.access.token}` };
}
