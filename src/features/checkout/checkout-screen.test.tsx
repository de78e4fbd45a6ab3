// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { addToCart, getCart } from '../../api/generated/cart.ts';
import { listProducts } from '../../api/generated/catalogue.ts';
import { listOrders } from '../../api/generated/orders.ts';
import { getSettings } from '../../api/generated/settings.ts';
import type { OpenApp } from '../../api/testing/open-app.tsx';
import { cartStore, clearCart, toggleShop } from '../../lib/stores/cart.ts';
import { openShop, renderApp } from '../../test/render-app.tsx';
import { Screen } from './checkout-screen.tsx';

const DEMO = 'demo@souk.example';
const NEW = 'new@souk.example';

afterEach(() => vi.restoreAllMocks());

/** Signs a customer in and selects a shop with something of it in the cart. */
async function selectShop(app: OpenApp, phone: string): Promise<number> {
  await app.signIn(phone);
  const { client } = app.api;
  const { products } = await client.call(listProducts, { page: 1, per_page: 50 });
  const product = products.find(({ quantity }) => quantity > 15);
  if (!product) throw new Error('Failed to pick a product: all are scarce. Look at the fixtures.');
  await client.call(addToCart, { body: { product_id: product.id, quantity: 2 } });
  const { cart_items: groups } = await client.call(getCart);
  const shop = groups.find(({ products: lines }) => lines.some(({ id }) => id === product.id));
  if (!shop) throw new Error('Failed to select a shop: the product is in none. Look at the cart.');
  act(() => toggleShop(shop.shop_id));
  app.sent.length = 0;
  return shop.shop_id;
}

/** Collects the bodies of all calls that place an order. */
function watchOrders(): unknown[] {
  const bodies: unknown[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input instanceof Request && input.url.endsWith('/api/place-order')) {
      bodies.push(await input.clone().json());
    }
    return real(input, init);
  });
  return bodies;
}

/** Opens an app whose shop has other settings than usual. */
async function openShopWith(settings: Record<string, boolean>): Promise<OpenApp> {
  const app = openShop();
  await app.api.client.call(getSettings);
  const world = app.sent[0]?.headers.get('X-Mock-World');
  const made = await fetch(`${inject('mockUrl')}/__mock/worlds/${world}`, {
    method: 'PUT',
    body: JSON.stringify({ settings }),
  });
  expect(made.status, await made.text()).toBe(200);
  return app;
}

/** Saves the least that an address needs. */
async function saveAddress() {
  await screen.findByLabelText(/^Name/);
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill(/^Name/, 'Nora Lind');
  fill(/^Phone/, '01700 000001');
  fill(/^Address Line 1/, '12 Harbour Street');
  press('Save address');
  expect(await screen.findByText(/12 Harbour Street/)).toBeVisible();
}

