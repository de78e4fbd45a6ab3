import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listProducts, listReviews } from '../../../api/generated/catalogue.ts';
import { getShop, listShops } from '../../../api/generated/shops.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { openSingleVendorShop } from '../testing/single-vendor.ts';
import { queries, Screen } from './shop-route.ts';
import { user } from '../../../test/user.ts';

const fail = (_: unknown, error: unknown) => {
  throw error;
};
const products = () => screen.findByRole('region', { name: 'All products' });
const cards = async () => within(await products()).findAllByRole('article');

/** Opens the shop with the most products. */
async function openShop(query = '') {
  const app = openApp();
  const { client } = app.api;
  const { shops } = await client.call(listShops, { page: 1, per_page: 100 });
  const [largest] = shops.toSorted((a, b) => b.total_products - a.total_products);
  const { shop } = await client.call(getShop, { id: largest?.id ?? 0 });
  app.sent.length = 0;
  const id = String(shop.id);
  const { visited } = renderApp(app, <Screen params={{ id }} />, `/shops/${id}${query}`);
  return { ...app, shop, id, visited, base: `/shops/${id}` };
}

test('@SHOP-01 shows name, motto, status, rating, number of items and sanitized description', async () => {
  const { shop } = await openShop();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(shop.name);
  expect(document.title).toBe(`${shop.name} - Souk`);
  expect(screen.queryByText('Open now') !== null).toBe(shop.shop_status === 'Online');
  expect(screen.getAllByText(shop.short_description ?? 'none')[0]).toBeVisible();
  expect(
    screen.getAllByText(RegExp(`^Rated ${shop.rating.toFixed(1)} out of 5`))[0],
  ).toBeInTheDocument();
  const terms = (shop.description ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 3);
  const about = await screen.findByRole('region', { name: 'More about the shop' });
  await waitFor(() => expect(about).toHaveTextContent(terms.join(' ')));
  const strip = within(screen.getByRole('region', { name: `Offers from ${shop.name}` }));
  expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    shop.banners.map(({ title }) => title),
  );
});

test('@SHOP-01 drops banners without a title', async () => {
  const app = openApp();
  const { shop } = await app.api.client.call(getShop, { id: 1 });
  const banners = shop.banners.map((banner) => ({ ...banner, title: null }));
  const before = (path: string) =>
    Promise.resolve(
      path.startsWith('/api/shops/1')
        ? Response.json({ message: 'shop details', data: { shop: { ...shop, banners } } })
        : undefined,
    );
  renderApp(openApp({ before }), <Screen params={{ id: '1' }} />, '/shops/1');
  await cards();
  expect(screen.queryByRole('region', { name: /^Offers from/ })).toBeNull();
});

test('@SHOP-01 @A11Y-01 paginates the products by URL and focuses the list', async () => {
  const { api, shop, visited, base } = await openShop();
  expect(await cards()).toHaveLength(20);
  const second = await api.client.call(listProducts, { shop_id: shop.id, page: 2, per_page: 20 });
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(visited.at(-1)).toBe(`${base}?page=2`);
  expect(await products()).toHaveFocus();
  const name = second.products[0]?.name ?? '';
  expect(await within(await products()).findByRole('heading', { name })).toBeVisible();
});

test('@SHOP-01 searches after a pause in typing, with the text in the URL, from the first page', async () => {
  const { visited, base, calls } = await openShop('?page=2');
  await cards();
  await user.type(screen.getByRole('searchbox', { name: 'Search this shop' }), 'qqqq');
  expect(visited.at(-1)).toBe(`${base}?page=2`);
  expect(await screen.findByText('No products found')).toBeVisible();
  expect(screen.getByText(/^No products match “\u2068qqqq\u2069”/)).toBeVisible();
  expect(visited.at(-1)).toBe(`${base}?search=qqqq`);
  expect(calls().filter((call) => /search=q+/.test(call))).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'View all products from this shop' }));
  expect(visited.at(-1)).toBe(base);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(await cards()).toHaveLength(20);
});

test('@SHOP-01 @A11Y-01 focuses the list without a message while all products of a shop load after an empty search', async () => {
  const { delayRequests } = await openShop('?search=zzzz');
  const link = await screen.findByRole('link', { name: 'View all products from this shop' });
  const release = delayRequests('/api/products');
  await user.click(link);
  expect(screen.queryByRole('link', { name: 'All shops' })).toBeNull();
  expect(screen.queryByText('No products found')).toBeNull();
  expect(await products()).toHaveFocus();
  release();
  expect(await cards()).toHaveLength(20);
  expect(await products()).toHaveFocus();
});

