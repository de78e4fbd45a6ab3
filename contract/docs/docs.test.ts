import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readDocument } from '../engine/read-document.ts';
import { listOperations } from '../engine/list-operations.ts';
import { call } from '../testing/call.ts';
import { findOperations } from './client/search.ts';
import { inline, toMarkup } from './markdown.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
const operations = listOperations(readDocument());

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'souk-contract-docs-'));
  const { code, out } = await call('docs', '--out', folder);
  expect(out).toContain('index.html');
  expect(code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const pages = () => readdirSync(folder).filter((name) => name.endsWith('.html'));

const parsedPages = new Map<string, Document>();
function documentOf(name: string): Document {
  const page = parsedPages.get(name) ?? new JSDOM(read(name)).window.document;
  parsedPages.set(name, page);
  return page;
}

test('@API-13 the reference shows the path, statuses and form of every operation', () => {
  for (const { id, path, source } of operations) {
    const tag = source.tags?.[0] ?? '';
    const page = documentOf(`${tag}.html`);
    const section = page.getElementById(id);
    expect(section?.querySelector('.line code')?.textContent).toBe(path);
    const statuses = [...(section?.querySelectorAll('.response .status') ?? [])].map(
      (one) => one.textContent,
    );
    expect(statuses).toEqual(Object.keys(source.responses));
    expect(section?.querySelector('.try form')).not.toBeNull();
    expect(section?.textContent).toMatch(/Access: (Public|Customers only)/);
  }
});

test('@API-13 describes pagination, invalidation, limits, files and realtime channels', () => {
  expect(read('orders.html')).toContain('<code>per_page</code> the page size, usually 10.');
  expect(read('orders.html')).toMatch(/Invalidates <a href="cart\.html#getCart">getCart<\/a>/);
  expect(read('support.html')).toMatch(/a file: jpg, /);
  expect(read('addresses.html')).toContain('at most 255 characters');
  expect(read('realtime.html')).toContain('<code>chat_user_{userId}</code>');
  expect(read('realtime.html')).toContain('support-ticket-message-event');
});

test('@API-13 pages load nothing external and their links resolve', () => {
  const ids = new Map(
    pages().map((name) => {
      const all = [...documentOf(name).querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(all).size, `ids of ${name}`).toBe(all.length);
      return [name, new Set(all)];
    }),
  );
  for (const name of pages()) {
    const page = documentOf(name);
    for (const one of page.querySelectorAll('[src], link[href]')) {
      const target = one.getAttribute('src') ?? one.getAttribute('href') ?? '';
      expect(['docs.css', 'docs.js', 'contract.js', 'data:,']).toContain(target);
    }
    for (const one of page.querySelectorAll('a[href]')) {
      const [file, anchor] = (one.getAttribute('href') ?? '').split('#');
      const knownIds = ids.get(file === '' || file === undefined ? name : file);
      expect(knownIds, one.outerHTML).toBeDefined();
      if (anchor !== undefined) expect(knownIds?.has(anchor), one.outerHTML).toBe(true);
    }
    for (const field of page.querySelectorAll('input, textarea')) {
      const isNamed = field.hasAttribute('aria-label') || page.querySelector(`[for="${field.id}"]`);
      expect(isNamed, field.outerHTML).toBeTruthy();
    }
  }
});

test('search matches name, path and description, names first', () => {
  const ids = (query: string) => findOperations(query, operations).map(({ id }) => id);
  expect(ids('place order')[0]).toBe('placeOrder');
  expect(ids('GET /api/orders')).toEqual(['listOrders']);
  expect(ids('usually oldest order first')).toEqual(['listOrders']);
  expect(ids('order unheard-of')).toEqual([]);
  expect(ids(' ')).toEqual([]);
});

test('escapes markup in contract text', () => {
  expect(inline('a <b> & `c<d`')).toBe('a &lt;b&gt; &amp; <code>c&lt;d</code>');
  expect(toMarkup('## One\n\n- a\n  b\n- c\n\nd')).toBe(
    '<h2>One</h2>\n<ul><li>a b</li><li>c</li></ul>\n<p>d</p>',
  );
});
