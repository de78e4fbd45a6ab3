import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addToCart, getCart } from '../../api/generated/cart.ts';
import { listProducts } from '../../api/generated/catalogue.ts';
import { FALLBACK_CURRENCY, formatMoney } from '../../lib/money.ts';
import { openShop } from '../../test/render-app.tsx';
import { renderShell } from '../testing/render-shell.tsx';

const user = userEvent.setup();
const money = (amount: number) => formatMoney(amount, FALLBACK_CURRENCY, 'prefix');
const button = () => screen.findByRole('button', { name: /^My Cart \d/ });

test('@SHELL-11 shows lines and amount of the whole cart, and opens "My Cart"', async () => {
  const app = openShop();
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
  // No shop is selected: the amount is the whole cart's all the same.
  await user.click(floating);
  expect(await screen.findByRole('dialog', { name: 'My Cart (2)' })).toBeVisible();
});

test('@SHELL-11 an empty cart has no items and costs nothing', async () => {
  renderShell(openShop());
  expect(await button()).toHaveTextContent(`My Cart 0 items ${money(0)}`);
});

test.each(['/checkout', '/buynow', '/blogs', '/blog/how-to-choose-a-tent'])(
  '@SHELL-11 is hidden on %s',
  async (path) => {
    renderShell(openShop(), { path });
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^My Cart \d/ })).toBeNull();
  },
);

test.each(['/', '/products/3/details', '/cart', '/order-history', '/blogs-of-others'])(
  '@SHELL-11 is there on %s',
  async (path) => {
    renderShell(openShop(), { path });
    expect(await button()).toBeVisible();
  },
);
