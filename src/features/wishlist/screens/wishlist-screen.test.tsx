import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listFavourites } from '../../../api/generated/wishlist.ts';
import { toggleFavourite } from '../../../api/generated/wishlist-mutations.ts';
import { SuggestionsContext } from '../../../lib/router/suggestions-context.ts';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import { addFavourites } from '../../../test/add-favourites.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { pickProduct } from '../../../test/pick-product.ts';
import { focusWindow } from '../../../test/browser-events.ts';
import { ProductCard } from '../../product/product-card.tsx';
import { advanceTime, fakeAdvancingTimers } from '../../../test/time.ts';
import { getToasts } from '../../../test/shown-toasts.ts';
import { Screen } from './wishlist-screen.tsx';
import { user } from '../../../test/user.ts';

const LIST = 'GET /api/favorite-products';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const cards = () => screen.queryAllByRole('article').length;

async function openWishlist(count: number, options: Parameters<typeof openApp>[0] = {}) {
  const app = openApp(options);
  await app.signIn('new@souk.example');
  await addFavourites(app, count);
  const { products } = await app.api.client.call(listFavourites);
  renderApp(
    app,
    <SuggestionsContext value="Best sellers">
      <Screen />
    </SuggestionsContext>,
    '/wishlist',
  );
  return { ...app, products, names: products.map(({ name }) => name) };
}

function heartOf(name: string | undefined) {
  return screen.getByRole('button', { name: `Save ${name} to wishlist` });
}

test('@WISH-01 shows the favourites and their number', async () => {
  const { names } = await openWishlist(3);
  expect(await heading('Wishlist (3)')).toBeVisible();
  expect(cards()).toBe(3);
  expect(screen.queryByText('Best sellers')).toBeNull();
  for (const name of names) {
    expect(screen.getByRole('link', { name })).toBeVisible();
    expect(heartOf(name)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('shows a skeleton while the list loads', async () => {
  const app = openApp({
    before: (path) =>
      path.includes('favorite')
        ? new Promise<undefined>(() => undefined)
        : Promise.resolve(undefined),
  });
  await app.signIn();
  renderApp(app, <Screen />, '/wishlist');
  expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
});

test('shows a message, a link and other products when the wishlist is empty', async () => {
  await openWishlist(0);
  expect(await heading('Wishlist (0)')).toBeVisible();
  expect(screen.getByText('Your wishlist is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Best sellers')).toBeVisible();
});

test.each([500, 429, 'drop'])('offers a retry after a failure with %s', async (status) => {
  const app = openApp();
  await app.signIn('new@souk.example');
  await addFavourites(app, 1);
  await app.fail({ operation: 'listFavourites', status, times: 1 });
  renderApp(app, <Screen />, '/wishlist');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await heading('Wishlist (1)')).toBeVisible();
  expect(cards()).toBe(1);
});

test('@WISH-01 asks a guest to log in and sends no request', async () => {
  const app = openApp();
  renderApp(app, <Screen />, '/wishlist');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(app.get(createDialogs).getState().login).toBe(true);
  expect(app.calls()).not.toContain(LIST);
});

test('removes a card at once when its heart is pressed and keeps it removed', async () => {
  const { names, api, calls, delayRequests } = await openWishlist(2);
  await heading('Wishlist (2)');
  const release = delayRequests('/api/favorite-add-or-remove');
  await user.click(heartOf(names[0]));
  expect(cards()).toBe(1);
  expect(await heading('Wishlist (1)')).toBeVisible();
  const requestCount = calls().filter((call) => call === LIST).length;
  release();
  expect(await screen.findByText('Removed from wishlist')).toBeVisible();
  await waitFor(() =>
    expect(calls().filter((call) => call === LIST).length).toBe(requestCount + 1),
  );
  expect(cards()).toBe(1);
  expect((await api.client.call(listFavourites)).products).toHaveLength(1);
});

test('shows the empty wishlist and keeps the focus on the page after the last removal', async () => {
  const { names } = await openWishlist(1);
  await heading('Wishlist (1)');
  const heart = heartOf(names[0]);
  heart.focus();
  await user.click(heart);
  expect(await screen.findByText('Your wishlist is empty')).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  await screen.findByText('Removed from wishlist');
});

test.each([500, 422, 'drop'])(
  'restores the card with a message when the removal fails with %s',
  async (status) => {
    const { names, fail, get, delayRequests } = await openWishlist(2);
    await heading('Wishlist (2)');
    await fail({ operation: 'toggleFavourite', status, times: 1 });
    const release = delayRequests('/api/favorite-add-or-remove');
    await user.click(heartOf(names[1]));
    expect(cards()).toBe(1);
    release();
    expect(await heading('Wishlist (2)')).toBeVisible();
    expect(heartOf(names[1])).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(getToasts({ get }).at(-1)?.kind).toBe('error'));
  },
);

test('@WISH-01 shows a removed product again when another tab adds it back mid-refetch', async () => {
  const { names, products, api, calls, delayRequests } = await openWishlist(1);
  await heading('Wishlist (1)');
  const release = delayRequests('/api/favorite-products');
  const requestCount = calls().filter((call) => call === LIST).length;
  await user.click(heartOf(names[0]));
  await screen.findByText('Removed from wishlist');
  await waitFor(() =>
    expect(calls().filter((call) => call === LIST)).toHaveLength(requestCount + 1),
  );
  await api.client.call(toggleFavourite, { body: { product_id: products[0]?.id ?? 0 } });
  expect(await heading('Wishlist (0)')).toBeVisible();
  release();
  expect(await heading('Wishlist (1)')).toBeVisible();
});

/** Renders a card above the wishlist, and returns its heart. */
function renderWithCard(app: OpenApp, product: Awaited<ReturnType<typeof pickProduct>>) {
  renderApp(
    app,
    <>
      <ProductCard product={product} />
      <Screen />
    </>,
    '/wishlist',
  );
  const [heart] = screen.getAllByRole('button', { name: `Save ${product.name} to wishlist` });
  return heart ?? document.body;
}

test('@WISH-02 fills the heart of a listed product whose data are those of a guest', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const product = await pickProduct(app, (card) => !card.is_favorite);
  await app.api.client.call(toggleFavourite, { body: { product_id: product.id } });
  const heart = renderWithCard(app, product);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
});

test('@WISH-01 empties the heart of a product that another tab removed', async () => {
  fakeAdvancingTimers();
  const app = openApp();
  await app.signIn('new@souk.example');
  const product = await pickProduct(app, (card) => !card.is_favorite);
  const heart = renderWithCard(app, product);
  await user.click(heart);
  expect(await heading('Wishlist (1)')).toBeVisible();
  await app.api.client.call(toggleFavourite, { body: { product_id: product.id } });
  // A window focus reloads the data at most every 5 seconds.
  await advanceTime(5000);
  focusWindow();
  expect(await heading('Wishlist (0)')).toBeVisible();
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
});
