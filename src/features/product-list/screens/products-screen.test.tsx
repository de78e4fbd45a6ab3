import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listProducts } from '../../../api/generated/catalogue.ts';
import { getSettings } from '../../../api/generated/settings.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { createPreferences } from '../../settings/preferences-store.ts';
import { findCardNames } from '../../../test/find-card-names.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { queries, Screen } from './products-route.ts';
import { user } from '../../../test/user.ts';

// The first import takes a while.
beforeAll(() => import('../components/filter-drawer.tsx'));

afterEach(() => {
  vi.restoreAllMocks();
});

const open = (app: OpenApp, path = '/products') => renderApp(app, <Screen />, path);
function chooseCurrency(app: OpenApp, currency: string | null) {
  act(() => {
    app.get(createPreferences).setState({ currency });
  });
}

async function openFilters() {
  const button = await screen.findByRole('button', { name: /^Filter/ });
  await user.click(button);
  return within(await screen.findByRole('dialog', { name: 'Filter' }));
}

const requestsOf = (app: OpenApp) =>
  app.calls().filter((call) => call.startsWith('GET /api/products?'));
const count = () => screen.getAllByRole('status')[0];

/** Overrides the filters in responses. */
function changeFilters(parts: Record<string, unknown>) {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (!(input instanceof Request) || !input.url.includes('/api/products')) return response;
    const body = (await response.json()) as { data: { filters: object } };
    const filters = { ...body.data.filters, ...parts };
    return Response.json({ ...body, data: { ...body.data, filters } });
  });
}

test('@LIST-04 shows a skeleton, then the products for the URL and their number', async () => {
  const app = openApp();
  const query = { search: 'chair', sort_type: 'low_to_high', page: 2, per_page: 20 } as const;
  const { products, total } = await app.api.client.call(listProducts, query);
  open(app, '/products?search=chair&sort=low_to_high&page=2');
  expect(document.querySelector('article')).toBeNull();
  expect(await findCardNames()).toEqual(products.map(({ name }) => name));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “chair”');
  expect(count()).toHaveTextContent(`${total} products`);
  const pages = await screen.findByRole('navigation', { name: 'Pagination' });
  expect(pages.querySelector('[aria-current="page"]')).toHaveTextContent('Page 2');
  expect(screen.getByText(new RegExp(`^Showing 21 to 24 of ${total} results$`))).toBeVisible();
});

test('@SHELL-03 shows a search text with HTML tags as plain text', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  open(openApp(), `/products?search=${encodeURIComponent('USB <b>cable</b>')}`);
  const heading = { level: 1, name: 'No results for “USB <b>cable</b>”' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(log).not.toHaveBeenCalled();
});

test('renders immediately from prefetched data, without a request', async () => {
  const search = new URLSearchParams('search=lamp&rating=4');
  const fallback = await fetchRouteQueries(
    openApp().api.client,
    queries({}, search),
    (_, error) => {
      throw error;
    },
  );
  const app = openApp({ fallback });
  open(app, `/products?${search}`);
  expect(document.querySelector('article')).not.toBeNull();
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls().filter((call) => !call.includes('/api/master'))).toEqual([]);
});

test('@LIST-02 adds a filter to the history, returns to page 1 and keeps the search text', async () => {
  const app = openApp();
  const { visited } = open(app, '/products?search=lamp&page=2');
  await findCardNames();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'high_to_low');
  expect(visited.at(-1)).toBe('/products?search=lamp&sort=high_to_low');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Customer rating' }), '4');
  expect(visited.at(-1)).toBe('/products?search=lamp&sort=high_to_low&rating=4');
  expect(visited).toHaveLength(3);
  await waitFor(() => expect(requestsOf(app).at(-1)).toContain('min_rating=4'));
});

