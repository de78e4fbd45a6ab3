import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCheckout } from '../../../api/generated/cart.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { formatDeliveryDates } from '../../../lib/datetime/format-delivery-dates.ts';
import { formatMoney, payablePrice, sumOfLines } from '../../../lib/money.ts';
import { RouteContext } from '../../../lib/router/route-context.ts';
import {
  RecentlyViewedContext,
  SuggestionsContext,
} from '../../../lib/router/suggestions-context.ts';
import { createCartStore } from '../cart-store.ts';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import { createPreferences } from '../../settings/preferences-store.ts';
import { singleVendorSettings, fillCart } from '../../../test/fill-cart.ts';
import { renderApp, type RenderedApp } from '../../../test/render-app.tsx';
import { stubIntersection } from '../../../test/stub-intersection.ts';
import { Screen } from './cart-screen.tsx';
import { user } from '../../../test/user.ts';

afterEach(() => vi.unstubAllGlobals());

const CHECKOUT = 'POST /api/cart/checkout';

/** Restores the session and enables all routes. */
async function open(app: OpenApp): Promise<RenderedApp> {
  await app.session.persist.rehydrate();
  const routeTable = { has: () => true, prefetch: () => undefined };
  return renderApp(
    app,
    <RouteContext value={routeTable}>
      <SuggestionsContext value="Best sellers">
        <RecentlyViewedContext value="Recently viewed">
          <Screen />
        </RecentlyViewedContext>
      </SuggestionsContext>
    </RouteContext>,
    '/cart',
  );
}

const group = (name: string) => screen.findByRole('region', { name });
const figure = (term: string) => {
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  return summary.getByText(term).closest('div')?.querySelector('dd, strong')?.textContent;
};
const boxes = () => screen.findAllByRole('checkbox');

const waitForTotals = () =>
  waitFor(() => {
    expect(screen.getByText('Total to pay')).toBeVisible();
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
  });

test('@CART-13 sends no cart request without a login and resets the selection', async () => {
  const app = openApp();
  act(() => app.get(createCartStore).selectShops([4, 5]));
  await open(app);
  expect(await screen.findByText('Cart is empty')).toBeVisible();
  await waitFor(() => expect(app.get(createCartStore).getState().selectedShopIds).toEqual([]));
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Best sellers')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(app.get(createDialogs).getState().login).toBe(true);
  expect(app.calls().filter((call) => /cart/.test(call))).toEqual([]);
});

test('@CART-13 empties the cart and resets the selection when the session ends, without a request', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, { shops: 1 });
  await open(app);
  await waitForTotals();
  expect(screen.queryByText('Best sellers')).toBeNull();
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual([groups[0]?.shop_id]);
  const sent = app.sent.length;
  act(app.session.signOut);
  expect(screen.getByText('Cart is empty')).toBeVisible();
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual([]);
  expect(app.sent).toHaveLength(sent);
});

test('shows viewed products below the items when their place comes into view', async () => {
  const notify = stubIntersection();
  const app = openApp();
  await fillCart(app, { shops: 1 });
  await open(app);
  await waitForTotals();
  notify(false);
  expect(screen.queryByText('Recently viewed')).toBeNull();
  notify(true);
  expect(screen.getByText('Recently viewed')).toBeVisible();
});

test('shows an empty state with a link to the shop and requests no totals', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  await open(app);
  expect(await screen.findByText('Cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Proceed to Checkout' })).toBeNull();
  expect(app.calls()).not.toContain(CHECKOUT);
});

test('can retry when the cart fails to load', async () => {
  const app = openApp();
  const { groups } = await fillCart(app);
  await app.fail({ operation: 'getCart', status: 403, times: 1 });
  await open(app);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  for (const { shop_name: name } of groups) expect(await group(name)).toBeVisible();
});

test.each([1, 2, 5])(
  'shows lines, old prices and subtotal of each shop with %d shops',
  async (shops) => {
    const app = openApp();
    const { groups } = await fillCart(app, { shops, quantity: 2 });
    await open(app);
    for (const { shop_id: id, shop_name: name, products } of groups) {
      const shop = within(await group(name));
      expect(shop.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(shops === 1);
      expect(shop.getByRole('link', { name })).toHaveAttribute('href', `/shops/${id}`);
      expect(shop.getByRole('button', { name: 'Apply Store voucher' })).toBeVisible();
      expect(shop.getByText('Subtotal').parentElement).toHaveTextContent(
        formatMoney(sumOfLines(products)),
      );
      expect(shop.getAllByRole('group')).toHaveLength(products.length);
      const reduced = products.filter((line) => payablePrice(line) < line.price);
      expect(shop.queryAllByRole('deletion').map((one) => one.textContent)).toEqual(
        reduced.map(({ price, quantity }) => formatMoney(price * quantity)),
      );
    }
    expect(screen.getByRole('heading', { level: 1, name: `My Cart (${shops})` })).toBeVisible();
  },
);

test('shows when the parcel of each shop arrives and what its delivery costs', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, { shops: 2 });
  await open(app);
  for (const {
    shop_name: name,
    estimated_delivery_time: time,
    delivery_charge: charge,
  } of groups) {
    // The format has narrow spaces.
    const dates = formatDeliveryDates(time ?? '', 'en')?.replaceAll(/\s/g, ' ');
    const delivery = within(await group(name)).getByText(/^Get it/);
    expect(dates).toMatch(/\d [A-Z][a-z]{2}$/);
    expect(delivery).toHaveTextContent(`Get it ${dates} · Delivery ${formatMoney(charge ?? 0)}`);
  }
});

