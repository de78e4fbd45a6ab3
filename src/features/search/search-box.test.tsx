import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { listCategories, listProducts } from '../../api/generated/catalogue.ts';
import { listShops } from '../../api/generated/shops.ts';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import { createPreferences } from '../settings/preferences-store.ts';
import { openShopWith, renderShell } from '../../app/testing/render-shell.tsx';
import { pressKey } from '../../test/browser-events.ts';
import { renderApp } from '../../test/render-app.tsx';
import { actWithFakeTimers, advanceTime } from '../../test/time.ts';
import { user } from '../../test/user.ts';
import { SearchBox } from './search-box.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

const box = () => screen.getByRole('combobox', { name: 'Search products' });
const list = () => screen.findByRole('listbox', { name: 'Suggestions' });
const group = async (name: string) => within(await list()).findByRole('group', { name });
/** Earlier letters may still show other suggestions. */
const findOption = (groupName: string, name: string | RegExp) =>
  waitFor(() =>
    within(screen.getByRole('group', { name: groupName })).getByRole('option', { name }),
  );
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
const activeOption = () =>
  options().find(({ id }) => id === box().getAttribute('aria-activedescendant'));
const searches = (app: OpenApp) =>
  app.calls().filter((call) => call.startsWith('GET /api/products'));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

async function openSuggestions() {
  const app = openApp();
  const { client } = app.api;
  const { shops } = await client.call(listShops, { page: 1, per_page: 100 });
  const { categories } = await client.call(listCategories);
  app.sent.length = 0;
  const shell = renderShell(app);
  return { ...shell, shops, categories };
}

/** More than 100 shops in total: the first page lacks the others of the mock. */
function openMarketplace({ shopsOnFirstPage }: { shopsOnFirstPage: number }): OpenApp {
  const app: OpenApp = openApp({
    before: async (path) => {
      const page = /^\/api\/shops\?page=(\d)&per_page=100$/.exec(path)?.[1];
      if (page === undefined) return undefined;
      const response = await fetch(`${inject('mockUrl')}/api/shops?page=1&per_page=40`, {
        headers: { 'X-Mock-World': app.world },
      });
      const { data, ...envelope } = (await response.json()) as {
        data: { total: number; shops: object[] };
      };
      const shops =
        page === '1' ? data.shops.slice(0, shopsOnFirstPage) : data.shops.slice(shopsOnFirstPage);
      return Response.json({ ...envelope, data: { total: 101, shops } });
    },
  });
  return app;
}

