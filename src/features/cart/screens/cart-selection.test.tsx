import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatMoney, sumOfLines } from '../../../lib/money.ts';
import { singleVendorSettings, fillCart } from '../../../test/fill-cart.ts';
import { getSettings } from '../../../api/generated/settings.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { CartDrawer } from '../cart-drawer.tsx';
import { createCartStore } from '../cart-store.ts';
import { createPreferences } from '../../settings/preferences-store.ts';
import { user } from '../../../test/user.ts';
import { CART_PATH } from '../../../lib/router/paths.ts';
import { Screen } from './cart-screen.tsx';

const ALL_SHOPS = { name: /^Buy from (?:all \d+|both) shops/ };
const allShops = () => screen.findByRole('checkbox', ALL_SHOPS);
const figure = (term: string) => screen.getByText(term).parentElement;

test('@CART-08 selects all shops with one click and deselects them with the next', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, { shops: 3 });
  const shopIds = groups.map(({ shop_id: id }) => id);
  act(() => app.get(createCartStore).selectShops(shopIds.slice(0, 1)));
  renderApp(app, <CartDrawer />);
  const box = await allShops();
  expect(screen.getAllByRole('checkbox')[0]).toBe(box);
  expect(box).not.toBeChecked();

  await user.click(box);
  for (const each of screen.getAllByRole('checkbox')) expect(each).toBeChecked();
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual(shopIds);

  await user.click(box);
  for (const each of screen.getAllByRole('checkbox')) expect(each).not.toBeChecked();
});

test('@CART-05 shows the amount of the selected shops and of the full cart', async () => {
  const app = openApp();
  const { groups, lines } = await fillCart(app);
  renderApp(app, <CartDrawer />);
  await user.click(await screen.findByRole('checkbox', { name: groups[0]?.shop_name ?? '' }));
  const selected = formatMoney(sumOfLines(groups[0]?.products ?? []));
  await waitFor(() => expect(figure('Cart Amount')?.parentElement).toHaveTextContent(selected));
  expect(screen.getByText('for the selected shop')).toBeVisible();
  const everything = formatMoney(sumOfLines(lines));
  expect((await allShops()).closest('label')?.parentElement?.parentElement).toHaveTextContent(
    everything,
  );
  // The row of all shops shows it.
  expect(screen.getAllByText(everything)).toHaveLength(1);
  expect(screen.queryByText('All items in your cart')).toBeNull();
});

test('@CART-05 lists the selected shops in the summary if there are several', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, { shops: 3 });
  const names = groups.map(({ shop_name: name }) => name);
  renderApp(app, <Screen />, CART_PATH);
  await user.click(await screen.findByRole('checkbox', { name: names[0] ?? '' }));
  expect(await screen.findByText('for the selected shop')).toBeVisible();
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  for (const name of names) expect(summary.queryByText(name)).toBeNull();

  await user.click(screen.getByRole('checkbox', { name: names[1] ?? '' }));
  expect(await screen.findByText('for the selected shops')).toBeVisible();
  expect(summary.getByText(names[0] ?? '')).toBeVisible();
  expect(summary.getByText(names[1] ?? '')).toBeVisible();
  expect(summary.queryByText(names[2] ?? '')).toBeNull();
});

const centsIn = (text: string | null | undefined) =>
  Math.round(Number(/[\d,]+\.\d\d/.exec(text ?? '')?.[0].replaceAll(',', '')) * 100);

test.each([
  ['all shops selected', 'Total to pay'],
  ['no shop selected', 'Total for all shops'],
])('@MONEY-01 shows amounts that add up in every currency with %s', async (_, totalName) => {
  const app = openApp();
  const { groups } = await fillCart(app, { shops: 5, quantity: 3 });
  renderApp(app, <Screen />, CART_PATH);
  await allShops();
  if (totalName === 'Total to pay') await user.click(await allShops());
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  const cents = (term: RegExp) => centsIn(summary.getByText(term).parentElement?.textContent);
  await waitFor(() => expect(cents(new RegExp(totalName))).toBeGreaterThan(0));
  const { currencies } = await app.api.client.call(getSettings);
  for (const { name } of currencies) {
    act(() => app.get(createPreferences).setState({ currency: name }));
    const cartAmount = cents(/^Cart Amount$/);
    const sums = groups.map((one) =>
      centsIn(summary.getByText(one.shop_name).parentElement?.textContent),
    );
    expect(
      sums.reduce((sum, one) => sum + one),
      name,
    ).toBe(cartAmount);
    expect(cartAmount + cents(/^Delivery$/) + cents(/VAT/), name).toBe(
      cents(new RegExp(totalName)),
    );
  }
});

test('@CART-10 hides the totals of the previous selection when those of the new one fail', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, { shops: 3 });
  const [first, second] = groups.map(({ shop_name: name }) => ({ name }));
  renderApp(app, <CartDrawer />);
  await user.click(await screen.findByRole('checkbox', first));
  expect(await screen.findByText('Total to pay')).toBeVisible();
  await app.fail({ operation: 'getCheckout', status: 403 });
  await user.click(screen.getByRole('checkbox', second));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Total to pay')).toBeNull();
  const lines = groups.slice(0, 2).flatMap(({ products }) => products);
  expect(figure('Cart Amount')?.parentElement).toHaveTextContent(formatMoney(sumOfLines(lines)));

  await app.fail();
  await user.click(retry);
  expect(await screen.findByText('Total to pay')).toBeVisible();
});

test('@CART-15 opens the checkout with one click for a cart with one shop', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, { shops: 1 });
  const { visited } = renderApp(app, <CartDrawer />);
  expect(await screen.findByText('Total to pay')).toBeVisible();
  expect(screen.queryByRole('checkbox', ALL_SHOPS)).toBeNull();
  expect(screen.queryByText('All items in your cart')).toBeNull();
  expect(screen.queryByText(/^for the selected shop/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  expect(visited).toEqual(['/', '/checkout']);
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual(
    groups.map(({ shop_id: id }) => id),
  );
});

test('@CART-15 selects the last remaining shop once the server has confirmed the removals', async () => {
  const app = openApp();
  const { groups, lines } = await fillCart(app);
  act(app.get(createCartStore).clearCart);
  renderApp(app, <CartDrawer />);
  await allShops();
  await app.fail({ operation: 'removeFromCart', status: 422, times: 1 });
  await user.click(screen.getByRole('button', { name: `Remove ${lines[0]?.name}` }));
  await waitFor(() => expect(app.api.serial.pending('cart')).toBe(0));
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual([]);

  await user.click(await screen.findByRole('button', { name: `Remove ${lines[0]?.name}` }));
  await waitFor(() =>
    expect(app.get(createCartStore).getState().selectedShopIds).toEqual([groups[1]?.shop_id]),
  );
});

test('@CART-08 shows no checkboxes in single-vendor mode', async () => {
  const app = openApp({ before: singleVendorSettings() });
  await fillCart(app);
  renderApp(app, <CartDrawer />);
  expect(await screen.findByText('Total to pay')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText('All items in your cart')).toBeNull();
});
