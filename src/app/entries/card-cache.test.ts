import { expect, test } from 'vitest';
import type { ListedProduct } from '../../api/decoders/product-fields.ts';
import { createCardCache } from './card-cache.ts';

const product = (id: number) => ({ id, name: `Lamp ${id}` }) as ListedProduct;

/** Renders cards as React does, and returns which of them were known. */
function renderPage(cache: ReturnType<typeof createCardCache>, ids: number[], shared: unknown[]) {
  const cards = cache.forPage(shared);
  const known: number[] = [];
  const markup = ids.map((id) => {
    const { mark, isKnown } = cards.mark(product(id), 3);
    if (isKnown) known.push(id);
    return `<li><article data-card="${mark}" class="card">${isKnown ? '' : `<b>${id}</b>`}</article></li>`;
  });
  return { known, html: cards.complete(`<ul>${markup.join('')}</ul>`) };
}

const pageOf = (ids: number[]) =>
  `<ul>${ids.map((id) => `<li><article class="card"><b>${id}</b></article></li>`).join('')}</ul>`;

test('renders each card once, on all pages with the same settings', () => {
  const cache = createCardCache();
  const settings = { currency: '$' };
  expect(renderPage(cache, [1, 2], ['en', settings])).toEqual({ known: [], html: pageOf([1, 2]) });
  const next = renderPage(cache, [2, 3, 1], ['en', { ...settings }]);
  expect(next).toEqual({ known: [2, 1], html: pageOf([2, 3, 1]) });
  expect(renderPage(cache, [1], ['fr', settings]).known).toEqual([]);
  expect(renderPage(cache, [1], ['en', { currency: '€' }]).known).toEqual([]);
});

test('drops the oldest cards, also while a page is rendered', () => {
  const cache = createCardCache(800);
  renderPage(cache, [1], []);
  const page = renderPage(cache, [1, 2, 3, 4], []);
  expect(page).toEqual({ known: [1], html: pageOf([1, 2, 3, 4]) });
  expect(renderPage(cache, [1], [])).toEqual({ known: [], html: pageOf([1]) });
});

test('leaves a page without cards as it is', () => {
  expect(createCardCache().forPage([]).complete('<p>Empty</p>')).toBe('<p>Empty</p>');
});
