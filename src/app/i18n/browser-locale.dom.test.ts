import { beforeEach, expect, it } from 'vitest';
import type { RenderedPage } from '../../lib/config/boot-data.ts';
import { LOCALE_KEY } from '../../lib/i18n/locale.ts';
import { toUsablePage } from './browser-locale.ts';

const page: RenderedPage = {
  locale: 'en',
  direction: 'ltr',
  renderedAtMs: 0,
  messages: {},
  texts: {},
  fallback: {},
};

beforeEach(() => localStorage.clear());

it.each([
  ['/products', undefined, true],
  ['/products#reviews', undefined, true],
  ['/products?lang=en', undefined, true],
  ['/products?lang=fr', undefined, false],
  ['/products', 'fr', false],
  ['/products', 'en', true],
  ['/products?page=2', undefined, false],
  ['/cart', undefined, false],
])('uses a static page of /products in English at %s with the choice %s: %s', (url, choice, is) => {
  if (choice !== undefined) localStorage.setItem(LOCALE_KEY, choice);
  history.replaceState(null, '', url);
  const sent = { ...page, address: '/products' };
  expect(toUsablePage(sent)).toBe(is ? sent : null);
});

it('uses every page of the shop’s own server', () => {
  history.replaceState(null, '', '/products?lang=fr&page=2');
  expect(toUsablePage(page)).toBe(page);
  expect(toUsablePage(null)).toBeNull();
});