test('@SHOP-01 leads from a page past the last one to the first page of the same list', async () => {
  const { base } = await openShop('?search=a&sort=newest&page=99');
  expect(await screen.findByText('This page doesn’t exist.')).toBeVisible();
  expect(screen.queryByText(/^No products match/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
    'href',
    `${base}?search=a&sort=newest`,
  );
});

test('@SHOP-01 leads from a shop without products to the other shops', async () => {
  const { api } = openApp();
  const list = await api.client.call(listProducts, { shop_id: 1, page: 1, per_page: 20 });
  const before = (path: string) =>
    Promise.resolve(
      path.startsWith('/api/products')
        ? Response.json({ message: 'products', data: { ...list, products: [], total: 0 } })
        : undefined,
    );
  renderApp(openApp({ before }), <Screen params={{ id: '1' }} />, '/shops/1');
  expect(await screen.findByText('No products found')).toBeVisible();
  expect(screen.queryByText('This page doesn’t exist.')).toBeNull();
  expect(screen.getByRole('link', { name: 'All shops' })).toHaveAttribute('href', '/shops');
});

test('@SHOP-01 sorts the products by URL and keeps the order while searching, paging and filtering', async () => {
  const { api, shop, visited, base } = await openShop();
  await cards();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'low_to_high');
  expect(visited.at(-1)).toBe(`${base}?sort=low_to_high`);
  const sorted = await api.client.call(listProducts, {
    shop_id: shop.id,
    page: 1,
    per_page: 20,
    sort_type: 'low_to_high',
  });
  const name = sorted.products[0]?.name ?? '';
  await waitFor(async () => expect((await cards())[0]).toHaveTextContent(name));
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    `${base}?sort=low_to_high&page=2`,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search this shop' }), 'a{Enter}');
  expect(visited.at(-1)).toBe(`${base}?search=a&sort=low_to_high`);
  expect(screen.getByRole('link', { name: 'Filter' })).toHaveAttribute(
    'href',
    `/products?search=a&sort=low_to_high&shop=${shop.id}`,
  );
});

test('@SHOP-01 shows reviews as a tab with a URL; searching returns to the products', async () => {
  const { api, shop, visited, base } = await openShop();
  await cards();
  await user.click(screen.getByRole('link', { name: /^Reviews/ }));
  expect(visited.at(-1)).toBe(`${base}?tab=reviews`);
  const { reviews } = await api.client.call(listReviews, {
    shop_id: shop.id,
    page: 1,
    per_page: 6,
  });
  expect(await screen.findByText(reviews[0]?.customer_name ?? 'nobody')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'All products' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search this shop' }), 'a{Enter}');
  expect(visited.at(-1)).toBe(`${base}?search=a`);
  expect((await cards()).length).toBeGreaterThan(0);
});

test.each(['', 'search=a&page=2', 'tab=reviews'])(
  'renders from the prefetched queries without a request at ?%s',
  async (query) => {
    const { api } = openApp();
    const { shops } = await api.client.call(listShops, { page: 1, per_page: 1 });
    const id = String(shops[0]?.id);
    const keys = queries({ id }, new URLSearchParams(query)) ?? [];
    const fallback = await fetchRouteQueries(api.client, keys, fail);
    const app = openApp({ fallback });
    renderApp(app, <Screen params={{ id }} />, `/shops/${id}?${query}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(shops[0]?.name ?? '');
    await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
    expect(app.calls().filter((call) => /shops|products|reviews/.test(call))).toEqual([]);
  },
);

test.each(['99999', 'lamp', '0'])(
  '@PROD-08 shows not found for the unknown shop %s',
  async (id) => {
    renderApp(openApp(), <Screen params={{ id }} />, `/shops/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
);

test('shows an error with a retry for the shop, then for its products', async () => {
  const app = openApp();
  await app.fail({ operation: 'getShop', status: 500, times: 1 });
  const { api } = app;
  const { shops } = await api.client.call(listShops, { page: 1, per_page: 1 });
  renderApp(app, <Screen params={{ id: String(shops[0]?.id) }} />, `/shops/${shops[0]?.id}`);
  const again = await screen.findByRole('button', { name: 'Try again' });
  await app.fail({ operation: 'listProducts', status: 500, times: 1 });
  await user.click(again);
  expect(
    await screen.findByRole('heading', { level: 1, name: shops[0]?.name ?? '' }),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await cards()).length).toBeGreaterThan(0);
});

test('@SHOP-02 redirects a shop’s page to the home page in a single-vendor shop', async () => {
  const { visited } = renderApp(
    await openSingleVendorShop(),
    <Screen params={{ id: '1' }} />,
    '/shops/1',
  );
  await waitFor(() => expect(visited).toEqual(['/']));
});
