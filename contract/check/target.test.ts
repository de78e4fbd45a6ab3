import { afterEach, expect, test, vi } from 'vitest';
import type { RequestSpec } from '../requests/sample-requests.ts';
import { DEFAULT_RECIPE, sendRequest } from './target.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('sends tokens and base paths that contain `$` unchanged', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(url, headers['Authorization']);
    return Promise.resolve(new Response());
  });
  const spec: RequestSpec = {
    id: 'listOrders',
    method: 'get',
    path: '/api/orders',
    needsToken: true,
    parameters: [],
    body: undefined,
    examples: [],
    isForm: false,
    knownCrash: undefined,
  };
  const recipe = { ...DEFAULT_RECIPE, base: '/$&' };
  const target = { origin: 'http://127.0.0.1:1', recipe, timeoutMs: 1000 };
  const request = { method: 'get', path: {}, query: {}, body: undefined };
  await sendRequest(target, spec, request, 'a$$b$&c');
  expect(sent).toEqual(['http://127.0.0.1:1/$&/orders', 'Bearer a$$b$&c']);
});
