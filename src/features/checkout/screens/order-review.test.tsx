// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCart, getCheckout } from '../../../api/generated/cart.ts';
import { addToCart } from '../../../api/generated/cart-mutations.ts';
import { listProducts } from '../../../api/generated/catalogue.ts';
import { listShopVouchers } from '../../../api/generated/vouchers.ts';
import { collectVoucher } from '../../../api/generated/vouchers-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { createCartStore } from '../../cart/cart-store.ts';
import { hasNoOptions, pickProduct } from '../../../test/pick-product.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { watchResponses } from '../../../test/watch-responses.ts';
import { watchWindows } from '../../../test/watch-windows.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import {
  chooseGateway,
  countOrders,
  DEMO,
  fillCart,
  selectProduct,
  listFlashProducts,
  placeOrder,
  press,
  selectLines,
  UNVERIFIED_EMAIL,
  fillAddress,
} from '../testing/shopper.ts';
import { CartContents } from '../../cart/cart-contents.tsx';
import { useCart } from '../../cart/use-cart.ts';
import { user } from '../../../test/user.ts';
import { Screen as BuyNowScreen } from './buy-now-screen.tsx';
import { Screen } from './checkout-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const money = (amount: number) =>
  `$${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Without bidi isolates. */
async function findChanges(): Promise<string> {
  const title = await screen.findByText('Your order has changed');
  const notice = title.closest('[role="alert"]') as HTMLElement;
  expect(notice).toHaveTextContent('Nothing was ordered.');
  return within(notice)
    .getAllByRole('listitem')
    .map(({ textContent }) =>
      textContent.replaceAll(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' '),
    )
    .join('\n');
}

test('@CHK-10 orders nothing after a flash sale has ended until the new prices are confirmed', async () => {
  const app = openApp();
  await app.signIn(DEMO);
  const [product] = await listFlashProducts(app);
  if (!product) throw new Error('Failed to find a flash product. Check the fixtures.');
  const shop_ids = await selectLines(app, [{ product }]);
  const { client } = app.api;
  const read = async () => (await client.call(getCheckout, { body: { shop_ids } })).checkout;
  const [orders, before] = [await countOrders(app), await read()];
  const bodies = watchRequestBodies('/api/place-order');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await app.performStaffAction({ action: 'end-flash-sales' });
  await placeOrder();

  const changes = await findChanges();
  const now = await read();
  expect(now.payable_amount).toBeGreaterThan(before.payable_amount);
  expect(changes).toContain(
    `Total to pay: was ${money(before.payable_amount)}, now ${money(now.payable_amount)}`,
  );
  expect(changes).toMatch(/: was 1 × \$[\d.]+, now 1 × \$[\d.]+/);
  expect(bodies).toEqual([]);
  expect(await countOrders(app)).toBe(orders);

  await press('Place order');
  await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(await countOrders(app)).toBe(orders + 1);
  expect(screen.queryByText('Your order has changed')).toBeNull();
});

test('@CHK-10 names a withdrawn product and does not order the others alone', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, DEMO, 2);
  const bodies = watchRequestBodies('/api/place-order');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  const [gone] = groups.flatMap(({ products }) => products);
  if (!gone) throw new Error('Failed to fill the cart.');
  await app.performStaffAction({ action: 'withdraw-product', productId: gone.id });
  await placeOrder();
  expect(await findChanges()).toContain(`${gone.name}: no longer in your order`);
  expect(bodies).toEqual([]);
});

test('@CHK-10 shows a quantity changed and a product added elsewhere', async () => {
  const app = openApp();
  const { groups, shopIds } = await fillCart(app, UNVERIFIED_EMAIL);
  const { client } = app.api;
  const { products } = await client.call(listProducts, {
    shop_id: shopIds[0] ?? 0,
    page: 1,
    per_page: 50,
  });
  const line = groups[0]?.products[0];
  const other = products.find((one) => hasNoOptions(one) && one.id !== line?.id);
  if (!line || !other) throw new Error('Failed to find two products. Check the fixtures.');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByLabelText(/^Name/);
  for (const product_id of [line.id, other.id]) {
    await client.call(addToCart, { body: { product_id, quantity: 1 } });
  }
  const { cart_items: now } = await client.call(getCart);
  const added = now.flatMap((group) => group.products).find(({ id }) => id === other.id);
  await fillAddress();
  await press('Save address');
  await placeOrder();
  const changes = await findChanges();
  expect(changes).toMatch(/: was 2 × \$[\d.]+, now 3 × \$[\d.]+/);
  expect(changes).toContain(`${added?.name}: added to your order, 1 × $`);
});

async function findVoucher(app: OpenApp) {
  const product = await pickProduct(app, (card) => hasNoOptions(card) && card.price > 40);
  const shop_id = product.shop.id;
  const { coupons } = await app.api.client.call(listShopVouchers, { shop_id });
  const [coupon] = coupons;
  if (!coupon) throw new Error('Failed to find a voucher. Check the fixtures.');
  return { coupon, product };
}

test('@CHK-10 shows the old discount when a voucher was switched off', async () => {
  const app = openApp();
  await app.signIn(DEMO);
  const { client } = app.api;
  const { coupon, product } = await findVoucher(app);
  await client.call(collectVoucher, { body: { coupon_id: coupon.id } });
  const shop_ids = await selectLines(app, [{ product }]);
  const { checkout } = await client.call(getCheckout, { body: { shop_ids } });
  expect(checkout.coupon_discount).toBeGreaterThan(0);
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Discount');
  await app.performStaffAction({ action: 'switch-voucher', voucherId: coupon.id, isOn: false });
  const orders = await countOrders(app);
  await placeOrder();
  expect(await findChanges()).toContain(
    `Discount: was ${money(checkout.coupon_discount)}, now $0.00`,
  );
  expect(await countOrders(app)).toBe(orders);
});

test('@CHK-10 never orders more than the stock and closes the payment window', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, DEMO);
  const [line] = groups.flatMap(({ products }) => products);
  if (!line) throw new Error('Failed to fill the cart.');
  const { opened } = watchWindows();
  const bodies = watchRequestBodies('/api/place-order');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('button', { name: 'Change' });
  await chooseGateway();
  await app.performStaffAction({ action: 'set-stock', productId: line.id, stock: 1 });
  for (let count = 1; count <= 2; count += 1) {
    await press('Place order');
    expect(await screen.findByText('Not enough in stock')).toBeVisible();
    expect(screen.getByText(/1 in stock, 2 in your order/)).toHaveTextContent(line.name);
    await waitFor(() => expect(opened.at(-1)?.closed).toBe(true));
    await screen.findByRole('button', { name: 'Place order' });
    expect(opened).toHaveLength(count);
  }
  expect(bodies).toEqual([]);

  await app.performStaffAction({ action: 'set-stock', productId: line.id, stock: 2 });
  await press('Place order');
  expect(await screen.findByText(/^Not paid yet\. Pay in the window/)).toBeVisible();
  expect(bodies).toHaveLength(1);
});

const Cart = () => <CartContents cart={useCart()} />;

test('@CHK-10 shows a shortage only until the shopper removes the product', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, DEMO, 2);
  const [line] = groups.flatMap(({ products }) => products);
  if (!line) throw new Error('Failed to fill the cart.');
  renderApp(
    app,
    <>
      <Screen />
      <Cart />
    </>,
    '/checkout',
  );
  await screen.findByRole('button', { name: 'Change' });
  await app.performStaffAction({ action: 'set-stock', productId: line.id, stock: 0 });
  await press('Place order');
  expect(await screen.findByText(/0 in stock, 2 in your order/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: `Remove ${line.name}` }));
  await waitFor(() => expect(screen.queryByText('Not enough in stock')).toBeNull());
});

test('@CHK-10 loads the stock without a token, so that it counts no product view', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  await screen.findByRole('dialog', { name: 'Your order has been placed' });
  const reads = app.sent.filter(({ path }) => path.startsWith('/api/product-details'));
  expect(reads).not.toHaveLength(0);
  expect(reads.filter(({ headers }) => headers.has('Authorization'))).toEqual([]);
});

test('@CHK-10 places the order when the stock cannot be loaded', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  await app.fail({ operation: 'getProduct', status: 500 });
  renderApp(app, <Screen />, '/checkout');
  await placeOrder();
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
});

test('@CHK-10 shows an error and orders nothing when the totals fail to reload', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const bodies = watchRequestBodies('/api/place-order');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('button', { name: 'Change' });
  await app.fail({ operation: 'getCheckout', status: 500, times: 1 });
  await press('Place order');
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeVisible();
  expect(bodies).toEqual([]);
});

test('@CHK-10 explains that nothing was ordered when the only product was withdrawn', async () => {
  const app = openApp();
  const product = await selectProduct(app, DEMO, false);
  renderApp(app, <BuyNowScreen />, '/buynow');
  await screen.findByText('Total to pay');
  await app.performStaffAction({ action: 'withdraw-product', productId: product.id });
  await placeOrder();
  expect(await screen.findByText(/^Nothing was ordered\. The products/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to product' })).toBeVisible();
});

test('@AUTH-16 @CHK-10 a review after a logout shows nothing to the next customer', async () => {
  const app = openApp();
  const { groups } = await fillCart(app, DEMO);
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText('Total to pay');
  await app.performStaffAction({
    action: 'set-stock',
    productId: groups[0]?.products[0]?.id,
    stock: 0,
  });
  const { settle } = watchResponses();
  const deliver = app.delayRequests('/cart/checkout');
  await placeOrder();
  act(() => {
    app.session.signOut();
    app.get(createCartStore).clearCart();
  });
  await fillCart(app, UNVERIFIED_EMAIL);
  deliver();
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
});
