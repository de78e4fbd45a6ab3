import { describe, expect, it } from 'vitest';
import { HOSTILE_FLAG, hostileText } from '../../fixtures/hostile-text.ts';
import { openMock, signIn } from '../../server/testing/open-mock.ts';

const mock = openMock();
const MARK = '\u2060';

/** User input; some can be empty. */
const USER_TEXT_FIELDS = new Set([
  'name',
  'title',
  'brand',
  'unit',
  'description',
  'short_description',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'customer_name',
  'app_name',
  'web_footer_text',
  'address',
  'address_line',
  'address_line2',
  'area',
  'flat_no',
  'shop_name',
  'estimated_delivery_time',
]);
/** Fields whose names are codes that the storefront reads, not user input. */
const CODE_FIELDS = new Set([
  'languages',
  'currencies',
  'currency',
  'payment_gateways',
  'social_links',
  'countries',
  'social_auths',
]);

function typedTexts(value: unknown, path: string, name: string): [string, string][] {
  if (typeof value === 'string') return USER_TEXT_FIELDS.has(name) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null || CODE_FIELDS.has(name)) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typedTexts(part, `${path}.${key}`, Array.isArray(value) ? name : key),
  );
}

describe('the hostile scenario', () => {
  it('@API-08 changes every user-entered text and still matches the contract', async () => {
    const world = 'hostile';
    const body = { scenario: 'hostile' };
    await mock.send(`/__mock/worlds/${world}`, { method: 'PUT', world: null, body });
    const headers = await signIn(mock, world);
    const cart = { product_id: 1, quantity: 1 };
    await mock.send('/api/cart/store', { method: 'POST', world, headers, body: cart });
    const all: [string, string][] = [];
    const plain = [...mock.server.contract().operations.values()]
      .filter(({ id, method, path }) => method === 'get' && !path.includes('{') && id !== 'logout')
      .map(({ path }) => path);
    for (const path of [
      ...plain,
      '/api/home?page=1&per_page=40',
      '/api/products?page=1&per_page=100',
      '/api/product-details?product_id=1',
      '/api/reviews?product_id=1',
    ]) {
      const response = await mock.send(path, { world, headers });
      expect([path, response.headers.get('x-contract-violation')]).not.toEqual([path, 'response']);
      // Areas of R1 are the page of the storefront.
      const isJson = response.headers.get('content-type')?.includes('json');
      if (response.status !== 200 || !isJson) continue;
      const { data } = (await response.json()) as { data: unknown };
      all.push(...typedTexts(data, path, ''));
    }
    expect(all.filter(([, text]) => text !== '' && !text.startsWith(MARK))).toEqual([]);
    // Calls without a required parameter return 422 here; these must not.
    for (const path of ['/api/master', '/api/carts', '/api/addresses', '/api/orders']) {
      expect(all.some(([name]) => name.startsWith(path))).toBe(true);
    }
    const texts = all.map(([, text]) => text).join('\n');
    expect(all.length).toBeGreaterThan(500);
    for (const part of ['<script>', 'onerror=', 'Donaudampf', '🏴‍☠️', '\u202E', '{{7*7}}']) {
      expect(texts).toContain(part);
    }
    expect(all.some(([, text]) => text === '')).toBe(true);
    expect(await (await mock.send('/api/master', { world })).text()).toContain(
      `javascript:globalThis.${HOSTILE_FLAG}`,
    );
  });

  it('keeps credentials and other worlds unchanged', async () => {
    const response = await mock.send('/api/products?page=1&per_page=100', { world: 'honest' });
    expect(await response.text()).not.toContain(MARK);
    expect((await signIn(mock, 'hostile')).Authorization).toMatch(/^Bearer ./);
  });

  it('changes a text only once and deterministically', () => {
    const once = hostileText('Moka pot');
    expect(once).not.toBe('Moka pot');
    expect(hostileText('Moka pot')).toBe(once);
    expect(hostileText(once)).toBe(once);
    expect(hostileText('')).toBe('');
    expect(hostileText('x'.repeat(3000)).length).toBeLessThan(255);
  });
});
