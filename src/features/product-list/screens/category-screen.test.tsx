import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listCategories } from '../../../api/generated/catalogue.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { queries, Screen } from './category-route.ts';
import { user } from '../../../test/user.ts';

const open = (app: OpenApp, slug: string, search = '') =>
  renderApp(app, <Screen params={{ slug }} />, `/categories/${slug}${search}`);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const productCalls = (app: OpenApp) => app.calls().filter((call) => call.includes('/api/products'));

async function pick(app: OpenApp) {
  const { categories } = await app.api.client.call(listCategories);
  const category = categories.find(({ sub_categories: subs }) => subs.length > 1);
  const sub = category?.sub_categories[1];
  if (!category || !sub) throw new Error('Failed to find a category with two subcategories.');
  app.sent.length = 0;
  return { category, sub };
}

test('@LIST-04 finds a category by id; the subcategory chips keep the filters', async () => {
  const app = openApp();
  const { category, sub } = await pick(app);
  open(app, String(category.id), '?rating=4&page=2');
  expect(await heading(category.name)).toBeVisible();
  const chips = within(await screen.findByRole('navigation', { name: 'Subcategories' }));
  expect(chips.getAllByRole('link').map((link) => link.textContent.trim())).toEqual([
    'All',
    ...category.sub_categories.map(({ name }) => name),
  ]);
  const path = `/categories/${category.id}`;
  expect(chips.getByRole('link', { name: sub.name })).toHaveAttribute(
    'href',
    `${path}?subcategory=${sub.id}&rating=4`,
  );
  expect(productCalls(app)[0]).toContain(`category_id=${category.id}`);
  await user.click(chips.getByRole('link', { name: sub.name }));
  await waitFor(() => expect(productCalls(app).at(-1)).toContain(`sub_category_id=${sub.id}`));
  expect(chips.getByRole('link', { name: sub.name })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
});

test('@LIST-04 finds a category by slug or name', async () => {
  const app = openApp();
  const { category } = await pick(app);
  open(app, category.name);
  expect(await heading(category.name)).toBeVisible();
  expect(productCalls(app)[0]).toContain(`category_id=${category.id}`);
});

test.each(['0', '99999', 'no-such-thing'])('@LIST-04 shows not found for %s', async (slug) => {
  const app = openApp();
  open(app, slug);
  expect(await heading('Page not found')).toBeVisible();
});

test('prefetches exactly the queries of the screen, and none for an invalid id', async () => {
  expect(queries({ slug: '0' }, new URLSearchParams())).toBeNull();
  expect(queries({ slug: 'kitchen' }, new URLSearchParams())).toHaveLength(1);
  const search = new URLSearchParams('sort=newest');
  const { client } = openApp().api;
  const fallback = await fetchRouteQueries(
    client,
    queries({ slug: '7' }, search) ?? [],
    (_, error) => {
      throw error;
    },
  );
  const app = openApp({ fallback });
  open(app, '7', '?sort=newest');
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls()).toEqual(['GET /api/master']);
});

test('shows an error with a retry when the categories fail', async () => {
  const app = openApp();
  const { category } = await pick(app);
  await app.fail({ operation: 'listCategories', status: 500 });
  open(app, category.name);
  const again = await screen.findByRole('button', { name: 'Try again' });
  await app.fail();
  await user.click(again);
  expect(await heading(category.name)).toBeVisible();
});

test('keeps the list and offers a retry when the subcategories fail', async () => {
  const app = openApp();
  const { category, sub } = await pick(app);
  await app.fail({ operation: 'listSubCategories', status: 500 });
  open(app, String(category.id));
  const again = within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' });
  await waitFor(() => expect(document.querySelector('article')).not.toBeNull());
  await app.fail();
  await user.click(again);
  expect(await screen.findByRole('link', { name: sub.name })).toBeVisible();
});
