import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCart } from '../../api/generated/cart.ts';
import { addToCart } from '../../api/generated/cart-mutations.ts';
import { listProducts } from '../../api/generated/catalogue.ts';
import { FALLBACK_CURRENCY } from '../../lib/currency.ts';
import { formatMoney } from '../../lib/money.ts';
import { fillCart } from '../../test/fill-cart.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { renderShell } from '../testing/render-shell.tsx';
import { whenActed } from '../../lib/react/when-needed.ts';
import { user } from '../../test/user.ts';

const money = (amount: number) => formatMoney(amount, FALLBACK_CURRENCY, 'prefix');
/** The button of an empty cart loads with the first action. */
async function button() {
  await user.hover(document.body);
  return screen.findByRole('button', { name: /^My Cart \d/ });
}

test('@SHELL-11 shows item count and amount of the cart, and opens "My Cart"', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const { client } = app.api;
  const { products } = await client.call(listProducts, { page: 1, per_page: 60 });
  const inStock = products.filter(({ quantity, is_digital: digital }) => quantity > 3 && !digital);
  const reduced = inStock.find(({ discount_price: price }) => price > 0);
  const fullPrice = inStock.find(({ discount_price: price }) => price === 0);
  for (const [product, quantity] of [
    [reduced, 3],
    [fullPrice, 1],
  ] as const) {
    await client.call(addToCart, { body: { product_id: product?.id ?? 0, quantity } });
  }
  const { cart_items: groups } = await client.call(getCart);
  const amount = groups
    .flatMap((group) => group.products)
    .reduce((sum, line) => sum + (line.discount_price || line.price) * line.quantity, 0);
  renderShell(app);
  const floating = await button();
  await waitFor(() => expect(floating).toHaveTextContent(`My Cart 2 items ${money(amount)}`));
  // No shop is selected.
  await user.click(floating);
  expect(await screen.findByRole('dialog', { name: 'My Cart (2)' })).toBeVisible();
});

test('@SHELL-11 shows an empty cart as an icon with its count, and names items and amount', async () => {
  renderShell(openApp());
  const floating = await button();
  expect(floating).toHaveAccessibleName(`My Cart 0 items ${money(0)}`);
  const seen = [...floating.querySelectorAll('[aria-hidden] ~ span[aria-hidden]')];
  expect(seen.map(({ textContent }) => textContent)).toEqual(['0']);
});

test.each([
  ['/cart', 'default'],
  ['/checkout', 'default'],
  ['/buynow', 'default'],
  ['/blogs', 'blog'],
  ['/blog/how-to-choose-a-tent', 'blog'],
  ['/order-history', 'dashboard'],
  ['/wishlist', 'dashboard'],
] as const)('@SHELL-11 the floating cart is hidden on %s', async (path, layout) => {
  renderShell(openApp(), { path, layout });
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  await user.hover(document.body);
  await whenActed();
  expect(screen.queryByRole('button', { name: /^My Cart \d/ })).toBeNull();
});

test.each(['/', '/products/3/details', '/carts', '/blogs-of-others'])(
  '@SHELL-11 the floating cart is shown on %s',
  async (path) => {
    renderShell(openApp(), { path });
    expect(await button()).toBeVisible();
  },
);

test('@CART-10 shows cart notices of the server also where the button is hidden', async () => {
  const app = openApp();
  const { lines } = await fillCart(app);
  await app.performStaffAction({ action: 'withdraw-product', productId: lines[0]?.id });
  renderShell(app, { path: '/order-history', layout: 'dashboard' });
  const message = 'Some products are removed from cart due to unavailability';
  for (const notice of await screen.findAllByText(message)) expect(notice).toBeVisible();
});
