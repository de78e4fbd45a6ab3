import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listShops } from '../../../api/generated/shops.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { openSingleVendorShop } from '../testing/single-vendor.ts';
import { queries, Screen } from './shops-route.ts';
import { user } from '../../../test/user.ts';

const fail = (_: unknown, error: unknown) => {
  throw error;
};
const cards = () => screen.findAllByRole('article');

test('@SHOP-01 shows a stall with goods, logo, name, motto, items and rating for every shop', async () => {
  const app = openApp();
  const { shops, total } = await app.api.client.call(listShops, { page: 1, per_page: 12 });
  renderApp(app, <Screen />, '/shops');
  const all = await cards();
  expect(screen.getByText(`${total} shops`)).toBeVisible();
  expect(all).toHaveLength(12);
  for (const [index, shop] of shops.entries()) {
    const card = within(all[index] ?? document.body);
    expect(card.getByRole('link', { name: shop.name })).toHaveAttribute(
      'href',
      `/shops/${shop.id}`,
    );
    expect(card.queryByText('Open now') !== null).toBe(shop.shop_status === 'Online');
    expect(card.getByText(shop.short_description ?? 'none')).toBeVisible();
    expect(card.getByText(/^[\d,]+ products?$/)).toHaveTextContent(
      shop.total_products.toLocaleString('en'),
    );
    expect(
      card.getByText(
        RegExp(
          `Rated ${shop.rating.toFixed(1)} out of 5, ${shop.total_reviews.toLocaleString('en')} review`,
        ),
      ),
    ).toBeInTheDocument();
    const pictures = [...(all[index]?.querySelectorAll('img') ?? [])].map((image) => image.src);
    expect(pictures).toEqual([...(shop.previews ?? []), shop.logo]);
  }
  expect(shops.map(({ shop_status }) => shop_status)).toContain('Offline');
});

test('@SHOP-01 shows the banner of a shop without previews, and no motto', async () => {
  const data = await openApp().api.client.call(listShops, { page: 1, per_page: 1 });
  const [first] = data.shops;
  if (!first) throw new Error('Failed to find a shop.');
  const { previews: _, short_description: motto, ...shop } = first;
  const before = (path: string) =>
    Promise.resolve(
      path.startsWith('/api/shops')
        ? Response.json({ message: 'shops', data: { total: 1, shops: [shop] } })
        : undefined,
    );
  renderApp(openApp({ before }), <Screen />, '/shops');
  const [card] = await cards();
  const pictures = [...(card?.querySelectorAll('img') ?? [])].map((image) => image.src);
  expect(pictures).toEqual([shop?.banner, shop?.logo]);
  expect(screen.queryByText(motto ?? '')).toBeNull();
});

test('searches all shops, not only those of the page, and clears the search', async () => {
  const app = openApp();
  const { shops } = await app.api.client.call(listShops, {});
  const last = shops.at(-1);
  const { visited } = renderApp(app, <Screen />, '/shops');
  await cards();
  await user.type(screen.getByRole('searchbox', { name: 'Search shops' }), `${last?.name}{Enter}`);
  expect(visited.at(-1)).toBe(
    `/shops?search=${encodeURIComponent(last?.name ?? '').replaceAll('%20', '+')}`,
  );
  expect(await screen.findByRole('link', { name: last?.name ?? '' })).toBeVisible();
  expect(screen.getByText('1 shop')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'qqqq{Enter}');
  expect(await screen.findByText(/motto contains “\u2068qqqq\u2069”/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All shops' }));
  expect(visited.at(-1)).toBe('/shops');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await cards()).toHaveLength(12);
});

test('sorts all shops and paginates the result', async () => {
  const app = openApp();
  const { shops } = await app.api.client.call(listShops, {});
  const sorted = shops.toSorted(
    (one, other) =>
      other.total_products - one.total_products || one.name.localeCompare(other.name, 'en'),
  );
  const { visited } = renderApp(app, <Screen />, '/shops');
  await cards();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most products');
  expect(visited.at(-1)).toBe('/shops?sort=products');
  const names = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const expected = sorted.map(({ name }) => name);
  await waitFor(() => expect(names()).toEqual(expected.slice(0, 12)));
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(visited.at(-1)).toBe('/shops?sort=products&page=2');
  expect(names()).toEqual(expected.slice(12, 24));
});

test('@SHOP-01 @A11Y-01 paginates the shops by URL and focuses the heading', async () => {
  const app = openApp();
  const { shops } = await app.api.client.call(listShops, { page: 2, per_page: 12 });
  const { visited } = renderApp(app, <Screen />, '/shops');
  await cards();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(visited.at(-1)).toBe('/shops?page=2');
  expect(screen.getByRole('heading', { level: 1, name: 'All shops' })).toHaveFocus();
  expect(await screen.findByRole('link', { name: shops[0]?.name ?? '' })).toBeVisible();
});

test.each(['page=2', 'sort=rating'])('renders from the prefetched queries (%s)', async (query) => {
  const search = new URLSearchParams(query);
  const fallback = await fetchRouteQueries(openApp().api.client, queries({}, search), fail);
  const app = openApp({ fallback });
  renderApp(app, <Screen />, `/shops?${query}`);
  expect(screen.getAllByRole('article')).toHaveLength(12);
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls().filter((call) => call.includes('/api/shops'))).toEqual([]);
});

test('@SHOP-01 links to the first page from a page past the end', async () => {
  const app = openApp();
  const { visited } = renderApp(app, <Screen />, '/shops?page=99');
  expect(await screen.findByText('This page doesn’t exist.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to the first page' }));
  expect(visited.at(-1)).toBe('/shops');
  expect(await cards()).toHaveLength(12);
});

test('@PAGE-01 opens the first page from its number on a page past the end', async () => {
  const { visited } = renderApp(openApp(), <Screen />, '/shops?page=99');
  await screen.findByText('This page doesn’t exist.');
  await user.click(screen.getByRole('link', { current: 'page' }));
  await cards();
  await user.click(screen.getByRole('link', { current: 'page' }));
  expect(visited).toEqual(['/shops?page=99', '/shops']);
});

test('@ROUTE-09 leads home without shops, with the focus on the link until the other page', async () => {
  const data = await openApp().api.client.call(listShops, { page: 1, per_page: 12 });
  const before = (path: string) =>
    Promise.resolve(
      path.startsWith('/api/shops')
        ? Response.json({ message: 'shops', data: { ...data, shops: [], total: 0 } })
        : undefined,
    );
  const { visited } = renderApp(openApp({ before }), <Screen />, '/shops');
  const link = await screen.findByRole('link', { name: 'Continue shopping' });
  await user.click(link);
  expect(visited.at(-1)).toBe('/');
  expect(link).toHaveFocus();
});

test('hides the previous page’s shops when a page fails, and retries', async () => {
  const app = openApp();
  renderApp(app, <Screen />, '/shops');
  await cards();
  await app.fail({ operation: 'listShops', status: 500, times: 1 });
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('article')).toBeNull();
  await user.click(again);
  expect(await cards()).toHaveLength(12);
});

test('@SHOP-02 redirects the list of shops to the home page in a single-vendor shop', async () => {
  const { visited } = renderApp(await openSingleVendorShop(), <Screen />, '/shops');
  await waitFor(() => expect(visited).toEqual(['/']));
});
