import { expect, test } from 'vitest';
import { createMarkupCache } from './markup-cache.ts';

const product = (id: number) => ({ id, name: `Lamp ${id}` });

/** Renders cards as React does, and returns which of them were known. */
function renderPage(cache: ReturnType<typeof createMarkupCache>, ids: number[], shared: unknown[]) {
  const cards = cache.forPage(shared);
  const known: number[] = [];
  const markup = ids.map((id) => {
    const { mark, isKnown } = cards.mark('Card', product(id));
    if (isKnown) known.push(id);
    return `<li><article data-mark="${mark}" class="card">${isKnown ? '' : `<b>${id}</b>`}</article></li>`;
  });
  return { known, html: String(cards.complete(`<ul>${markup.join('')}</ul>`)) };
}

const pageOf = (ids: number[]) =>
  `<ul>${ids.map((id) => `<li><article class="card"><b>${id}</b></article></li>`).join('')}</ul>`;

test('@PERF-04 renders each card once, on all pages with the same settings', () => {
  const cache = createMarkupCache();
  const settings = { currency: '$' };
  expect(renderPage(cache, [1, 2], ['en', settings])).toEqual({ known: [], html: pageOf([1, 2]) });
  const next = renderPage(cache, [2, 3, 1], ['en', { ...settings }]);
  expect(next).toEqual({ known: [2, 1], html: pageOf([2, 3, 1]) });
  expect(renderPage(cache, [1], ['fr', settings]).known).toEqual([]);
  expect(renderPage(cache, [1], ['en', { currency: '€' }]).known).toEqual([]);
});

test('drops the oldest cards, also while a page is rendered', () => {
  const cache = createMarkupCache(800);
  renderPage(cache, [1], []);
  const page = renderPage(cache, [1, 2, 3, 4], []);
  expect(page).toEqual({ known: [1], html: pageOf([1, 2, 3, 4]) });
  expect(renderPage(cache, [1], [])).toEqual({ known: [], html: pageOf([1]) });
});

test('leaves a page without cards as it is', () => {
  const page = createMarkupCache().forPage([]);
  expect(String(page.complete('<p>Empty</p>'))).toBe('<p>Empty</p>');
});

test('finds the end of an element that contains others of its kind', () => {
  const cache = createMarkupCache();
  const page = cache.forPage([]);
  const { mark } = page.mark('Bar', null);
  const content = '<div class="row"><div></div></div><divider-like></divider-like>';
  const markup = `<div><div data-mark="${mark}" class="bar">${content}</div></div>`;
  expect(String(page.complete(markup))).toBe(`<div><div class="bar">${content}</div></div>`);
  const next = cache.forPage([]);
  const known = next.mark('Bar', null);
  expect(known.isKnown).toBe(true);
  const completed = next.complete(`<p><div data-mark="${known.mark}"></div></p>`);
  expect(String(completed)).toBe(`<p><div>${content}</div></p>`);
});

test('keeps no content that failed to render', () => {
  const cache = createMarkupCache();
  const page = cache.forPage([]);
  const { mark } = page.mark('Bar', null);
  page.complete(`<div data-mark="${mark}"><!--$!--><!--/$--></div>`);
  expect(cache.forPage([]).mark('Bar', null).isKnown).toBe(false);
});