test('@LIST-02 adds nothing to the history when the same list is chosen again', async () => {
  const { visited } = open(openApp(), '/products?rating=4');
  await findCardNames();
  const drawer = await openFilters();
  await user.click(await drawer.findByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  const pages = await screen.findByRole('navigation', { name: 'Pagination' });
  await user.click(within(pages).getByRole('link', { current: 'page' }));
  expect(visited).toEqual(['/products?rating=4']);
});

test('@LIST-03 applies several filters together as chips, and the button shows the number of products', async () => {
  const app = openApp();
  const { filters } = await app.api.client.call(listProducts, { page: 1, per_page: 1 });
  const colour = filters.colors[7];
  if (!colour) throw new Error('Failed to choose filters: the catalogue has too few.');
  const input = { min_rating: 4, color_id: colour.id, page: 1, per_page: 20 };
  const { total } = await app.api.client.call(listProducts, input);
  const { visited } = open(app);
  await findCardNames();
  const drawer = await openFilters();
  const before = requestsOf(app).length;
  await user.click(drawer.getByRole('radio', { name: '4.0 stars and up' }));
  await user.click(drawer.getByLabelText(colour.name));
  expect(drawer.getByLabelText(colour.name)).toBeChecked();
  expect(visited).toEqual(['/products']);

  await user.click(await drawer.findByRole('button', { name: `Show ${total} products` }));
  expect(visited.at(-1)).toBe(`/products?rating=4&color=${colour.id}`);
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  await waitFor(() => expect(count()).toHaveTextContent(`${total} products`));
  // The drawer sent these requests, one per choice. The list only repeats one, if it opens late.
  expect(new Set(requestsOf(app).slice(before)).size).toBe(2);

  const chips = within(screen.getByRole('list', { name: 'Applied filters' }));
  await user.click(chips.getByRole('button', { name: `Remove Colour: ${colour.name}` }));
  expect(visited.at(-1)).toBe('/products?rating=4');
  expect(screen.getByRole('button', { name: /^Filter/ })).toHaveFocus();
  await user.click(chips.getByRole('button', { name: 'Remove 4.0 stars and up' }));
  expect(visited.at(-1)).toBe('/products');
  expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull();
});

test('@LIST-03 shows every filter of the URL as a chip that removes only this filter', async () => {
  const app = openApp();
  const { filters } = await app.api.client.call(listProducts, { page: 1, per_page: 1 });
  const [brand, color, size] = [filters.brands[1], filters.colors[1], filters.sizes[1]];
  const query = 'sort=newest&rating=5&min=10&max=50&category=7&brand=2&color=2&size=2';
  const { visited } = open(app, `/products?search=a&${query}`);
  const chips = within(await screen.findByRole('list', { name: 'Applied filters' }));
  await chips.findByText(`Brand: ${brand?.name}`);
  await waitFor(() => expect(chips.getByText(/^Category: [^…]+$/)).toBeVisible());
  expect(chips.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Sort by: Newest',
    '5.0 stars',
    '\u2066$10.00\u2069 – \u2066$50.00\u2069',
    expect.stringMatching(/^Category: /),
    `Brand: ${brand?.name}`,
    `Colour: ${color?.name}`,
    `Size: ${size?.name}`,
  ]);
  await user.click(chips.getByRole('button', { name: /^Remove .*10\.00/ }));
  expect(visited.at(-1)).toBe(
    '/products?search=a&sort=newest&rating=5&category=7&brand=2&color=2&size=2',
  );
});

test('@LIST-03 clears the filters at once in the drawer, refetches and leaves it open', async () => {
  const app = openApp();
  const { visited } = open(app, '/products?search=lamp&rating=4&sort=newest&page=2');
  const drawer = await openFilters();
  await user.click(drawer.getByRole('button', { name: 'Clear' }));
  expect(visited.at(-1)).toBe('/products?search=lamp');
  const { total } = await app.api.client.call(listProducts, {
    search: 'lamp',
    page: 1,
    per_page: 20,
  });
  expect(await drawer.findByRole('button', { name: `Show ${total} products` })).toBeVisible();
  const review = within(drawer.getByRole('group', { name: 'Customer rating' }));
  expect(review.getByRole('radio', { name: 'All' })).toBeChecked();
  expect(drawer.getByRole('combobox', { name: 'Sort by' })).toHaveValue('');
  await waitFor(() => expect(requestsOf(app).at(-1)).not.toContain('rating'));
});

