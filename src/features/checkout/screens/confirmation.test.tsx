// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCart, getCheckout } from '../../../api/generated/cart.ts';
import { listProducts } from '../../../api/generated/catalogue.ts';
import { getOrder } from '../../../api/generated/orders.ts';
import { getSettings } from '../../../api/generated/settings.ts';
import { listShopVouchers } from '../../../api/generated/vouchers.ts';
import { collectVoucher } from '../../../api/generated/vouchers-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { payablePrice } from '../../../lib/money.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { findNewestOrderId } from '../../orders/find-orders.ts';
import { createPreferences } from '../../settings/preferences-store.ts';
import {
  DEMO,
  fillCart,
  selectProduct,
  listFlashProducts,
  placeOrder,
  selectLines,
} from '../testing/shopper.ts';
import { watchWindows } from '../../../test/watch-windows.ts';
import { Screen as BuyNowScreen } from './buy-now-screen.tsx';
import { Screen } from './checkout-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const ORDER_PLACED = 'Your order has been placed';
const money = (amount: number) =>
  amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const centsIn = (text: string | null) =>
  [...(text ?? '').matchAll(/[\d,]+\.\d\d/g)].map(([figure]) =>
    Math.round(Number(figure.replaceAll(',', '')) * 100),
  );
const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** 0 if the term is missing. */
function centsOf(area: HTMLElement, term: RegExp): number {
  const [cents = 0] = centsIn(within(area).queryByText(term)?.parentElement?.textContent ?? '');
  return cents;
}

/** Selects a flash sale product and a size with a surcharge. The order lacks their unit prices. */
async function selectFlashLines(app: OpenApp, phone: string) {
  await app.signIn(phone);
  const { products } = await app.api.client.call(listProducts, { page: 1, per_page: 200 });
  for (const flash of await listFlashProducts(app)) {
    const sized = products.find(
      ({ id, shop, discount_price: reduced, sizes, quantity }) =>
        id !== flash.id &&
        shop.id === flash.shop.id &&
        reduced === 0 &&
        quantity > 3 &&
        sizes.some(({ price }) => price > 0),
    );
    const size = sized?.sizes.find(({ price }) => price > 0);
    if (!sized || !size || flash.quantity < 3) continue;
    const lines = [
      { product: flash, quantity: 2 },
      { product: sized, quantity: 3, size: size.id },
    ];
    await selectLines(app, lines);
    const { cart_items: groups } = await app.api.client.call(getCart);
    const ids = new Set([flash.id, sized.id]);
    return groups.flatMap((group) => group.products).filter(({ id }) => ids.has(id));
  }
  throw new Error('Failed to find the two products. Check the fixtures.');
}

const findCard = async () => {
  const heading = await screen.findByRole('heading', { name: /^Order .*\d/ });
  return heading.closest('li') as HTMLElement;
};

test('@CHK-09 shows charged prices that add up to subtotal and total, also after a reload', async () => {
  const app = openApp();
  const bought = await selectFlashLines(app, DEMO);
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  await screen.findByRole('dialog', { name: ORDER_PLACED });
  const id = await findNewestOrderId(app.api.client);
  cleanup();
  renderApp(app.reload(), <Screen />, `/checkout?placed=${id}`);

  const card = await findCard();
  const [list] = within(card).getAllByRole('list');
  const lines = within(list as HTMLElement).getAllByRole('listitem');
  expect(lines).toHaveLength(bought.length);
  for (const line of bought) {
    const price = `Quantity: ${line.quantity} · \u2066$${money(payablePrice(line))}`;
    expect(list).toHaveTextContent(line.quantity === 1 ? 'Quantity: 1' : price);
  }
  const sums = lines.map((line) => centsIn(line.textContent).at(-1) ?? 0);
  expect(add(sums)).toBe(centsOf(card, /^Subtotal$/));
  const { order } = await app.api.client.call(getOrder, { order_id: id });
  expect(order.delivery_charge).toBeGreaterThan(0);
  expect(centsOf(card, /^Delivery$/)).toBe(Math.round(order.delivery_charge * 100));
  expect(centsOf(card, /^Total$/)).toBe(Math.round(order.payable_amount * 100));
  expect(
    centsOf(card, /^Subtotal$/) -
      centsOf(card, /^Discount$/) +
      centsOf(card, /^Delivery$/) +
      centsOf(card, /^VAT/),
  ).toBe(centsOf(card, /^Total$/));
});

test.each(['GBP', 'EUR', 'AED'])(
  '@CHK-09 shows lines and totals that add up in %s',
  async (currency) => {
    const app = openApp();
    await selectFlashLines(app, DEMO);
    app.get(createPreferences).setState({ currency });
    renderApp(app, <Screen />, '/checkout');
    const items = await screen.findByRole('region', { name: 'Items' });
    const summary = screen.getByRole('region', { name: 'Order summary' });
    const sums = within(items)
      .getAllByRole('listitem')
      .map((line) => centsIn(line.textContent).at(-1) ?? 0);
    expect(add(sums)).toBe(centsOf(summary, /^Subtotal$/));
    expect(
      centsOf(summary, /^Subtotal$/) -
        centsOf(summary, /^Discount$/) +
        centsOf(summary, /^Delivery$/) +
        centsOf(summary, /^VAT/),
    ).toBe(centsOf(summary, /^Total to pay$/));
  },
);

