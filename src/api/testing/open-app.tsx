import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { inject, onTestFinished, TestRunner, vi } from 'vitest';
import { type Api, createApi } from '../api.ts';
import { type Client, type ClientOptions, createApiClient } from '../client.ts';
import { login } from '../generated/auth-mutations.ts';
import { type AppScope, createAppScope } from '../../lib/react/app-scope.ts';
import { createSession, type Session } from '../session.ts';
import { ApiProvider } from '../api-provider.tsx';

export interface SentRequest {
  method: string;
  /** With query. */
  path: string;
  headers: Headers;
  signal: AbortSignal;
}

/** The API layer of one test: the real mock over HTTP, in its own world. */
export interface OpenApp {
  api: Api;
  session: Session;
  get: AppScope['get'];
  world: string;
  sent: SentRequest[];
  /** Sent requests, for example `GET /api/carts`. */
  calls: () => string[];
  wrapper: (props: { children: ReactNode }) => ReactNode;
  /** Reloads the app in the same world; keeps storage. */
  reload: () => OpenApp;
  signIn: (phone?: string) => Promise<void>;
  fail: (
    ...failures: {
      operation: string;
      status: number | string;
      example?: string;
      times?: number;
      after?: number;
    }[]
  ) => Promise<void>;
  /** Replaces the world by one with these settings or this scenario. */
  recreateWorld: (options: { settings?: object; scenario?: string }) => Promise<void>;
  /** Closes the world's WebSockets and refuses new ones, or accepts them again. */
  setSockets: (sockets: 'refuse' | 'accept') => Promise<void>;
  /** Delays requests whose path contains this text until the returned function is called. */
  delayRequests: (path: string) => () => void;
  /** Times out a pending request, such as `POST /api/login`. The mock may not have received it. */
  timeOutRequest: (call: string) => Promise<void>;
  /** Such as `{ action: 'set-stock', productId: 7, stock: 0 }`. */
  performStaffAction: (action: { action: string; [field: string]: unknown }) => Promise<void>;
}

let worldCount = 0;

/** Opens an app as a guest. `before` may delay a request or respond instead of the mock. */
export function openApp(
  options: {
    before?: (path: string, signal: AbortSignal) => Promise<Response | undefined>;
    fallback?: Record<string, unknown>;
    baseUrl?: string;
    timeoutMs?: number;
    strict?: boolean;
    onUnauthorized?: (
      scope: AppScope,
      ...refused: Parameters<NonNullable<ClientOptions['onUnauthorized']>>
    ) => void;
    translateBy?: (client: Client) => ClientOptions['translate'];
  } = {},
): OpenApp {
  const url = inject('mockUrl');
  worldCount += 1;
  const world = `api-${process.pid}-${Math.random().toString(36).slice(2)}-${worldCount}`;
  const sent: SentRequest[] = [];
  const deadlines = new Map<string, AbortController>();
  const delayedPaths = new Map<string, Promise<void>>();
  const { before, fallback, baseUrl = url, timeoutMs, strict } = options;
  const { onUnauthorized, translateBy } = options;
  let isTestOver = false;
  if (TestRunner.getCurrentTest()) {
    onTestFinished(() => {
      isTestOver = true;
    });
  }
  const fetchMock = async (request: Request) => {
    const { method, headers, signal } = request;
    const { pathname, search } = new URL(request.url);
    sent.push({ method, path: pathname + search, headers, signal });
    const deadline = new AbortController();
    deadlines.set(`${method} ${pathname + search}`, deadline);
    const signals = AbortSignal.any([signal, deadline.signal]);
    for (const [path, released] of delayedPaths)
      if ((pathname + search).includes(path)) await released;
    const response =
      (await before?.(pathname + search, signal)) ?? (await fetch(request, { signal: signals }));
    // A late response would affect the next test.
    return isTestOver ? new Promise<never>(() => undefined) : response;
  };
  const controlWorld = async (method: string, path: string, body: object) => {
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
      ...(timeoutMs === undefined ? {} : { timeoutMs: timeoutMs }),
      ...(onUnauthorized
        ? { onUnauthorized: (...refused) => onUnauthorized(scope, ...refused) }
        : {}),
      fetch: fetchMock,
      // jsdom must not call the mock itself.
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
      performStaffAction: (action) => controlWorld('POST', '/staff-actions', action),
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
      fail: (...failures) => controlWorld('PATCH', '', { failures }),
      recreateWorld: (body) => controlWorld('PUT', '', body),
      setSockets: (sockets) => controlWorld('PATCH', '', { sockets }),
      delayRequests(path) {
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        delayedPaths.set(path, released);
        return () => {
          delayedPaths.delete(path);
          release();
        };
      },
      async timeOutRequest(call) {
        const deadline = await vi.waitUntil(() => deadlines.get(call), { timeout: 8_000 });
        deadline.abort(new DOMException('The deadline has passed.', 'TimeoutError'));
      },
    };
  }

  const app = start();
  // A reloaded app reads its storage itself.
  void app.session.persist.rehydrate();
  return app;
}
