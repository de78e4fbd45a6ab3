import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listProducts } from '../../../api/generated/catalogue.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { SuggestionsContext } from '../../../lib/router/suggestions-context.ts';
import { findCardNames } from '../../../test/find-card-names.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen as BestDeal, queries as bestDealReadings } from './best-deal-route.ts';
import { Screen as Digital, queries as digitalReadings } from './digital-products-route.ts';
import { Screen as Popular, queries as popularReadings } from './most-popular-route.ts';
import { Screen as Products } from './products-screen.tsx';
import { user } from '../../../test/user.ts';
// Preloads the drawer.
import '../components/filter-drawer.tsx';

const open = (app: OpenApp, path = '/products') => renderApp(app, <Products />, path);
const choose = (name: string, value: string) =>
  user.selectOptions(screen.getByRole('combobox', { name }), value);
test('@LIST-05 ignores a late response after a newer one', async () => {
  const app = openApp();
  const release = app.delayRequests('sort_type=low_to_high');
  open(app);
  await findCardNames();
  await choose('Sort by', 'low_to_high');
  await choose('Sort by', 'high_to_low');
  const page = { page: 1, per_page: 20 };
  const expensive = await app.api.client.call(listProducts, { ...page, sort_type: 'high_to_low' });
  const expected = expensive.products.map(({ name }) => name);
  await waitFor(async () => expect(await findCardNames()).toEqual(expected));
  release();
  await app.api.client.call(listProducts, { ...page, sort_type: 'low_to_high' });
  expect(await findCardNames()).toEqual(expected);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('high_to_low');
});

test('keeps the last results, marked as outdated, while new ones load', async () => {
  const app = openApp();
  const release = app.delayRequests('rating=3');
  open(app);
  const before = await findCardNames();
  await choose('Customer rating', '3');
  expect(await screen.findByText('Updating…')).toBeVisible();
  expect(await findCardNames()).toEqual(before);
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  release();
  await waitFor(() => expect(screen.queryByText('Updating…')).toBeNull());
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test.each([500, 429, 'drop', 'broken-json'])(
  '@LIST-04 shows an error with a retry in place of the list after %s',
  async (status) => {
    const app = openApp();
    await app.fail({ operation: 'listProducts', status, times: 4 });
    open(app, '/products?rating=4');
    const alert = within(await screen.findByRole('alert'));
    expect(screen.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove 4.0 stars and up' })).toBeVisible();
    await app.fail();
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect((await findCardNames()).length).toBeGreaterThan(0);
  },
);

test('@LIST-04 offers to clear filters without results and shows suggestions', async () => {
  const app = openApp();
  const { visited } = renderApp(
    app,
    <SuggestionsContext value="Best sellers">
      <Products />
    </SuggestionsContext>,
    '/products?search=zzzz&rating=4',
  );
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All categories' })).toHaveAttribute(
    'href',
    '/categories',
  );
  expect(screen.getByRole('link', { name: 'Most popular' })).toHaveAttribute(
    'href',
    '/most-popular',
  );
  expect(screen.getByText('Best sellers')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(visited.at(-1)).toBe('/products?search=zzzz');
  expect(
    await screen.findByText('Check your spelling or try fewer, more general words.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  // Nothing to filter or sort.
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
});

test('@LIST-04 @A11Y-01 focuses the filters after clearing them, then the heading, and does not call a search without results before its response', async () => {
  const app = openApp();
  renderApp(app, <Products />, '/products?search=zzzz&rating=4');
  await screen.findByRole('heading', { name: 'No products found' });
  const release = app.delayRequests('search=zzzz');
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByText('Updating…')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Filter/ })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'No products found' })).toBeNull();
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  release();
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  ['/products', Products, 'Results for “zzzz”', 'No results for “zzzz”'],
  ['/digital-products', Digital, 'Digital products for “zzzz”', 'No digital products for “zzzz”'],
] as const)(
  '@LIST-04 the heading of %s says that a search has no results, once it is known',
  async (path, Screen, before, after) => {
    const app = openApp();
    const release = app.delayRequests('search=zzzz');
    renderApp(app, <Screen />, `${path}?search=zzzz`);
    expect(await screen.findByRole('heading', { level: 1, name: before })).toBeVisible();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: after })).toBeVisible();
  },
);