test('@CHK-09 shows orders that add up to the total of the purchase in every currency', async () => {
  const app = openApp();
  await fillCart(app, DEMO, 3);
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  const total = await screen.findByText('Total of all orders');
  const summary = total.closest('section') as HTMLElement;
  const { currencies } = await app.api.client.call(getSettings);
  for (const { name } of currencies) {
    act(() => app.get(createPreferences).setState({ currency: name }));
    const cents = centsIn(summary.textContent);
    expect(cents).toHaveLength(4);
    expect(add(cents.slice(0, -1)), name).toBe(cents.at(-1));
  }
});

test.each([
  ['99999', '/order-history/99999'],
  ['1', '/order-history/1'],
  ['1,2', '/order-history'],
])(
  '@CHK-09 redirects orders that this browser did not just place to their own page: %s',
  async (ids, target) => {
    const app = openApp();
    await app.signIn(DEMO);
    const { visited } = renderApp(app, <Screen />, `/checkout?placed=${ids}`);
    await vi.waitFor(() => expect(visited.at(-1)).toBe(target));
    expect(screen.queryByText(ORDER_PLACED)).toBeNull();
    expect(screen.queryByText(/email you a confirmation/)).toBeNull();
  },
);

test('@CHK-09 shows "not found" without valid order ids', async () => {
  const app = openApp();
  await app.signIn(DEMO);
  renderApp(app, <Screen />, '/checkout?placed=abc');
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeVisible();
});

test('@CHK-09 asks a guest to log in', async () => {
  renderApp(openApp(), <Screen />, '/checkout?placed=1');
  expect(await screen.findByText('Log in to check out')).toBeVisible();
  expect(screen.queryByText(ORDER_PLACED)).toBeNull();
});

test('@CHK-09 announces the order once, in the dialog and not as a toast', async () => {
  const app = openApp();
  await app.signIn(DEMO);
  const [product] = await listFlashProducts(app);
  if (!product) throw new Error('Failed to find a flash product. Check the fixtures.');
  await selectLines(app, [{ product }]);
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  const dialog = await screen.findByRole('dialog', { name: ORDER_PLACED });
  expect(within(dialog).getAllByText(/has been placed/)).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Notifications' })).not.toHaveTextContent(/placed/);
});

test('@CHK-09 @ORD-04 offers downloads for a paid digital order and no delivery estimate', async () => {
  const app = openApp();
  await selectProduct(app, DEMO, true);
  watchWindows();
  renderApp(app, <BuyNowScreen />, '/buynow');
  await placeOrder();
  const card = await findCard();
  expect(within(card).queryByText('Estimated delivery')).toBeNull();
  expect(within(card).getByText('You can download your files once you’ve paid.')).toBeVisible();
  const id = await findNewestOrderId(app.api.client);
  cleanup();
  await app.performStaffAction({ action: 'set-paid', orderId: id });
  renderApp(app.reload(), <BuyNowScreen />, `/buynow?placed=${id}`);
  const paid = await findCard();
  expect((await within(paid).findAllByRole('link', { name: /^Download/ })).length).toBeGreaterThan(
    0,
  );
});

test('@CHK-10 shows the delivery charge that the backend adds to a digital order', async () => {
  const app = openApp();
  const product = await selectProduct(app, DEMO, true);
  const body = { shop_ids: [product.shop.id], is_buy_now: true };
  const { checkout } = await app.api.client.call(getCheckout, { body });
  watchWindows();
  renderApp(app, <BuyNowScreen />, '/buynow');
  await placeOrder();
  await findCard();
  const id = await findNewestOrderId(app.api.client);
  const { order } = await app.api.client.call(getOrder, { order_id: id });
  expect(order.delivery_charge).toBeGreaterThan(checkout.delivery_charge);
  expect(await screen.findByText(/^The shop charges/)).toHaveTextContent(
    new RegExp(
      `${money(order.payable_amount)}.* instead of .*${money(checkout.payable_amount)}.* shown`,
    ),
  );
});

test('@CHK-10 shows the final total for a collected voucher on a flash price, also in the dialog', async () => {
  const app = openApp();
  await app.signIn(DEMO);
  const shown = await selectVoucherOnFlashPrice(app);
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  const dialog = await screen.findByRole('dialog', { name: ORDER_PLACED });
  expect(within(dialog).getByText(/^The shop charges/)).toHaveTextContent(money(shown));
});

/** Returns the total of the checkout. */
async function selectVoucherOnFlashPrice(app: OpenApp): Promise<number> {
  const { client } = app.api;
  for (const product of await listFlashProducts(app)) {
    const { coupons } = await client.call(listShopVouchers, { shop_id: product.shop.id });
    const coupon = coupons.find(
      (one) => one.discount_type === 'Percentage' && one.min_order_amount < product.discount_price,
    );
    if (!coupon) continue;
    await client.call(collectVoucher, { body: { coupon_id: coupon.id } });
    const shop_ids = await selectLines(app, [{ product }]);
    const { checkout } = await client.call(getCheckout, { body: { shop_ids } });
    return checkout.payable_amount;
  }
  throw new Error('Failed to find a flash product with a voucher. Check the fixtures.');
}
