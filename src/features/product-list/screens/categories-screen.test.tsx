import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listCategories } from '../../../api/generated/catalogue.ts';
import { fetchRouteQueries } from '../../../api/runtime/route-query.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { queries, Screen } from './categories-route.ts';
import { user } from '../../../test/user.ts';

const fail = (_: unknown, error: unknown) => {
  throw error;
};

test('@LIST-04 shows all categories as tiles with links to their subcategories', async () => {
  const app = openApp();
  const { categories } = await app.api.client.call(listCategories);
  renderApp(app, <Screen />, '/categories');
  expect(document.querySelectorAll('[aria-busy=true] > *')).toHaveLength(12);
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(steps.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(steps.getByText('Categories')).toHaveAttribute('aria-current', 'page');
  const names = await screen.findAllByRole('heading', { level: 2 });
  expect(names.map((name) => name.textContent)).toEqual(categories.map(({ name }) => name));
  for (const { id, name, sub_categories: subs } of categories) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/categories/${id}`);
    const links = within(screen.getByRole('list', { name: `Subcategories of ${name}` }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      subs.map((sub) => `/categories/${id}?subcategory=${sub.id}`),
    );
  }
});

test('renders from the prefetched queries without a request', async () => {
  const fallback = await fetchRouteQueries(openApp().api.client, queries(), fail);
  const app = openApp({ fallback });
  renderApp(app, <Screen />, '/categories');
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls().filter((call) => call.includes('/api/categories'))).toEqual([]);
});

test('@LIST-04 shows a message and a link when there are no categories', async () => {
  const app = openApp({
    before: async (path) =>
      path.startsWith('/api/categories')
        ? Response.json({ message: 'categories', data: { total: 0, categories: [] } })
        : undefined,
  });
  renderApp(app, <Screen />, '/categories');
  expect(await screen.findByText('No categories yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
});

test('@LIST-04 shows an error with a retry', async () => {
  const app = openApp();
  await app.fail({ operation: 'listCategories', status: 500, times: 1 });
  renderApp(app, <Screen />, '/categories');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});