test('shows no delivery if the backend does not send it', async () => {
  const filled = openApp();
  const { groups } = await fillCart(filled, { shops: 1 });
  const cart_items = groups.map(
    ({ estimated_delivery_time: _time, delivery_charge: _charge, ...sent }) => sent,
  );
  const app = openApp({
    before: async (path) =>
      path === '/api/carts'
        ? Response.json({ message: 'cart list', data: { total: 1, cart_items, info: null } })
        : undefined,
  });
  await app.signIn();
  await open(app);
  const shop = within(await group(groups[0]?.shop_name ?? ''));
  expect(shop.getByText('Subtotal')).toBeVisible();
  expect(shop.queryByText(/Get it|[Dd]elivery/)).toBeNull();
});

test('@CART-08 updates the totals when shops are selected and deselected, in cart order', async () => {
  const app = openApp();
  const { groups, lines: allLines } = await fillCart(app, { shops: 3 });
  await open(app);
  const [, one, , three] = await boxes();
  expect(figure('Cart Amount')).toBe(formatMoney(sumOfLines(allLines)));
  await user.click(three as HTMLElement);
  await user.click(one as HTMLElement);
  await waitForTotals();
  const [first, , third] = groups;
  const lines = [...(first?.products ?? []), ...(third?.products ?? [])];
  expect(figure('Cart Amount')).toBe(formatMoney(sumOfLines(lines)));
  await user.click(one as HTMLElement);
  await waitFor(() =>
    expect(figure('Cart Amount')).toBe(formatMoney(sumOfLines(third?.products ?? []))),
  );
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual([third?.shop_id]);
  await user.click(three as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Total to pay')).toBeNull());
  // An amount of zero beside a filled cart would look like a mistake.
  expect(figure('Cart Amount')).toBe(formatMoney(sumOfLines(allLines)));
  const { checkout } = await app.api.client.call(getCheckout, {
    body: { shop_ids: groups.map(({ shop_id: id }) => id) },
  });
  await waitFor(() =>
    expect(figure('Total for all shops')).toBe(formatMoney(checkout.payable_amount)),
  );
  expect(figure('Delivery')).toBe(formatMoney(checkout.delivery_charge));
  expect(screen.getByText('Select the shops you want to buy from.')).toBeVisible();
});

test('@CART-08 clears the selection when the totals contain no lines', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, { shops: 1 });
  const id = groups[0]?.shop_id ?? 0;
  const checkout = await app.api.client.call(getCheckout, { body: { shop_ids: [] } });
  const emptied = openApp({
    before: async (path) =>
      path === '/api/cart/checkout'
        ? Response.json({ message: 'Checkout information', data: checkout })
        : undefined,
  });
  await fillCart(emptied, { shops: 1 });
  act(() => emptied.get(createCartStore).selectShops([id]));
  await open(emptied);
  const [box] = await boxes();
  await waitFor(() => expect(emptied.get(createCartStore).getState().selectedShopIds).toEqual([]));
  expect(box).not.toBeChecked();
});

test('@CART-08 selects everything in single-vendor mode, without shop headers, vouchers or checkboxes', async () => {
  const app = openApp({ before: singleVendorSettings() });
  const { groups, lines } = await fillCart(app);
  await open(app);
  await waitForTotals();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Apply Store voucher' })).toBeNull();
  expect(screen.queryByText(groups[0]?.shop_name ?? '')).toBeNull();
  expect(screen.queryByText('for the selected shops')).toBeNull();
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual(
    groups.map(({ shop_id: id }) => id),
  );
  expect(figure('Cart Amount')).toBe(formatMoney(sumOfLines(lines)));
});

test('shows the server’s delivery, tax and total before checkout', async () => {
  const app = openApp();
  const { groups } = await fillCart(app);
  await open(app);
  await user.click(await screen.findByRole('checkbox', { name: /^Buy from both shops/ }));
  await waitForTotals();
  const shop_ids = groups.map(({ shop_id: id }) => id);
  const { checkout } = await app.api.client.call(getCheckout, { body: { shop_ids } });
  expect(checkout.delivery_charge).toBeGreaterThan(0);
  expect(figure('Delivery')).toBe(formatMoney(checkout.delivery_charge));
  const [tax] = checkout.all_vat_taxes;
  expect(figure(`${tax?.name} (${tax?.percentage}%)`)).toBe(formatMoney(checkout.order_tax_amount));
  expect(figure('Total to pay')).toBe(formatMoney(checkout.payable_amount));
});

