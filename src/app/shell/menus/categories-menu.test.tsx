import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listCategories } from '../../../api/generated/catalogue.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { openShopWith, renderShell } from '../../testing/render-shell.tsx';
import { user } from '../../../test/user.ts';

const button = () => screen.getByRole('button', { name: 'Categories' });
const panel = () => screen.findByRole('navigation', { name: 'Categories' });
const subsOf = (name: string) => screen.findByRole('list', { name: `Subcategories of ${name}` });

async function openMenu(path = '/') {
  const app = openApp();
  const { categories } = await app.api.client.call(listCategories);
  const [first, second] = categories.filter(({ sub_categories: subs }) => subs.length > 1);
  if (!first || !second) throw new Error('Failed to find two categories with subcategories.');
  app.sent.length = 0;
  const { visited } = renderShell(app, { path });
  await screen.findByRole('button', { name: 'Categories' });
  return { app, categories, first, second, visited };
}

test.each(['/', '/about-us'])(
  '@SHELL-13 on %s, fetches categories on hover and then shows all as tiles',
  async (path) => {
    const { app, categories } = await openMenu(path);
    const requests = () => app.calls().filter((call) => call === 'GET /api/categories');
    expect(requests()).toEqual([]);
    await user.hover(button());
    await waitFor(() => expect(requests()).toHaveLength(1));
    await user.click(button());
    const links = await within(await panel()).findAllByRole('link', { expanded: false });
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(links.length).toBe(categories.length - 1);
    expect(requests()).toHaveLength(1);
  },
);

test('@SHELL-05 shows the subcategories of the hovered tile, and opens one on click', async () => {
  const { second, visited } = await openMenu();
  await user.click(button());
  await user.hover(await within(await panel()).findByRole('link', { name: second.name }));
  const subs = within(await subsOf(second.name));
  const [sub] = second.sub_categories;
  const link = subs.getByRole('link', { name: sub?.name ?? '' });
  expect(link).toHaveAttribute('href', `/categories/${second.id}?subcategory=${sub?.id}`);
  await user.click(link);
  expect(visited.at(-1)).toBe(`/categories/${second.id}?subcategory=${sub?.id}`);
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
});

test('closes when a subcategory of the current category is chosen', async () => {
  const { first } = await openMenu();
  // The second click changes only the query.
  for (const sub of first.sub_categories.slice(0, 2)) {
    await user.click(button());
    (await within(await panel()).findByRole('link', { name: first.name })).focus();
    const list = within(await subsOf(first.name));
    await user.click(list.getByRole('link', { name: sub.name }));
    await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
  }
});

test('@SHELL-05 opens, moves between tiles and into subcategories, and closes by keyboard', async () => {
  const { categories, first, second } = await openMenu();
  button().focus();
  await user.keyboard('{ArrowDown}');
  const tiles = within(await panel());
  const tileOf = (name = '') => tiles.findByRole('link', { name });
  await waitFor(async () => expect(await tileOf(categories[0]?.name)).toHaveFocus());
  await user.keyboard('{End}');
  expect(await tileOf(categories.at(-1)?.name)).toHaveFocus();
  // Back of the browser.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(await tileOf(categories.at(-1)?.name)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(await tileOf(categories.at(-2)?.name)).toHaveFocus();
  await user.keyboard('{Home}{ArrowRight}');
  expect(await tileOf(categories[1]?.name)).toHaveFocus();

  (await tileOf(second.name)).focus();
  const subs = within(await subsOf(second.name));
  await user.tab();
  expect(subs.getByRole('link', { name: second.sub_categories[0]?.name ?? '' })).toHaveFocus();
  expect(screen.queryByRole('list', { name: `Subcategories of ${first.name}` })).toBeNull();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
  expect(button()).toHaveFocus();
});

test('closes on a click outside, on losing focus and on its button', async () => {
  await openMenu();
  for (const action of [
    () => user.click(document.body),
    () => user.click(screen.getByRole('combobox', { name: 'Search products' })),
    () => user.click(button()),
  ]) {
    await user.click(button());
    await panel();
    await action();
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull(),
    );
  }
});

test('shows an error that can be retried', async () => {
  const app = openApp();
  await app.fail({ operation: 'listCategories', status: 500 });
  renderShell(app);
  await user.click(button());
  const retry = await within(await panel()).findByRole('button', { name: 'Try again' });
  await app.fail();
  await user.click(retry);
  expect((await within(await panel()).findAllByRole('link')).length).toBeGreaterThan(1);
});

test('shows a message in a shop without categories', async () => {
  const app = await openShopWith({}, async (path) =>
    path.startsWith('/api/categories')
      ? Response.json({ message: 'categories list', data: { total: 0, categories: [] } })
      : undefined,
  );
  renderShell(app);
  await user.click(button());
  expect(await screen.findByText('No categories yet')).toBeVisible();
});
