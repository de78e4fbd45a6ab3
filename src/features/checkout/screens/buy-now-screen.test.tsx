import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCart } from '../../../api/generated/cart.ts';
import { createCartStore } from '../../cart/cart-store.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './buy-now-screen.tsx';
import {
  DEMO,
  fillCart,
  selectProduct,
  UNVERIFIED_EMAIL,
  openShopWith,
  placeOrder,
  press,
} from '../testing/shopper.ts';
import { watchWindows } from '../../../test/watch-windows.ts';
import { user } from '../../../test/user.ts';

afterEach(() => vi.restoreAllMocks());

test('@CHK-07 orders one product with is_buy_now and leaves the cart unchanged', async () => {
  const app = openApp();
  const { shopIds } = await fillCart(app, DEMO, 2);
  const before = await app.api.client.call(getCart);
  const product = await selectProduct(app, DEMO, false);
  act(() => {
    app.get(createCartStore).selectShops(shopIds);
    app.get(createCartStore).updateDraft('cart', { note: 'for the cart' });
  });
  const totals = watchRequestBodies('/api/cart/checkout');
  renderApp(app, <Screen />, '/buynow');
  const items = await screen.findByRole('region', { name: 'Items' });
  expect(within(items).getAllByRole('listitem')).toHaveLength(1);
  expect(within(items).queryByRole('button')).toBeNull();
  expect(totals).toEqual([{ shop_ids: [product.shop.id], is_buy_now: true }]);
  expect(screen.getByLabelText(/Delivery instructions or a message for the shop/)).toHaveValue('');
  vi.restoreAllMocks();

  const orders = watchRequestBodies('/api/place-order');
  await placeOrder();
  await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(orders).toEqual([
    expect.objectContaining({ shop_ids: [product.shop.id], is_buy_now: true }),
  ]);
  const after = await app.api.client.call(getCart);
  expect(after.cart_items).toEqual(before.cart_items);
  expect(app.get(createCartStore).getState()).toMatchObject({
    buyNow: null,
    selectedShopIds: shopIds,
    drafts: { cart: { note: 'for the cart' } },
  });
});

test('@CHK-07 preselects online payment for a digital product and explains the address', async () => {
  const app = openApp();
  await selectProduct(app, DEMO, true);
  const { opened } = watchWindows();
  const orders = watchRequestBodies('/api/place-order');
  renderApp(app, <Screen />, '/buynow');
  const payment = await screen.findByRole('region', { name: 'Payment method' });
  expect(
    await within(payment).findByText(
      'Digital products can’t be paid for in cash. Choose online payment.',
    ),
  ).toBeVisible();
  expect(within(payment).queryByRole('radio', { name: /Cash on delivery/ })).toBeNull();
  expect(within(payment).getByRole('radio', { name: /^Stripe/ })).toBeChecked();
  expect(screen.getByText(/^You’ll download this/)).toBeVisible();
  await placeOrder();
  expect(await screen.findByText(/^Not paid yet\. Pay in the window/)).toBeVisible();
  expect(opened).toHaveLength(1);
  expect(orders).toEqual([expect.objectContaining({ payment_method: 'stripe' })]);
});

test('@CHK-07 cannot order a digital product in a shop without online payment and explains why', async () => {
  const app = await openShopWith({ online_payment: false });
  await selectProduct(app, DEMO, true);
  renderApp(app, <Screen />, '/buynow');
  expect(await screen.findByText(/^No payment method is available/)).toBeVisible();
  await screen.findByRole('button', { name: 'Change' });
  await press('Place order');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a payment method.');
  expect(app.calls()).not.toContain('POST /api/place-order');
});

test('@CHK-07 shows a link back instead of zeros without a product', async () => {
  const app = openApp();
  await app.signIn(DEMO);
  renderApp(app, <Screen />, '/buynow');
  expect(await screen.findByText('No product selected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('Total to pay')).toBeNull();
});

test('@CHK-07 drops note and coupon of another product and keeps the payment method', async () => {
  const app = openApp();
  await selectProduct(app, DEMO, false);
  const { saveBuyNow, updateDraft } = app.get(createCartStore);
  act(() => updateDraft('buyNow', { note: 'Ring twice', couponCode: 'BREW10' }));
  act(() => updateDraft('buyNow', { typedCode: 'TEA10', paymentMethod: 'stripe' }));
  const product = await selectProduct(app, DEMO, false);
  renderApp(app, <Screen />, '/buynow');
  const note = await screen.findByLabelText(/Delivery instructions or a message for the shop/);
  expect(note).toHaveValue('Ring twice');
  act(() => saveBuyNow({ shopId: product.shop.id, productId: product.id + 1 }));
  cleanup();

  const totals = watchRequestBodies('/api/cart/checkout');
  renderApp(app, <Screen />, '/buynow');
  await screen.findByText('Total to pay');
  expect(screen.getByLabelText(/Delivery instructions or a message/)).toHaveValue('');
  expect(screen.getByLabelText(/Coupon code/)).toHaveValue('');
  expect(screen.getByRole('radio', { name: /^Stripe/ })).toBeChecked();
  expect(totals).toEqual([{ shop_ids: [product.shop.id], is_buy_now: true }]);
});

test('@CHK-07 orders nothing when another tab replaced the product, and links back to it', async () => {
  const app = openApp();
  const product = await selectProduct(app, DEMO, false);
  renderApp(app, <Screen />, '/buynow');
  await screen.findByRole('button', { name: 'Place order' });
  const { saveBuyNow } = app.get(createCartStore);
  act(() => saveBuyNow({ shopId: product.shop.id, productId: product.id + 1 }));
  expect(await screen.findByText('This purchase was replaced in another tab')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to product' })).toHaveAttribute(
    'href',
    `/products/${product.id}/details`,
  );
});

test('@CHK-07 links back to a product that the server no longer offers', async () => {
  const app = openApp();
  const product = await selectProduct(app, UNVERIFIED_EMAIL, false);
  await app.performStaffAction({ action: 'withdraw-product', productId: product.id });
  renderApp(app, <Screen />, '/buynow');
  expect(await screen.findByText('No product selected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to product' })).toHaveAttribute(
    'href',
    `/products/${product.id}/details`,
  );
});

test('shows that the product is unavailable when the order is rejected', async () => {
  const app = openApp();
  const product = await selectProduct(app, DEMO, false);
  renderApp(app, <Screen />, '/buynow');
  await screen.findByText('Total to pay');
  await screen.findByRole('button', { name: 'Change' });
  await app.performStaffAction({ action: 'withdraw-product', productId: product.id });
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('No product selected')).toBeVisible();
  expect(app.get(createCartStore).getState().attempt).toBeNull();
});

test('asks a guest to log in', async () => {
  const app = openApp();
  act(() => app.get(createCartStore).saveBuyNow({ shopId: 1, productId: 1 }));
  renderApp(app, <Screen />, '/buynow');
  expect(await screen.findByText('Log in to check out')).toBeVisible();
});