const findPlaceOrder = () => screen.findByRole('button', { name: 'Place Order' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const countOrders = async (app: OpenApp) => (await app.api.client.call(listOrders)).total;

test.each([
  ['nothing selected', DEMO],
  ['an empty cart', NEW],
])('@CHK-02 %s shows a way back, not zeros', async (_, phone) => {
  const app = openShop();
  if (phone === DEMO) {
    await selectShop(app, phone);
    act(() => clearCart());
  } else await app.signIn(phone);
  renderApp(app, <Screen />);
  expect(await screen.findByText('Nothing is selected to buy')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('Total Payable')).toBeNull();
});

test('an order leaves once on a double click, with exactly its fields, and is confirmed', async () => {
  const app = openShop();
  const shop = await selectShop(app, DEMO);
  const before = await countOrders(app);
  const bodies = watchOrders();
  renderApp(app, <Screen />);
  fireEvent.change(await screen.findByLabelText(/Anything the shop should know/), {
    target: { value: 'Ring twice' },
  });
  await screen.findByRole('button', { name: 'Change' });
  const button = await findPlaceOrder();
  fireEvent.click(button);
  fireEvent.click(button);

  const dialog = await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(bodies).toEqual([
    {
      shop_ids: [shop],
      address_id: expect.any(Number) as number,
      payment_method: 'cash',
      coupon_code: null,
      note: 'Ring twice',
      is_buy_now: false,
    },
  ]);
  expect(await countOrders(app)).toBe(before + 1);
  const link = within(dialog).getByRole('link', { name: 'View orders' });
  expect(link).toHaveAttribute('href', '/order-history');
  expect(cartStore.getState()).toMatchObject({ selectedShopIds: [], note: '' });
});

test('a customer without an address gives one and orders to it', async () => {
  const app = openShop();
  await selectShop(app, NEW);
  const bodies = watchOrders();
  renderApp(app, <Screen />);
  fireEvent.click(await findPlaceOrder());
  expect(screen.getByRole('alert')).toHaveTextContent('Please select shipping address');

  const name = await screen.findByLabelText(/^Name/);
  press('Save address');
  expect(name).toHaveFocus();
  expect(screen.getByText('The name field is required.')).toBeVisible();
  await saveAddress();
  press('Place Order');
  await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(bodies).toHaveLength(1);
});

test('address, payment method and items are asked for in this order', async () => {
  const app = await openShopWith({ cash_on_delivery: false, online_payment: true });
  await selectShop(app, NEW);
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (!(input instanceof Request) || !input.url.endsWith('/api/cart/checkout')) return answer;
    const { message, data } = (await answer.json()) as { message: string; data: object };
    return Response.json({ message, data: { ...data, checkout_items: [] } });
  });
  renderApp(app, <Screen />);
  fireEvent.click(await findPlaceOrder());
  expect(screen.getByRole('alert')).toHaveTextContent('Please select shipping address');
  await saveAddress();
  press('Place Order');
  expect(screen.getByRole('alert')).toHaveTextContent('Please select payment method');
  const [gateway] = screen.getAllByRole('radio', { name: /Credit or Debit Card/ });
  if (!gateway) throw new Error('Failed to choose a gateway: there is none. Look at the settings.');
  fireEvent.click(gateway);
  press('Place Order');
  expect(screen.getByRole('alert')).toHaveTextContent('Please select at least one product');
  expect(app.calls()).not.toContain('POST /api/place-order');
});

test('an order to be paid online stands as unpaid and leads to the payment', async () => {
  const app = await openShopWith({ online_payment: true });
  await selectShop(app, DEMO);
  renderApp(app, <Screen />);
  await screen.findByRole('button', { name: 'Change' });
  const [gateway] = await screen.findAllByRole('radio', { name: /Credit or Debit Card/ });
  if (!gateway) throw new Error('Failed to choose a gateway: there is none. Look at the settings.');
  fireEvent.click(gateway);
  press('Place Order');
  const dialog = await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(dialog).toHaveTextContent('not paid yet');
  const pay = within(dialog).getByRole('link', { name: 'Pay now' });
  expect(pay.getAttribute('href')).toMatch(/\/order\/\d+\/payment\?gateway=/);
});

test('another address is picked from the saved ones', async () => {
  const app = openShop();
  await selectShop(app, DEMO);
  renderApp(app, <Screen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved Address' });
  const other = within(dialog)
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => !checked);
  if (!other) throw new Error('Failed to find another address: there is one. Look at the world.');
  fireEvent.click(other);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(cartStore.getState().addressId).toEqual(expect.any(Number));
});

test('a refusal keeps what was typed and says what the server says', async () => {
  const app = openShop();
  const shop = await selectShop(app, DEMO);
  await app.fail({ operation: 'placeOrder', status: 422, times: 1 });
  renderApp(app, <Screen />);
  await screen.findByRole('button', { name: 'Change' });
  const note = screen.getByLabelText(/Anything the shop should know/);
  fireEvent.change(note, { target: { value: 'Ring twice' } });
  fireEvent.click(await findPlaceOrder());
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(note).toHaveValue('Ring twice');
  expect(cartStore.getState().selectedShopIds).toEqual([shop]);
  expect(await findPlaceOrder()).toBeEnabled();
});

test('an order whose answer was lost is found instead of sent again', async () => {
  const app = openShop();
  await selectShop(app, DEMO);
  const before = await countOrders(app);
  const real = globalThis.fetch;
  let isCut = false;
  let sendings = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/api/place-order')) {
      sendings += 1;
      await real(input, init);
      isCut = true;
    }
    if (isCut) throw new TypeError('Failed to fetch');
    return real(input, init);
  });
  renderApp(app, <Screen />);
  await screen.findByRole('button', { name: 'Change' });
  fireEvent.click(await findPlaceOrder());
  expect(await screen.findByRole('alert')).toHaveTextContent("The shop can't be reached.");

  isCut = false;
  fireEvent.click(await findPlaceOrder());
  await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(sendings).toBe(1);
  expect(await countOrders(app)).toBe(before + 1);
});
