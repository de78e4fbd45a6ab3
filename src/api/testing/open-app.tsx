import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { inject } from 'vitest';
import { type Api, createApi } from '../api.ts';
import { createApiClient } from '../client.ts';
import { login } from '../generated/auth.ts';
import { ApiProvider } from '../provider.tsx';
import { session, signIn, signOut } from '../session.ts';

/** A call as it left. */
export interface Sent {
  method: string;
  /** Path with query. */
  path: string;
  headers: Headers;
  signal: AbortSignal;
}

/** The API layer of one test: the real mock over HTTP, in a world of its own. */
export interface OpenApp {
  api: Api;
  /** All calls that left, in order. */
  sent: Sent[];
  /** Calls that left, as `GET /api/carts`. */
  calls: () => string[];
  wrapper: (props: { children: ReactNode }) => ReactNode;
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
  /** Has the shop's staff do something in the world: `{ act: 'set-stock', productId: 7, stock: 0 }`. */
  act: (order: { act: string; [field: string]: unknown }) => Promise<void>;
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
  } = {},
): OpenApp {
  const url = inject('mockUrl');
  worlds += 1;
  const world = `api-${process.pid}-${Math.random().toString(36).slice(2)}-${worlds}`;
  const sent: Sent[] = [];
  const { before, fallback, baseUrl = url, timeout, strict } = options;
  const client = createApiClient({
    baseUrl,
    getToken: () => session.getState().token,
    getLocale: () => 'ar',
    headers: { 'X-Mock-World': world },
    ...(timeout === undefined ? {} : { timeout }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { method, headers, signal } = request;
      const { pathname, search } = new URL(request.url);
      sent.push({ method, path: pathname + search, headers, signal });
      return (await before?.(pathname + search, signal)) ?? fetch(request);
    },
  });
  const api = createApi(client, fallback);
  signOut();
  const provider = (children: ReactNode) => (
    <ApiProvider api={api} {...(fallback ? { fallback } : {})}>
      {children}
    </ApiProvider>
  );
  return {
    api,
    sent,
    calls: () => sent.map(({ method, path }) => `${method} ${path}`),
    wrapper: ({ children }) =>
      strict ? <StrictMode>{provider(children)}</StrictMode> : provider(children),
    async signIn(phone = 'demo@souk.example') {
      const { data } = await client.call(login, { body: { phone, password: 'secret' } });
      signIn(data.access.token, data.user);
      sent.length = 0;
    },
    async fail(...failures) {
      const response = await fetch(`${url}/__mock/worlds/${world}`, {
        method: 'PATCH',
        body: JSON.stringify({ failures }),
      });
      if (!response.ok) throw new Error(`Failed to set failures: ${await response.text()}`);
    },
    async act(order) {
      const response = await fetch(`${url}/__mock/worlds/${world}/acts`, {
        method: 'POST',
        body: JSON.stringify(order),
      });
      if (!response.ok) throw new Error(`Failed to act: ${await response.text()}`);
    },
  };
}
