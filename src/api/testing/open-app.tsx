import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { inject, onTestFinished, TestRunner, vi } from 'vitest';
import { type Api, createApi } from '../api.ts';
import { type Client, type ClientOptions, createApiClient } from '../client.ts';
import { login } from '../generated/auth.ts';
import { type AppScope, createAppScope } from '../../lib/react/app-scope.ts';
import { createSession, type Session } from '../session.ts';
import { ApiProvider } from '../api-provider.tsx';

/** A call as it left. */
export interface SentRequest {
  method: string;
  /** Path with query. */
  path: string;
  headers: Headers;
  signal: AbortSignal;
}

/** The API layer of one test: the real mock over HTTP, in a world of its own. */
export interface OpenApp {
  api: Api;
  session: Session;
  /** Returns a part of the app's state, such as a store. */
  get: AppScope['get'];
  /** Name of the mock's world. */
  world: string;
  /** All calls that left, in order. */
  sent: SentRequest[];
  /** Calls that left, as `GET /api/carts`. */
  calls: () => string[];
  wrapper: (props: { children: ReactNode }) => ReactNode;
  /** Opens the app again in the same world, as a reload does: what is stored stays. */
  reload: () => OpenApp;
  /** Signs a customer in, as the login dialog does. */
  signIn: (phone?: string) => Promise<void>;
  /** Makes operations of the world fail from now on. */
  fail: (
    ...failures: {
      operation: string;
      status: number | string;
      example?: string;
      times?: number;
      after?: number;
    }[]
  ) => Promise<void>;
  /** Holds back calls from now on whose path contains this text; the returned function lets them go. */
  hold: (path: string) => () => void;
  /** Ends a call that hangs, such as `POST /api/login`, as its deadline would; the mock may not have heard of it. */
  expire: (call: string) => Promise<void>;
  /** Has the shop's staff do something in the world: `{ action: 'set-stock', productId: 7, stock: 0 }`. */
  performStaffAction: (action: { action: string; [field: string]: unknown }) => Promise<void>;
}

let worlds = 0;

/** Opens an app as a guest; `before` may hold a call back or answer in the mock's place. */
export function openApp(
  options: {
    before?: (path: string, signal: AbortSignal) => Promise<Response | undefined>;
    fallback?: Record<string, unknown>;
    baseUrl?: string;
    timeout?: number;
    strict?: boolean;
    /** What a 401 causes; nothing if left out. */
    onUnauthorized?: (
      scope: AppScope,
      ...refused: Parameters<NonNullable<ClientOptions['onUnauthorized']>>
    ) => void;
    /** Makes what translates the server's messages. */
    translateBy?: (client: Client) => ClientOptions['translate'];
  } = {},
): OpenApp {
  const url = inject('mockUrl');
  worlds += 1;
  const world = `api-${process.pid}-${Math.random().toString(36).slice(2)}-${worlds}`;
  const sent: SentRequest[] = [];
  const deadlines = new Map<string, AbortController>();
  const held = new Map<string, Promise<void>>();
  const { before, fallback, baseUrl = url, timeout, strict } = options;
  const { onUnauthorized, translateBy } = options;
  let isOver = false;
  if (TestRunner.getCurrentTest()) {
    onTestFinished(() => {
      isOver = true;
    });
  }
  const fetchMock = async (request: Request) => {
    const { method, headers, signal } = request;
    const { pathname, search } = new URL(request.url);
    sent.push({ method, path: pathname + search, headers, signal });
    const deadline = new AbortController();
    deadlines.set(`${method} ${pathname + search}`, deadline);
    const signals = AbortSignal.any([signal, deadline.signal]);
    for (const [path, released] of held) if ((pathname + search).includes(path)) await released;
    const response =
      (await before?.(pathname + search, signal)) ?? (await fetch(request, { signal: signals }));
    // A response that comes after the end of its test would change what the next one sees.
    return isOver ? new Promise<never>(() => undefined) : response;
  };
  /** Sends an order to the control API. */
  const order = async (method: string, path: string, body: object) => {
    const response = await fetch(`${url}/__mock/worlds/${world}${path}`, {
      method,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`Failed to change the world: ${await response.text()}`);
  };
  function start(): OpenApp {
    const scope = createAppScope();
    const session = scope.get(createSession);
    const clientOptions: ClientOptions = {
      baseUrl,
      getToken: () => session.getState().token,
      getLocale: () => 'ar',
      headers: { 'X-Mock-World': world },
      ...(timeout === undefined ? {} : { timeout }),
      ...(onUnauthorized
        ? { onUnauthorized: (...refused) => onUnauthorized(scope, ...refused) }
        : {}),
      fetch: (input, init) => fetchMock(new Request(input, init)),
      // Tells of the way as the browser does; the tests' page may not call the mock by itself.
      async upload(request, onProgress) {
        onProgress(0.5);
        const response = await fetchMock(request);
        onProgress(1);
        return response;
      },
    };
    const translate = translateBy?.(createApiClient(clientOptions));
    const client = createApiClient({ ...clientOptions, ...(translate ? { translate } : {}) });
    const api = createApi(scope, client, fallback);
    const provider = (children: ReactNode) => (
      <ApiProvider api={api} {...(fallback ? { fallback } : {})}>
        {children}
      </ApiProvider>
    );
    return {
      api,
      session,
      get: scope.get,
      world,
      performStaffAction: (action) => order('POST', '/staff-actions', action),
      sent,
      calls: () => sent.map(({ method, path }) => `${method} ${path}`),
      wrapper: ({ children }) =>
        strict ? <StrictMode>{provider(children)}</StrictMode> : provider(children),
      reload: start,
      async signIn(phone = 'demo@souk.example') {
        const { data } = await client.call(login, { body: { phone, password: 'secret' } });
        session.signIn(data.access.token, data.user);
        sent.length = 0;
      },
      fail: (...failures) => order('PATCH', '', { failures }),
      hold(path) {
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        held.set(path, released);
        return () => {
          held.delete(path);
          release();
        };
      },
      async expire(call) {
        const deadline = await vi.waitUntil(() => deadlines.get(call), { timeout: 8_000 });
        deadline.abort(new DOMException('The deadline has passed.', 'TimeoutError'));
      },
    };
  }

  const app = start();
  // A page that has come alive; one that was reloaded reads its storage itself.
  void app.session.persist.rehydrate();
  return app;
}
