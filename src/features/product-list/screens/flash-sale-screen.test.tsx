import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getFlashSale, getFlashSales } from '../../../api/generated/catalogue.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { queries, Screen } from './flash-sale-route.ts';
import { fakeAdvancingTimers, advanceTime } from '../../../test/time.ts';
import { user } from '../../../test/user.ts';

const open = (app: OpenApp, id: number | string, search = '') =>
  renderApp(app, <Screen params={{ id: String(id) }} />, `/flash-sale/${id}${search}`);
const requests = (app: OpenApp) => app.calls().filter((call) => call.includes('/api/flash-sale/'));

function setClock(ms: number) {
  fakeAdvancingTimers();
  vi.setSystemTime(ms);
}

async function findSales(app: OpenApp) {
  const found = await app.api.client.call(getFlashSales);
  const { running_flash_sale: running, incoming_flash_sale: incoming } = found;
  if (!running || !incoming)
    throw new Error('Failed to find a running and an incoming sale in the mock.');
  app.sent.length = 0;
  return { running, incoming, start: running.start_date, end: running.end_date };
}

test('@LIST-04 shows name, countdown and products, filtered by category chips', async () => {
  const app = openApp();
  const { running, end } = await findSales(app);
  setClock(end - 36 * 3_600_000);
  const { visited } = open(app, running.id);
  expect(await screen.findByRole('heading', { level: 1, name: running.name })).toBeVisible();
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(steps.getByText(running.name)).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('timer', { name: 'Ends in' })).toHaveTextContent(/^01 day/);
  const all = await app.api.client.call(getFlashSale, { id: running.id, page: 1, per_page: 20 });
  expect(screen.getByText(`${all.total_products} products`)).toBeVisible();
  const cards = () => [...document.querySelectorAll('article h2')].map((name) => name.textContent);
  await waitFor(() => expect(cards()).toEqual(all.products.map(({ name }) => name)));
  const chips = within(await screen.findByRole('navigation', { name: 'Categories' }));
  const chip = chips.getAllByRole('link').at(1);
  if (!chip) throw new Error('Failed to find a category.');
  await user.click(chip);
  expect(visited.at(-1)).toMatch(/\?category=\d+$/);
  await waitFor(() => expect(requests(app).at(-1)).toContain('category_id='));
});

test('refetches at the end, marks the sale as ended and links to other offers', async () => {
  const app = openApp();
  const { running, end } = await findSales(app);
  setClock(end - 1500);
  open(app, running.id);
  await screen.findByRole('timer', { name: 'Ends in' });
  const before = requests(app).length;
  await advanceTime(1500);
  // The server keeps the sale's prices until the end of the day.
  expect(await screen.findByText('This sale has ended. You pay the prices shown.')).toBeVisible();
  expect((await screen.findAllByText(/% OFF$/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('timer')).toBeNull();
  await waitFor(() => expect(requests(app)).toHaveLength(before + 1));
  expect(screen.getByRole('link', { name: 'Best deals' })).toHaveAttribute('href', '/best-deal');
});

test('counts down to the start, refetches and counts down to the end', async () => {
  const app = openApp();
  const { incoming } = await findSales(app);
  setClock(incoming.start_date - 1500);
  open(app, incoming.id);
  await screen.findByRole('timer', { name: 'Starts in' });
  const before = requests(app).length;
  await advanceTime(1500);
  expect(await screen.findByRole('timer', { name: 'Ends in' })).toBeVisible();
  await waitFor(() => expect(requests(app)).toHaveLength(before + 1));
});

test.each(['99', '0', 'x'])('@PROD-08 shows not found for %s', async (id) => {
  open(openApp(), id);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('shows an error with a retry', async () => {
  const app = openApp();
  const { running } = await findSales(app);
  await app.fail({ operation: 'getFlashSale', status: 500 });
  open(app, running.id);
  const again = await screen.findByRole('button', { name: 'Try again' });
  await app.fail();
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: running.name })).toBeVisible();
});

test('shows a message for a category without offers', async () => {
  const app = openApp();
  const { running } = await findSales(app);
  open(app, running.id, '?category=9999');
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: running.name })).toBeVisible();
});

test('renders from the prefetched queries without a request', async () => {
  expect(queries({ id: 'x' }, new URLSearchParams())).toBeNull();
  const first = openApp();
  const { running } = await findSales(first);
  const search = new URLSearchParams('category=1');
  const routeQueries = queries({ id: String(running.id) }, search) ?? [];
  const fallback = await fetchRouteQueries(first.api.client, routeQueries, (_, error) => {
    throw error;
  });
  const app = openApp({ fallback });
  open(app, running.id, '?category=1');
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls()).toHaveLength(1);
});