test('@LIST-04 does not say that a search has no results while it has filters', async () => {
  open(openApp(), '/products?search=zzzz&rating=4');
  await screen.findByRole('heading', { name: 'No products found' });
  const heading = { level: 1, name: 'Results for “zzzz”' };
  expect(screen.getByRole('heading', heading)).toBeVisible();
});

test.each([
  ['a quick filter', () => choose('Customer rating', '')],
  ['a chip', () => user.click(screen.getByRole('button', { name: 'Remove 4.0 stars and up' }))],
  [
    'the drawer',
    async () => {
      await user.click(screen.getByRole('button', { name: /^Filter/ }));
      await user.click(await screen.findByRole('button', { name: 'Clear' }));
    },
  ],
])('@LIST-04 @A11Y-01 focuses the heading when %s leaves nothing to filter', async (_, clear) => {
  open(openApp(), '/products?search=zzzz&rating=4');
  await screen.findByRole('heading', { name: 'No products found' });
  await clear();
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('redirects from a page past the end to the last one', async () => {
  const app = openApp();
  const { total } = await app.api.client.call(listProducts, {
    min_rating: 3,
    page: 1,
    per_page: 20,
  });
  const last = Math.ceil(total / 20);
  const { visited } = open(app, '/products?rating=3&page=999');
  await waitFor(() => expect(visited).toEqual([`/products?rating=3&page=${last}`]));
  expect((await findCardNames()).length).toBe(total - (last - 1) * 20);
});

test('@LIST-04 keeps search and filters in the URL of every page and scrolls to the top', async () => {
  const app = openApp();
  const { visited } = open(app, '/products?search=a&rating=4');
  await findCardNames();
  document.documentElement.scrollTop = 900;
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(visited.at(-1)).toBe('/products?search=a&rating=4&page=2');
  await waitFor(() => expect(document.documentElement.scrollTop).toBe(0));
});

test('sends the token, so that a customer sees the wishlist marks', async () => {
  const app = openApp();
  await app.signIn();
  open(app);
  await findCardNames();
  const sent = app.sent.find(({ path }) => path.startsWith('/api/products'));
  expect(sent?.headers.get('Authorization')).toMatch(/^Bearer \S+$/);
});

test.each([
  ['Digital products', Digital, digitalReadings, 'is_digital=1', true],
  ['Most popular', Popular, popularReadings, 'sort_type=popular_product', false],
  ['Best deals', BestDeal, bestDealReadings, 'sort_type=top_selling', false],
] as const)(
  'requests the fixed filters of the page %s',
  async (title, Screen, queries, part, canSort) => {
    const app = openApp();
    renderApp(app, <Screen />, '/here?rating=4');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await findCardNames()).length).toBeGreaterThan(0);
    const requests = app.calls().filter((call) => call.startsWith('GET /api/products'));
    expect(requests).toEqual([expect.stringContaining(part)]);
    expect(screen.queryByRole('combobox', { name: 'Sort by' }) !== null).toBe(canSort);
    expect(document.title).toContain(title);
    expect(queries({}, new URLSearchParams('rating=4'))[0]?.key[1]).toMatchObject({
      rating: 4,
      [part.split('=')[0] ?? '']: expect.anything(),
    });
  },
);

test('@LIST-04 says that the best deals are sorted by sales', async () => {
  renderApp(openApp(), <BestDeal />, '/best-deal?sort=newest');
  expect(await screen.findByText(/^\d+ products · best selling first$/)).toBeVisible();
});
