import { afterEach, expect, test, vi } from 'vitest';
import type { RequestSpec } from '../requests/sample-requests.ts';
import { DEFAULT_RECIPE, formatCurl, sendRequest } from './target.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const LIST_ORDERS: RequestSpec = {
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
const GET_REQUEST = { method: 'get', path: {}, query: {}, body: undefined };
const ORIGIN = 'http://127.0.0.1:1';

test('sends tokens and base paths that contain `$` unchanged', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(url, headers['Authorization']);
    return Promise.resolve(new Response());
  });
  const recipe = { ...DEFAULT_RECIPE, base: '/$&' };
  const target = { origin: ORIGIN, recipe, timeoutMs: 1000 };
  await sendRequest(target, LIST_ORDERS, GET_REQUEST, 'a$$b$&c');
  expect(sent).toEqual([`${ORIGIN}/$&/orders`, 'Bearer a$$b$&c']);
});

test('prints curl commands without the values of the headers of a recipe', () => {
  const headers = { 'Accept-Language': 'ar', 'X-Api-Key': 'k1', Authorization: 'Basic dXNlcg==' };
  const target = { origin: ORIGIN, recipe: { ...DEFAULT_RECIPE, headers }, timeoutMs: 1000 };
  expect(formatCurl(target, LIST_ORDERS, GET_REQUEST, false)).toBe(
    `curl -i -X GET -H 'Accept-Language: ar' -H 'X-Api-Key: ***' -H 'Authorization: ***' '${ORIGIN}/api/orders'`,
  );
});
