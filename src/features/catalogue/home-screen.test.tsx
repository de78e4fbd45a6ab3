// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getHome } from '../../api/generated/catalogue.ts';
import { readAll } from '../../api/reading.ts';
import { openShop, renderApp } from '../../test/render-app.tsx';
import { readings, Screen } from './home-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const section = async (name: string) => within(await screen.findByRole('region', { name }));

const fail = (_: unknown, error: unknown) => {
  throw error;
};

/** Lays parts over the mock's answer to the home page's call. */
function changeHome(parts: Record<string, unknown>) {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (!(input instanceof Request) || !input.url.includes('/api/home')) return response;
    const answer = (await response.json()) as { data: Record<string, unknown> };
    return Response.json({ ...answer, data: { ...answer.data, ...parts } });
  });
}

test('shows what the server has, section by section', async () => {
  const app = openShop();
  const home = await app.api.client.call(getHome, { page: 1, per_page: 12 });
  renderApp(app, <Screen />);
  const title = home.banners[0]?.title ?? '';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const categories = await section('Categories');
  expect(categories.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    home.categories.map(({ name }) => name),
  );
  const popular = await section('Popular Products');
  expect(popular.getAllByRole('article')).toHaveLength(home.popular_products.length);
  const shops = await section('Top Rated Shops');
  expect(shops.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual(
    home.shops.slice(0, 4).map(({ name }) => name),
  );
});

test('what is asked ahead is exactly what the screen asks: it shows at once, nothing is asked again', async () => {
  const fallback = await readAll(openShop().api.client, readings(), fail);
  const app = openShop({ fallback });
  renderApp(app, <Screen />);
  expect(screen.getByRole('region', { name: 'Just For You' })).toBeVisible();
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls().filter((call) => call.includes('/api/home'))).toEqual([]);
});

test('more products come on request, counted, to the very last one', async () => {
  const app = openShop();
  const { just_for_you: all } = await app.api.client.call(getHome, { page: 1, per_page: 12 });
  const last = all.products.slice(0, 1);
  renderApp(app, <Screen />);
  const list = await section('Just For You');
  expect(list.getByText(`12 of ${all.total}`)).toBeVisible();
  // The page after this one is the last, with a single product.
  changeHome({ just_for_you: { total: 13, products: last.map((one) => ({ ...one, id: 9999 })) } });
  fireEvent.click(list.getByRole('button', { name: 'Load more' }));
  expect(await list.findByText('13 of 13')).toBeVisible();
  expect(list.getAllByRole('article')).toHaveLength(13);
  expect(list.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('empty sections are left out whole', async () => {
  const app = openShop();
  changeHome({ banners: [], ads: [], categories: [], popular_products: [], shops: [] });
  renderApp(app, <Screen />);
  await section('Just For You');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Souk');
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Just For You',
  ]);
});

test('a failure says so and can be tried again', async () => {
  const app = openShop();
  await app.fail({ operation: 'getHome', status: 500, times: 1 });
  renderApp(app, <Screen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await section('Just For You')).getAllByRole('article')).toHaveLength(12);
});

test('a failure of a further page keeps what is there and can be tried again', async () => {
  const app = openShop();
  renderApp(app, <Screen />);
  const list = await section('Just For You');
  await app.fail({ operation: 'getHome', status: 500, times: 1 });
  fireEvent.click(list.getByRole('button', { name: 'Load more' }));
  expect(await list.findByRole('alert')).toBeVisible();
  expect(list.getAllByRole('article')).toHaveLength(12);
  fireEvent.click(list.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(24));
  expect(list.queryByRole('alert')).toBeNull();
});
