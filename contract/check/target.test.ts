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
  expect(formatCurl(target, LIST_ORDERS, GET_REQUEST, undefined)).toBe(
    `curl -i -X GET -H 'Accept-Language: ar' -H 'X-Api-Key: ***' -H 'Authorization: ***' '${ORIGIN}/api/orders'`,
  );
});

test('prints the form parts that a request sends, and its token', () => {
  const spec: RequestSpec = { ...LIST_ORDERS, method: 'post', path: '/api/tickets', isForm: true };
  const target = { origin: ORIGIN, recipe: { ...DEFAULT_RECIPE, headers: {} }, timeoutMs: 1000 };
  const body = {
    issue_type: undefined,
    ids: [1, 2],
    note: "@it's",
    password: 'hunter2',
    'attachments[]': [new File(['x'], 'a.png'), new File(['x'], 'b.png')],
  };
  const request = { method: 'post', path: {}, query: {}, body };
  expect(formatCurl(target, spec, request, 'broken').split(/ (?=-|'http)/)).toEqual([
    'curl',
    '-i',
    '-X POST',
    '-H "Authorization: Bearer broken"',
    "--form-string 'ids=1'",
    "--form-string 'ids=2'",
    String.raw`--form-string 'note=@it'\''s'`,
    "--form-string 'password=***'",
    "-F 'attachments[]=@a.png'",
    "-F 'attachments[]=@b.png'",
    `'${ORIGIN}/api/tickets'`,
  ]);
});