test('@LIST-03 shows prices in the chosen currency and sends them in the default one', async () => {
  const app = openApp();
  const { currencies } = await app.api.client.call(getSettings);
  const other = currencies?.find((one) => !one.is_default && one.rate_from_default !== 1);
  if (!other) throw new Error('Failed to choose a currency: the settings have only one.');
  chooseCurrency(app, other.name);
  changeFilters({ min_price: 0, max_price: 1000 });
  const { visited } = open(app);
  await findCardNames();
  const drawer = await openFilters();
  const [low] = await drawer.findAllByRole('slider');
  if (!low) throw new Error('Failed to find the slider.');
  const shown = () => low.getAttribute('aria-valuetext') ?? '';
  expect(shown()).toContain('0.00');
  low.focus();
  await user.keyboard('{ArrowRight>10/}');
  expect(shown()).toContain(other.symbol);
  const sum = Number(shown().replaceAll(/[^\d.]/g, ''));
  expect(sum % 0.5).toBe(0);
  expect(sum).toBeGreaterThan(0);
  await user.click(await drawer.findByRole('button', { name: /^Show/ }));
  const sent = Number(new URL(visited.at(-1) ?? '', 'http://shop').searchParams.get('min'));
  expect((sent * other.rate_from_default).toFixed(2)).toBe(sum.toFixed(2));
  expect(new URL(visited.at(-1) ?? '', 'http://shop').searchParams.has('max')).toBe(false);
  await waitFor(() => expect(requestsOf(app).at(-1)).toContain(`min_price=${sent}`));
});

test('@LIST-03 takes typed prices of the chosen currency in any order', async () => {
  const app = openApp();
  const { currencies } = await app.api.client.call(getSettings);
  const other = currencies?.find((one) => !one.is_default && one.rate_from_default !== 1);
  if (!other) throw new Error('Failed to choose a currency: the settings have only one.');
  chooseCurrency(app, other.name);
  const { visited } = open(app);
  await findCardNames();
  const drawer = await openFilters();
  await user.type(await drawer.findByRole('textbox', { name: 'From' }), '300');
  await user.type(drawer.getByRole('textbox', { name: 'To' }), '100');
  await user.click(await drawer.findByRole('button', { name: /^Show/ }));
  const { searchParams } = new URL(visited.at(-1) ?? '', 'http://shop');
  const sent = ['min', 'max'].map(
    (name) => Number(searchParams.get(name)) * other.rate_from_default,
  );
  expect(sent.map((price) => price.toFixed(2))).toEqual(['100.00', '300.00']);
  const reopened = await openFilters();
  expect(await reopened.findByRole('textbox', { name: 'From' })).toHaveValue('100');
  await user.clear(reopened.getByRole('textbox', { name: 'To' }));
  await user.click(await reopened.findByRole('button', { name: /^Show/ }));
  expect(new URL(visited.at(-1) ?? '', 'http://shop').searchParams.has('max')).toBe(false);
});

test('@LIST-03 keeps a typed price when the other end of the slider moves', async () => {
  const app = openApp();
  changeFilters({ min_price: 10, max_price: 200 });
  const { visited } = open(app, '/products?min=13');
  await findCardNames();
  const drawer = await openFilters();
  const [, high] = await drawer.findAllByRole('slider');
  act(() => high?.focus());
  await user.keyboard('{ArrowLeft>3/}');
  await user.click(await drawer.findByRole('button', { name: /^Show/ }));
  expect(visited.at(-1)).toBe('/products?min=13&max=170');
});

