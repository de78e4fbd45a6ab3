import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { call } from '../../../contract/testing/call.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'souk-contract-docs-'));
  const { code } = await call('docs', '--out', folder, '--mock', inject('mockUrl'));
  expect(code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Opens a page, runs its scripts with polyfills for jsdom, and uses `send` as fetch. */
function openDocsPage(name: string, send: typeof fetch): JSDOM {
  const page = new JSDOM(read(name), {
    runScripts: 'outside-only',
    url: 'http://docs.example/',
    beforeParse(window) {
      const matchMedia = () => ({ matches: false });
      Object.assign(window, { fetch: send, Headers, structuredClone, matchMedia });
    },
  });
  page.window.eval(`${read('contract.js')};${read('docs.js')}`);
  return page;
}

test('@API-13 signs in, sends a request, and shows and validates the response', async () => {
  let fake: object | undefined;
  const { document, Event } = openDocsPage('orders.html', (address, init) => {
    if (fake) return Promise.resolve(Response.json(fake));
    const headers = new Headers(init?.headers);
    headers.set('X-Mock-World', 'contract-docs');
    return fetch(address, { ...init, headers });
  }).window;
  const type = (id: string, value: string) =>
    Object.assign(document.querySelector(`#docs-${id}`) ?? {}, { value });
  type('user', 'demo@souk.example');
  type('password', 'secret');
  const submit = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  submit('#docs-login');
  await vi.waitFor(
    () =>
      expect(document.querySelector('#docs-login-outcome')?.textContent).toBe(
        'Requests now include the token.',
      ),
    { timeout: 20_000 },
  );
  const outcome = () => document.querySelector('#listOrders .outcome')?.textContent ?? '';
  submit('#listOrders form');
  await vi.waitFor(() => expect(outcome()).toContain('Matches the contract.'), { timeout: 20_000 });
  expect(outcome()).toMatch(/^200 OK/);
  expect(outcome()).toContain('"status_wise_orders"');
  expect(outcome()).toContain('application/json');

  fake = { message: 'orders', data: { total: '1' } };
  submit('#listOrders form');
  await vi.waitFor(() => expect(outcome()).toContain('Violates the contract:'), {
    timeout: 20_000,
  });
  expect(outcome()).toContain('/data/total');
});

test('@API-13 shows the response to the last request, and validates `null` as such', async () => {
  const pending: ((response: Response) => void)[] = [];
  const { document, Event } = openDocsPage('orders.html', () => {
    return new Promise((resolve) => {
      pending.push(resolve);
    });
  }).window;
  const outcome = () => document.querySelector('#listOrders .outcome')?.textContent ?? '';
  for (let presses = 0; presses < 2; presses += 1) {
    document
      .querySelector('#listOrders form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }
  const [first, second] = pending;
  second?.(Response.json(null));
  await vi.waitFor(() => expect(outcome()).toContain('Violates the contract:'));
  expect(outcome()).toContain('must be object, but it is null');
  // Read at once, so that only promises delay it.
  const text = () => Promise.resolve('{"message": "Down"}');
  first?.(Object.assign(new Response(null, { status: 503 }), { text }));
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(outcome()).toMatch(/^200/);
});