describe('@LIST-07 while typing', () => {
  test('finds categories and shops by name, ignoring case', async () => {
    const { shops, categories } = await openSuggestions();
    const [category] = categories;
    const [shop] = shops;
    if (!category || !shop) throw new Error('Failed to find a category and a shop.');
    await user.type(box(), category.name.slice(0, 4).toUpperCase());
    const option = await findOption('Categories', category.name);
    expect(option).toHaveAttribute('href', `/categories/${category.id}`);

    await user.clear(box());
    await user.type(box(), shop.name.slice(0, 5).toLowerCase());
    const shopOption = await findOption('Shops', RegExp(shop.name));
    expect(shopOption).toHaveAttribute('href', `/shops/${shop.id}`);
  });

  test('suggests ten items, products first, and a link to all products', async () => {
    const app = renderShell(openApp());
    await user.type(box(), 'a');
    const expected = { page: 1, per_page: 10, search: 'a' };
    const { products, total } = await app.api.client.call(listProducts, expected);
    const name = `Show all ${total.toLocaleString('en')} products for “\u2068a\u2069”`;
    const all = await screen.findByRole('option', { name });
    expect(all).toHaveAttribute('href', '/products?search=a');
    const rows = within(await group('Products')).getAllByRole('option');
    expect(rows.map((row) => row.getAttribute('href'))).toEqual(
      products.slice(0, rows.length).map(({ id }) => `/products/${id}/details`),
    );
    expect(options().length).toBe(11);
    expect(screen.getByText('10 suggestions')).toBeInTheDocument();
  });

  test('finds a shop beyond the first hundred, and requests more pages only then', async () => {
    const app = openMarketplace({ shopsOnFirstPage: 39 });
    const shopRequests = () => app.calls().filter((call) => call.startsWith('GET /api/shops'));
    const { shops } = await app.api.client.call(listShops, { page: 1, per_page: 40 });
    const [first, last] = [shops[0]?.name ?? '', shops.at(-1)?.name ?? ''];
    app.sent.length = 0;
    renderShell(app);
    await user.type(box(), first);
    await findOption('Shops', RegExp(first));
    expect(shopRequests()).toEqual(['GET /api/shops?page=1&per_page=100']);
    await user.clear(box());
    await user.type(box(), last);
    await findOption('Shops', RegExp(last));
    expect(shopRequests().at(-1)).toBe('GET /api/shops?page=2&per_page=100');
  });

  test('shows and requests no shops in a single-vendor shop', async () => {
    const app = await openShopWith({ multi_vendor: false });
    renderShell(app);
    await screen.findByRole('link', { name: /^Hotline/ });
    await user.type(box(), 'a');
    await group('Products');
    expect(within(await list()).queryByRole('group', { name: 'Shops' })).toBeNull();
    expect(app.calls().filter((call) => call.startsWith('GET /api/shops'))).toEqual([]);
  });

  test('cycles through options and box by arrow keys and opens the active option on Enter', async () => {
    const { get, visited } = renderShell(openApp());
    await user.type(box(), 'a');
    await group('Products');
    await waitFor(() =>
      expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id),
    );
    expect(activeOption()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(activeOption()).toBe(options()[0]);
    expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(activeOption()).toBeUndefined();
    await user.keyboard('{ArrowUp}');
    expect(activeOption()).toBe(options().at(-1));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const second = options()[1]?.getAttribute('href') ?? '';
    expect(box()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(visited.at(-1)).toBe(second);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveValue('a');
    expect(get(createPreferences).getState().search).toBe('a');
  });

  test('closes the list on Escape and keeps the text; searches on Enter without an active option', async () => {
    const { visited } = renderShell(openApp());
    await user.type(box(), 'lamp');
    await list();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('lamp');
    await user.keyboard('{ArrowDown}');
    await list();
    await user.keyboard('{Escape}{Enter}');
    expect(visited.at(-1)).toBe('/products?search=lamp');
  });

  test('opens a clicked option and closes the list on a click outside', async () => {
    const { visited } = renderShell(openApp());
    await user.type(box(), 'a');
    const [first] = within(await group('Products')).getAllByRole('option');
    const address = first?.getAttribute('href');
    await user.click(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(box());
    const [again] = within(await group('Products')).getAllByRole('option');
    await user.click(again ?? box());
    expect(visited.at(-1)).toBe(address);
  });
});

test('debounces requests and aborts an outdated one', async () => {
  let release: () => void = () => undefined;
  const app = openApp({
    before: async (path) => {
      if (path.includes('search=la') && !path.includes('search=lamp'))
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return undefined;
    },
  });
  renderShell(app);
  // Loads the code of the list.
  await user.type(box(), 'x');
  await waitFor(() => expect(searches(app)).toHaveLength(1));
  await user.clear(box());
  expect(screen.queryByRole('listbox')).toBeNull();
  app.sent.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await actWithFakeTimers(user.type(box(), 'la'));
  expect(searches(app)).toEqual([]);
  await advanceTime(200);
  expect(searches(app)).toHaveLength(1);
  await actWithFakeTimers(user.type(box(), 'mp'));
  await advanceTime(200);
  expect(searches(app)).toHaveLength(2);
  expect(searches(app)[1]).toContain('search=lamp');
  const superseded = app.sent.find(
    ({ path }) => path.includes('search=la&') || path.endsWith('=la'),
  );
  await advanceTime(0);
  expect(superseded?.signal.aborted).toBe(true);
  vi.useRealTimers();
  const before = (await group('Products')).textContent;
  release();
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
  expect((await group('Products')).textContent).toBe(before);
});

test('marks the typed part of a name', async () => {
  const { categories } = await openSuggestions();
  const name = categories[0]?.name ?? '';
  await user.type(box(), name.slice(0, 3));
  const option = await findOption('Categories', name);
  expect(option.querySelector('bdi > span')).toHaveTextContent(name.slice(0, 3));
});

test('shows a message and a link without results', async () => {
  const { visited } = renderShell(openApp());
  await user.type(box(), 'qqqq');
  expect(await screen.findByText(/No results for “\u2068qqqq\u2069”/)).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(visited.at(-1)).toBe('/categories');
});

test('shows an error with a retry in the list', async () => {
  const app = openApp();
  await app.fail({ operation: 'listProducts', status: 500, times: 1 });
  renderShell(app);
  await user.type(box(), 'a');
  await user.click(
    await within(await screen.findByRole('alert')).findByRole('button', { name: 'Try again' }),
  );
  await group('Products');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers recent searches in the empty box and clears them', async () => {
  const { visited, get } = renderShell(openApp());
  await user.type(box(), 'tent{Enter}');
  await user.clear(box());
  await user.type(box(), 'lamp{Enter}');
  await user.clear(box());
  const latest = await screen.findByRole('listbox', { name: 'Recent searches' });
  expect(
    within(latest)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['lamp', 'tent']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(visited.at(-1)).toBe('/products?search=tent');
  expect(box()).toHaveValue('tent');
  expect(get(createPreferences).getState().searches).toEqual(['tent', 'lamp']);

  await user.clear(box());
  await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(get(createPreferences).getState().searches).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveFocus();
});

test('@SHELL-03 keeps the filters of a product list and returns to its first page', async () => {
  const { visited } = renderShell(openApp(), { path: '/products?search=a&rating=4&page=3' });
  expect(box()).toHaveValue('a');
  await user.type(box(), 'bc{Enter}');
  expect(visited.at(-1)).toBe('/products?rating=4&search=abc');
  expect(box()).toHaveValue('abc');
});

test.each(['Control', 'Meta'])('focuses the box on %s+K', async (modifier) => {
  renderShell(openApp());
  await user.keyboard('k');
  expect(box()).not.toHaveFocus();
  await user.keyboard(`{${modifier}>}k{/${modifier}}`);
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
});

test('@SHELL-03 Ctrl+K focuses the box on keyboards of every script', () => {
  function Page() {
    useSearchShortcut();
    return (
      <header>
        <SearchBox />
      </header>
    );
  }
  renderApp(openApp(), <Page />);
  const press = (init: KeyboardEventInit) => pressKey(document.body, { ...init, ctrlKey: true });
  // Dvorak.
  press({ key: 't', code: 'KeyK' });
  expect(box()).not.toHaveFocus();
  press({ key: 'ن', code: 'KeyK' });
  expect(box()).toHaveFocus();
  box().blur();
  press({ key: 'k', code: 'KeyV' });
  expect(box()).toHaveFocus();
});