test('hides the slider when all prices are equal and keeps the other filters', async () => {
  const app = openApp();
  changeFilters({ min_price: 20, max_price: 20 });
  open(app);
  await findCardNames();
  const drawer = await openFilters();
  expect(await drawer.findByRole('group', { name: 'Brand' })).toBeVisible();
  expect(drawer.queryByRole('slider')).toBeNull();
});

test('filters by several values, by shops and by reduced prices, with a chip for each', async () => {
  const app = openApp();
  const { filters } = await app.api.client.call(listProducts, { page: 1, per_page: 1 });
  const [first, second] = filters.colors;
  const shop = filters.shops?.[3];
  if (!first || !second || !shop) throw new Error('Failed to choose filters: there are too few.');
  const { total } = await app.api.client.call(listProducts, {
    color_ids: `${first.id},${second.id}`,
    is_discounted: 1,
    page: 1,
    per_page: 20,
  });
  const { visited } = open(app);
  await findCardNames();
  const drawer = await openFilters();
  await user.click(await drawer.findByRole('checkbox', { name: first.name }));
  await user.click(drawer.getByRole('checkbox', { name: second.name }));
  await user.click(drawer.getByRole('checkbox', { name: shop.name }));
  await user.click(drawer.getByRole('checkbox', { name: shop.name }));
  await user.click(drawer.getByRole('switch', { name: 'Reduced prices only' }));
  await user.click(await drawer.findByRole('button', { name: `Show ${total} products` }));
  const url = `/products?color=${first.id}&color=${second.id}&discounted=1`;
  expect(visited.at(-1)).toBe(url);

  const chips = within(await screen.findByRole('list', { name: 'Applied filters' }));
  expect(chips.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Reduced',
    `Colour: ${first.name}`,
    `Colour: ${second.name}`,
    'Clear all',
  ]);
  await user.click(chips.getByRole('button', { name: `Remove Colour: ${first.name}` }));
  expect(visited.at(-1)).toBe(`/products?color=${second.id}&discounted=1`);
  await user.click(chips.getByRole('button', { name: 'Remove Reduced' }));
  expect(visited.at(-1)).toBe(`/products?color=${second.id}`);
  await user.click(chips.getByRole('button', { name: 'Clear all' }));
  expect(visited.at(-1)).toBe('/products');
});

test('offers what other backends have: one value per filter, and ratings up to the next', async () => {
  const app = openApp();
  changeFilters({ shops: undefined });
  const { visited } = open(app, '/products?color=1&color=2&discounted=1&rating=4');
  await findCardNames();
  const chips = within(screen.getByRole('list', { name: 'Applied filters' }));
  expect(chips.getAllByRole('listitem')).toHaveLength(3);
  await user.click(chips.getByRole('button', { name: 'Remove 4.0–4.9 stars' }));
  const drawer = await openFilters();
  expect(drawer.getByRole('radio', { name: '3.0–3.9 stars' })).toBeVisible();
  const colours = within(await drawer.findByRole('group', { name: 'Colour' }));
  expect(colours.queryByRole('checkbox')).toBeNull();
  expect(drawer.queryByRole('switch')).toBeNull();
  expect(drawer.queryByRole('group', { name: 'Sold by' })).toBeNull();
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Brand' }), '2');
  await user.click(colours.getByRole('radio', { name: 'All' }));
  await user.click(drawer.getByRole('button', { name: /^Show|Apply/ }));
  expect(visited.at(-1)).toBe('/products?brand=2&discounted=1');
});

test('names the shop of a list only if the backend does', async () => {
  const app = openApp();
  changeFilters({ shops: undefined });
  const { visited } = open(app, '/products?shop=1');
  await findCardNames();
  const chips = within(screen.getByRole('list', { name: 'Applied filters' }));
  expect(chips.getAllByRole('listitem')[0]).toHaveTextContent(/^Sold by$/);
  await user.click(chips.getByRole('button', { name: 'Remove Sold by' }));
  expect(visited.at(-1)).toBe('/products');
});
