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

/** Submits a form twice. Returns functions that respond to the first and second request. */
function submitTwice(selector: string) {
  const pending: ((response: Response) => void)[] = [];
  const { document, Event } = openDocsPage('orders.html', () => {
    return new Promise((resolve) => {
      pending.push(resolve);
    });
  }).window;
  for (let presses = 0; presses < 2; presses += 1) {
    document
      .querySelector(selector)
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }
  const [first, second] = pending;
  return { document, first, second };
}

/** A response whose body only promises delay, so that its effect is visible in the next task. */
const responseOf = (body: unknown, status = 200) =>
  Object.assign(new Response(null, { status }), {
    text: () => Promise.resolve(JSON.stringify(body)),
    json: () => Promise.resolve(body),
  });
const nextTask = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('@API-13 shows the response to the last request, and validates `null` as such', async () => {
  const { document, first, second } = submitTwice('#listOrders form');
  const outcome = () => document.querySelector('#listOrders .outcome')?.textContent ?? '';
  second?.(Response.json(null));
  await vi.waitFor(() => expect(outcome()).toContain('must be object, but it is null'));
  first?.(responseOf({ message: 'Down' }, 503));
  await nextTask();
  expect(outcome()).toMatch(/^200/);
});

test('@API-13 uses the token of the last login', async () => {
  const { document, first, second } = submitTwice('#docs-login');
  const field = document.querySelector<HTMLInputElement>('#docs-token');
  const login = (token: string) => responseOf({ data: { access: { token } } });
  second?.(login('second'));
  await vi.waitFor(() => expect(field?.value).toBe('second'));
  first?.(login('first'));
  await nextTask();
  expect(field?.value).toBe('second');
});
