import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listFavourites } from '../../../api/generated/wishlist.ts';
import { toggleFavourite } from '../../../api/generated/wishlist-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { getToasts } from '../../../test/shown-toasts.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { pickProduct } from '../../../test/pick-product.ts';
import { user } from '../../../test/user.ts';

const TOGGLE = 'POST /api/favorite-add-or-remove';

async function openHeart(app: OpenApp) {
  const product = await pickProduct(app, (card) => !card.is_favorite);
  renderApp(
    app,
    <>
      <FavouriteButton product={product} />
      <FavouriteButton product={product} />
    </>,
  );
  const [heart, second] = screen.getAllByRole('button', {
    name: `Save ${product.name} to wishlist`,
  });
  if (!heart || !second) throw new Error('Failed to find both hearts. Check the rendered buttons.');
  const isListed = async () => {
    const { products } = await app.api.client.call(listFavourites);
    return products.some(({ id }) => id === product.id);
  };
  return { product, heart, second, isListed };
}

const isOn = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true';

test('@WISH-02 opens the login dialog when a guest presses the heart, and sends nothing', async () => {
  const app = openApp();
  const { heart } = await openHeart(app);
  await user.click(heart);
  expect(app.get(createDialogs).getState().login).toBe(true);
  expect(isOn(heart)).toBe(false);
  expect(app.calls()).not.toContain(TOGGLE);
});

test('fills every heart of the product at once, saves it, and empties it again', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const { heart, second, isListed } = await openHeart(app);
  const release = app.delayRequests('/api/favorite-add-or-remove');
  await user.click(heart);
  expect([heart, second].map(isOn)).toEqual([true, true]);
  release();
  expect(await screen.findByText('Added to wishlist')).toBeVisible();
  expect(await isListed()).toBe(true);

  await user.click(second);
  expect([heart, second].map(isOn)).toEqual([false, false]);
  expect(await screen.findByText('Removed from wishlist')).toBeVisible();
  expect(await isListed()).toBe(false);
});

test('reverts a rejected toggle and shows an error', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const { heart, isListed } = await openHeart(app);
  await app.fail({ operation: 'toggleFavourite', status: 500, times: 1 });
  const release = app.delayRequests('/api/favorite-add-or-remove');
  await user.click(heart);
  expect(isOn(heart)).toBe(true);
  release();
  await waitFor(() => expect(isOn(heart)).toBe(false));
  await waitFor(() => expect(getToasts(app).map(({ kind }) => kind)).toEqual(['error']));
  expect(await isListed()).toBe(false);
});

test('shows and sends the last state after rapid presses in two places', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const { heart, second, isListed } = await openHeart(app);
  const release = app.delayRequests('/api/favorite-add-or-remove');
  await user.click(heart);
  await user.click(second);
  expect([heart, second].map(isOn)).toEqual([false, false]);
  const shown: boolean[] = [];
  const observer = new MutationObserver(() => shown.push(isOn(heart)));
  observer.observe(heart, { attributeFilter: ['aria-pressed'] });
  release();
  expect(await screen.findByText('Removed from wishlist')).toBeVisible();
  expect(shown).toEqual([]);
  expect(await isListed()).toBe(false);
  observer.disconnect();
});

test('undoes only the rejected press and keeps the later one', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const { heart, second, isListed } = await openHeart(app);
  await app.fail({ operation: 'toggleFavourite', status: 500, times: 1 });
  const release = app.delayRequests('/api/favorite-add-or-remove');
  await user.click(heart);
  await user.click(second);
  release();
  expect(await screen.findByText('Added to wishlist')).toBeVisible();
  expect([heart, second].map(isOn)).toEqual([true, true]);
  expect(await isListed()).toBe(true);
});

test('shows the server’s state when another tab toggled the favourite', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const { heart, product } = await openHeart(app);
  await app.api.client.call(toggleFavourite, { body: { product_id: product.id } });
  await user.click(heart);
  expect(await screen.findByText('Removed from wishlist')).toBeVisible();
  expect(isOn(heart)).toBe(false);
});

test('@STATE-02 presses after the end of the session show no errors', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const { token } = app.session.getState();
  const { heart, second } = await openHeart(app);
  const release = app.delayRequests('/api/favorite-add-or-remove');
  await user.click(heart);
  await user.click(second);
  act(() => app.session.endSession(token ?? ''));
  release();
  await waitFor(() => expect(app.api.serial.pending('favourites')).toBe(0));
  expect(getToasts(app).filter(({ kind }) => kind === 'error')).toEqual([]);
});

test('empties the heart when another customer logs in', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const { heart } = await openHeart(app);
  await user.click(heart);
  await screen.findByText('Added to wishlist');
  act(() => app.session.signOut());
  expect(isOn(heart)).toBe(false);
  await act(() => app.signIn());
  expect(isOn(heart)).toBe(false);
});
