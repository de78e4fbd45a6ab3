import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getHome, getProduct, listRecentlyViewed } from '../../../api/generated/catalogue.ts';
import { getSettings } from '../../../api/generated/settings.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { fakeAdvancingTimers, advanceTime } from '../../../test/time.ts';
import { FIRST_PAGE } from '../model/first-page.ts';
import { queries, Screen } from './home-route.ts';
// Preloaded, so that no test waits for the chunk.
import '../components/home-sections.tsx';
import { overrideHomeResponse, section } from '../testing/home-page.ts';
import { user } from '../../../test/user.ts';

let prefersReducedMotion = false;
beforeEach(() => {
  prefersReducedMotion = false;
  // Missing in jsdom.
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fail = (_: unknown, error: unknown) => {
  throw error;
};

const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** In the backend's format. */
const dateInSeconds = (seconds: number) =>
  new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

test('@HOME-01 shows every section of the response', async () => {
  const app = openApp();
  const home = await app.api.client.call(getHome, FIRST_PAGE);
  renderApp(app, <Screen />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Souk');
  const categories = await section('Categories');
  expect(categories.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    home.categories.map(({ name }) => name),
  );
  const popular = await section('Popular products');
  expect(popular.getAllByRole('article')).toHaveLength(home.popular_products.length);
  const shops = await section('Top-rated shops');
  expect(shops.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(
    home.shops.slice(0, 4).map(({ name }) => name),
  );
});

test('renders immediately from prefetched data, without a request', async () => {
  const fallback = await fetchRouteQueries(openApp().api.client, queries(), fail);
  const app = openApp({ fallback });
  renderApp(app, <Screen />);
  expect(screen.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await section('Just for you');
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls().filter((call) => call.includes('/api/home'))).toEqual([]);
});

test('@HOME-01 loads more products up to the last one and shows the count', async () => {
  const app = openApp();
  const { just_for_you: all } = await app.api.client.call(getHome, FIRST_PAGE);
  const last = all.products.slice(0, 1);
  renderApp(app, <Screen />);
  const list = await section('Just for you');
  expect(list.getByText(`Showing 10 of ${all.total} products`)).toBeVisible();
  overrideHomeResponse({
    just_for_you: { total: 11, products: last.map((one) => ({ ...one, id: 9999 })) },
  });
  await user.click(list.getByRole('button', { name: 'Load more' }));
  expect(await list.findByText('Showing 11 of 11 products')).toBeVisible();
  expect(list.getAllByRole('article')).toHaveLength(11);
  expect(list.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('@A11Y-01 moves the focus to the first added product when the last page removes the button', async () => {
  const app = openApp();
  const { just_for_you: all } = await app.api.client.call(getHome, FIRST_PAGE);
  renderApp(app, <Screen />);
  const list = await section('Just for you');
  await user.click(list.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(20));
  const last = all.products.slice(0, 2).map((one) => ({ ...one, id: one.id + 9000 }));
  overrideHomeResponse({ just_for_you: { total: 22, products: last } });
  await user.click(list.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(22));
  const added = within(list.getAllByRole('article')[20] ?? document.body);
  expect(added.getAllByRole('button')[0]).toHaveFocus();
});

test('@HOME-01 shows a product once that moved to the next page', async () => {
  const app = openApp();
  const { just_for_you: all } = await app.api.client.call(getHome, FIRST_PAGE);
  const [last] = all.products.slice(-1);
  const next = [last, ...all.products.slice(0, 2).map((one) => ({ ...one, id: one.id + 9000 }))];
  const log = vi.spyOn(console, 'error').mockReturnValue();
  renderApp(app, <Screen />);
  const list = await section('Just for you');
  overrideHomeResponse({ just_for_you: { total: 13, products: next } });
  await user.click(list.getByRole('button', { name: 'Load more' }));
  expect(await list.findByText('Showing 12 of 13 products')).toBeVisible();
  expect(list.getAllByRole('article')).toHaveLength(12);
  expect(log).not.toHaveBeenCalled();
});

test('@HOME-01 @ROUTE-09 keeps the number of loaded pages in the URL', async () => {
  const app = openApp();
  const { visited } = renderApp(app, <Screen />, '/?page=2&lang=en');
  const list = await section('Just for you');
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(20));
  await user.click(list.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(30));
  expect(visited).toEqual(['/?page=3&lang=en']);
  cleanup();

  renderApp(app, <Screen />, '/?page=2');
  const again = await section('Just for you');
  expect(again.getAllByRole('article')).toHaveLength(20);
  await user.click(again.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(again.getAllByRole('article')).toHaveLength(30));
});

test('@HOME-02 hides empty sections', async () => {
  const app = openApp();
  overrideHomeResponse({
    banners: [],
    ads: [],
    categories: [],
    popular_products: [],
    shops: [],
    incoming_flash_sale: null,
    running_flash_sale: null,
  });
  renderApp(app, <Screen />);
  await section('Just for you');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Souk');
  expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Just for you',
  ]);
});

test('@HOME-02 explains that a shop without products is being filled', async () => {
  const app = openApp();
  overrideHomeResponse({ popular_products: [], just_for_you: { total: 0, products: [] } });
  renderApp(app, <Screen />);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Our first products are on their way' }),
  ).toBeVisible();
  expect(screen.getByText(/^We’re still adding our products/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
});

test('@HOME-02 shows an error with a retry', async () => {
  const app = openApp();
  await app.fail({ operation: 'getHome', status: 500, times: 1 });
  renderApp(app, <Screen />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await section('Just for you')).getAllByRole('article')).toHaveLength(10);
});

test('@HOME-02 keeps the products when loading more fails, and retries', async () => {
  const app = openApp();
  renderApp(app, <Screen />);
  const list = await section('Just for you');
  await app.fail({ operation: 'getHome', status: 500, times: 1 });
  await user.click(list.getByRole('button', { name: 'Load more' }));
  expect(await list.findByRole('alert')).toBeVisible();
  expect(list.getAllByRole('article')).toHaveLength(10);
  await user.click(list.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(20));
  expect(list.queryByRole('alert')).toBeNull();
});

test('@HOME-01 shows the sections in order, for a guest and for a returning customer', async () => {
  const app = openApp();
  const { client } = app.api;
  const sections = [
    'Categories',
    'Flash sale',
    'Popular products',
    'Top-rated shops',
    'Just for you',
  ];
  renderApp(app, <Screen />);
  await section('Just for you');
  expect(names()).toEqual(sections);
  cleanup();

  await app.signIn();
  await client.call(getProduct, { product_id: 3 });
  const { products } = await client.call(listRecentlyViewed);
  renderApp(app, <Screen />);
  const viewed = await section('Recently viewed');
  await waitFor(() => expect(viewed.getAllByRole('article')).toHaveLength(products.length));
  expect(names()).toEqual([...sections, 'Recently viewed']);
});

test('@HOME-01 hides the top-rated shops in a single-vendor shop', async () => {
  const settings = await openApp().api.client.call(getSettings);
  const app = openApp({
    before: async (path) =>
      path.startsWith('/api/master')
        ? Response.json({ message: 'Master data', data: { ...settings, multi_vendor: false } })
        : undefined,
  });
  renderApp(app, <Screen />);
  await section('Just for you');
  await waitFor(() => expect(names()).not.toContain('Top-rated shops'));
});

test('@HOME-01 counts down to the start of the next sale and to the end of the running one, with up to nine products', async () => {
  const app = openApp();
  const home = await app.api.client.call(getHome, FIRST_PAGE);
  const day = 86_400;
  const times = (start: number, end: number) => ({
    start_date: dateInSeconds(start),
    end_date: dateInSeconds(end),
  });
  overrideHomeResponse({
    incoming_flash_sale: { ...home.incoming_flash_sale, ...times(2 * day + 60, 9 * day) },
    running_flash_sale: { ...home.running_flash_sale, ...times(-day, 5 * day + 60) },
  });
  renderApp(app, <Screen />);
  const incomingSale = await section('Next flash sale');
  expect(incomingSale.getByRole('timer', { name: 'Starts in' })).toHaveTextContent(/^in 2 days$/);
  const running = await section('Flash sale');
  expect(running.getByRole('timer', { name: 'Ends in' })).toHaveTextContent(/^05 days00 hours/);
  expect(running.getAllByRole('article')).toHaveLength(
    home.running_flash_sale?.products?.length ?? 0,
  );
  const all = running.getByRole('link', { name: 'View all: Flash sale' });
  expect(all).toHaveAttribute('href', `/flash-sale/${home.running_flash_sale?.id}`);
});

test('@HOME-01 counts down to the second if only the next sale is known', async () => {
  const app = openApp();
  const { incoming_flash_sale: sale } = await app.api.client.call(getHome, FIRST_PAGE);
  overrideHomeResponse({
    incoming_flash_sale: {
      ...sale,
      start_date: dateInSeconds(2 * 86_400 + 60),
      end_date: dateInSeconds(9 * 86_400),
    },
    running_flash_sale: null,
  });
  renderApp(app, <Screen />);
  const incomingSale = await section('Next flash sale');
  expect(incomingSale.getByRole('timer', { name: 'Starts in' })).toHaveTextContent(
    /^02 days00 hours/,
  );
});

test('@HOME-04 refetches at the end of the countdown and marks a sale that is still returned as ended', async () => {
  fakeAdvancingTimers();
  const app = openApp();
  const home = await app.api.client.call(getHome, FIRST_PAGE);
  const sale = {
    ...home.running_flash_sale,
    start_date: dateInSeconds(-60),
    end_date: dateInSeconds(60),
  };
  overrideHomeResponse({ running_flash_sale: sale, incoming_flash_sale: null });
  app.sent.length = 0;
  renderApp(app, <Screen />);
  const running = await section('Flash sale');
  expect(running.getByRole('timer')).toBeVisible();
  const requests = () => app.calls().filter((call) => call.includes('/api/home'));
  expect(requests()).toHaveLength(1);
  await advanceTime(60_000);
  await waitFor(() =>
    expect(running.getByText('This sale has ended. You pay the prices shown.')).toBeVisible(),
  );
  await waitFor(() => expect(requests()).toHaveLength(2));
  expect(running.queryByRole('timer')).toBeNull();
});

test('@HOME-04 removes a sale that the server has ended', async () => {
  fakeAdvancingTimers();
  const app = openApp();
  const home = await app.api.client.call(getHome, FIRST_PAGE);
  const sale = {
    ...home.running_flash_sale,
    start_date: dateInSeconds(-60),
    end_date: dateInSeconds(60),
  };
  overrideHomeResponse({ running_flash_sale: sale });
  renderApp(app, <Screen />);
  await section('Flash sale');
  overrideHomeResponse({ running_flash_sale: null });
  await advanceTime(60_000);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Flash sale' })).toBeNull());
});

test('@HOME-02 names the recently viewed section before its products have arrived', async () => {
  const app = openApp({
    before: async (path) =>
      path.startsWith('/api/recently-views') ? new Promise<never>(() => undefined) : undefined,
  });
  await app.signIn();
  renderApp(app, <Screen />);
  const viewed = await section('Recently viewed');
  expect(viewed.queryByRole('article')).toBeNull();
});

test('@HOME-02 shows an error with a retry in the recently viewed section only', async () => {
  const app = openApp();
  await app.signIn();
  await app.fail({ operation: 'listRecentlyViewed', status: 500, times: 1 });
  renderApp(app, <Screen />);
  const viewed = await section('Recently viewed');
  await user.click(await viewed.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