test('shows the amount of digital products', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, { shops: 1, isDigital: true });
  await open(app);
  await waitForTotals();
  expect(figure('Cart Amount')).toBe(formatMoney(sumOfLines(groups[0]?.products ?? [])));
});

test('@CART-10 shows an error when the totals fail to reload and can retry', async () => {
  const app = openApp();
  await fillCart(app, { shops: 1 });
  await app.fail({ operation: 'getCheckout', status: 403, times: 1 });
  await open(app);
  const [box] = await boxes();
  const region = screen.getByRole('region', { name: 'Notifications' });
  await waitFor(() => expect(region.querySelector('[aria-live="assertive"] p')).not.toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitForTotals();
  expect(box).toBeChecked();
});

test('@CART-10 shows the server’s notice about the cart once, as a warning', async () => {
  const app = openApp();
  const { lines } = await fillCart(app);
  await app.performStaffAction({ action: 'withdraw-product', productId: lines[0]?.id });
  await open(app);
  const message = 'Some products are removed from cart due to unavailability';
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(await within(region).findAllByText(message)).toHaveLength(1);
  expect(region.querySelector('[aria-live="polite"]')).toHaveTextContent(message);
  expect(await boxes()).toHaveLength(1);
});

test('@CART-04 shows picture, brand, name, prices, options and controls of a line', async () => {
  const app = openApp();
  const { lines } = await fillCart(app, {
    shops: 1,
    quantity: 2,
    isMatch: ({ discount_price: price, id }) => price > 0 && id > 0,
  });
  const [line] = lines;
  if (!line) throw new Error('Failed to find the line.');
  const { visited } = await open(app);
  const stepper = await screen.findByRole('group', { name: `Quantity of ${line.name}` });
  const item = within(stepper.closest('li') as HTMLElement);
  const picture = stepper.closest('li')?.querySelector('img');
  expect(picture).toHaveAttribute('src', line.thumbnail);
  if (line.brand) expect(item.getByText(line.brand)).toBeVisible();
  for (const choice of [line.size, line.color]) {
    if (choice) expect(item.getByText(choice.name)).toBeVisible();
  }
  expect(item.getByText(formatMoney(payablePrice(line)))).toBeVisible();
  expect(item.getByText(formatMoney(line.price * line.quantity)).closest('del')).toBeVisible();
  expect(item.getByText(`${Math.round(line.discount_percentage)}% OFF`)).toBeVisible();
  expect(item.getByText(formatMoney(sumOfLines([line])))).toBeVisible();
  for (const name of ['Decrease quantity of', 'Increase quantity of', 'Remove']) {
    expect(item.getByRole('button', { name: `${name} ${line.name}` })).toBeVisible();
  }
  act(() => app.get(createDialogs).setState({ cart: true }));
  await user.click(item.getByRole('link', { name: line.name }));
  expect(app.get(createDialogs).getState().cart).toBe(false);
  await user.click(picture as HTMLElement);
  expect(visited).toEqual([
    '/cart',
    `/products/${line.id}/details`,
    `/products/${line.id}/details`,
  ]);
});

test('@MONEY-02 converts every amount to another currency without a request and shows the charged amount', async () => {
  const app = openApp();
  const { lines } = await fillCart(app, { shops: 1 });
  await open(app);
  await waitForTotals();
  expect(screen.queryByText(/^You’ll be charged/)).toBeNull();
  const total = figure('Total to pay');
  const sent = app.sent.length;
  act(() => app.get(createPreferences).setState({ currency: 'EUR' }));
  expect(figure('Cart Amount')).toMatch(/€/);
  expect(figure('Total to pay')).toMatch(/€/);
  expect(screen.getByText(/^You’ll be charged/)).toHaveTextContent(`You’ll be charged ${total}`);
  const page = document.querySelector('main')?.textContent ?? '';
  expect(page.split('$')).toHaveLength(2);
  expect(app.sent).toHaveLength(sent);
  expect(lines).toHaveLength(1);
});

test('moves focus to the next line when a line is removed', async () => {
  const app = openApp();
  const { lines } = await fillCart(app);
  await open(app);
  const [first, second] = lines.map(({ name }) => name);
  const remove = await screen.findByRole('button', { name: `Remove ${first}` });
  remove.focus();
  await user.click(remove);
  expect(screen.getByRole('link', { name: second ?? '' })).toHaveFocus();
  await waitFor(() => expect(app.api.serial.pending('cart')).toBe(0));
});
