import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import { createDialogs } from '../../features/dialogs/dialogs-store.ts';
import { ProductCard } from '../../features/product/product-card.tsx';
import { fillCart } from '../../test/fill-cart.ts';
import { hasNoOptions, pickProduct } from '../../test/pick-product.ts';
import { getToastMessages, getToasts } from '../../test/shown-toasts.ts';
import { renderApp } from '../../test/render-app.tsx';
import { user } from '../../test/user.ts';
import { createI18n, loadMessages } from '../../lib/i18n/load-catalog.ts';
import { createServerTextTranslator } from '../i18n/translate-server-text.ts';
import { AppDialogs } from '../shell/app-dialogs.tsx';
import { CartNotices } from '../shell/cart-notices.tsx';
import { Navbar } from '../shell/navbar.tsx';
// Preloads the lazy modules.
import '../../features/cart/cart-drawer.tsx';
import '../../lib/i18n/find-server-text.ts';

/** A customer with a product in the cart looks at another one. */
async function openWithCart(app: OpenApp) {
  const { lines } = await fillCart(app, { shops: 1 });
  const inCart = lines[0];
  if (!inCart) throw new Error('Failed to fill the cart.');
  const product = await pickProduct(app, (one) => hasNoOptions(one) && one.id !== inCart.id);
  renderApp(
    app,
    <>
      <Navbar />
      <ProductCard product={product} />
      <AppDialogs isServerRendered />
      <CartNotices />
    </>,
  );
  await screen.findByRole('button', { name: 'My Cart, 1 item' });
  return { product, inCart };
}

const add = (name: string) =>
  user.click(screen.getByRole('button', { name: `Add ${name} to cart` }));

test('@CART-02 the cart counts a product at once, and shows its line when the server has added it', async () => {
  const app = openApp();
  const { product } = await openWithCart(app);
  const release = app.delayRequests('/api/cart/store');
  await add(product.name);
  expect(screen.getByRole('button', { name: 'My Cart, 2 items' })).toBeVisible();
  act(() => app.get(createDialogs).openDialog('cart'));
  const drawer = within(await screen.findByRole('dialog', { name: 'My Cart (2)' }));
  expect(drawer.getAllByRole('group', { name: /^Quantity of/ })).toHaveLength(1);
  release();
  await waitFor(() =>
    expect(drawer.getAllByRole('group', { name: /^Quantity of/ })).toHaveLength(2),
  );
  expect(screen.getByRole('dialog', { name: 'My Cart (2)' })).toBeVisible();
});

test('@CART-02 a rejection takes the product back and says why', async () => {
  const app = openApp();
  const { product } = await openWithCart(app);
  await app.fail({ operation: 'addToCart', status: 422, times: 1 });
  const release = app.delayRequests('/api/cart/store');
  await add(product.name);
  expect(screen.getByRole('button', { name: 'My Cart, 2 items' })).toBeVisible();
  release();
  expect(await screen.findByRole('button', { name: 'My Cart, 1 item' })).toBeVisible();
  await waitFor(() => expect(getToasts(app).map(({ kind }) => kind)).toEqual(['error']));
});

test('@CART-10 @WORD-01 translates the notice about removed products and shows it once', async () => {
  const i18n = createI18n('fr', await loadMessages('fr'));
  const app = openApp({
    translateBy: (client) => createServerTextTranslator(i18n, client, { prefersOwnTexts: true }),
  });
  const { product, inCart } = await openWithCart(app);
  await app.performStaffAction({ action: 'withdraw-product', productId: inCart.id });
  await add(product.name);
  const french = 'Certains produits ont été retirés du panier, car ils ne sont plus disponibles';
  await waitFor(() => expect(getToastMessages(app)).toContain(french));
  expect(getToasts(app).filter(({ kind }) => kind === 'warning')).toHaveLength(1);
});
