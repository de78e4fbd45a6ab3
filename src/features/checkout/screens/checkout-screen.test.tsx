import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listAddresses } from '../../../api/generated/addresses.ts';
import { getCheckout } from '../../../api/generated/cart.ts';
import { createCartStore } from '../../cart/cart-store.ts';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import { formatMoney } from '../../../lib/money.ts';
import { createPreferences } from '../../settings/preferences-store.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { Screen } from './checkout-screen.tsx';
import {
  DEMO,
  fillCart,
  UNVERIFIED_EMAIL,
  openShopWith,
  placeOrder,
  press,
  fillAddress,
} from '../testing/shopper.ts';
import { fillField, user } from '../../../test/user.ts';

afterEach(() => vi.restoreAllMocks());

/** Without bidi isolates. */
const formatAmount = (amount: number) =>
  amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (amount: number) => new RegExp(`\\$${formatAmount(amount)}`);

/** Saves an address with the required fields only. */
async function saveAddress(button = 'Save address') {
  await fillAddress('٠1700 000001');
  await press(button);
  expect(await screen.findByText(/12 Harbour Street/)).toBeVisible();
}

test('@CART-08 selects the only shop of a cart filled on another device', async () => {
  const app = openApp();
  const { groups, shopIds } = await fillCart(app, DEMO);
  act(() => app.get(createCartStore).clearCart());
  renderApp(app, <Screen />);
  const name = groups[0]?.products[0]?.name ?? '';
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.queryByText('No items selected')).toBeNull();
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual(shopIds);
});

test('@CHK-02 shows a link back instead of zeros for an empty cart', async () => {
  const app = openApp();
  await app.signIn(UNVERIFIED_EMAIL);
  renderApp(app, <Screen />);
  expect(await screen.findByText('Cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('Total to pay')).toBeNull();
  expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
});

test('@CHK-02 shows a way back to the cart for an empty selection', async () => {
  const app = openApp();
  await fillCart(app, DEMO, 2);
  act(() => app.get(createCartStore).clearCart());
  renderApp(app, <Screen />);
  expect(await screen.findByText('No items selected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('Total to pay')).toBeNull();
  await press('View cart');
  expect(app.get(createDialogs).getState().cart).toBe(true);
});

test('@CHK-01 asks a guest to log in and returns to the checkout', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const { selectedShopIds } = app.get(createCartStore).getState();
  app.session.signOut();
  renderApp(app, <Screen />);
  expect(await screen.findByText('Log in to check out')).toBeVisible();
  await press('Log in');
  expect(app.get(createDialogs).getState().login).toBe(true);
  await act(async () => {
    await app.signIn(DEMO);
    app.get(createCartStore).selectShops(selectedShopIds);
  });
  expect(await screen.findByText('Total to pay')).toBeVisible();
});

test.each([1, 2, 5])(
  '@CHK-01 shows items by shop, address, note, payment and the server’s totals with %i shops',
  async (shops) => {
    const app = openApp();
    const { shopIds, groups } = await fillCart(app, DEMO, shops);
    const { checkout } = await app.api.client.call(getCheckout, { body: { shop_ids: shopIds } });
    renderApp(app, <Screen />);
    const items = await screen.findByRole('region', { name: 'Items' });
    for (const { shop_name: shop, products } of groups) {
      expect(within(items).getByRole('heading', { name: shop })).toBeVisible();
      for (const { name } of products) expect(within(items).getByText(name)).toBeVisible();
    }
    expect(within(items).getAllByRole('listitem')).toHaveLength(
      groups.flatMap(({ products }) => products).length,
    );

    const address = screen.getByRole('region', { name: 'Delivery address' });
    expect(await within(address).findByRole('button', { name: 'Change' })).toBeVisible();
    await user.click(screen.getByText('Add delivery instructions or a message'));
    expect(screen.getByLabelText(/Delivery instructions or a message for the shop/)).toBeVisible();

    const summary = screen.getByRole('region', { name: 'Order summary' });
    const detailOf = (term: string | RegExp) =>
      within(summary).getByText(term).parentElement as HTMLElement;
    expect(detailOf('Subtotal')).toHaveTextContent(money(checkout.total_amount));
    expect(detailOf('Delivery')).toHaveTextContent(money(checkout.delivery_charge));
    expect(detailOf('VAT (5%)')).toHaveTextContent(money(checkout.order_tax_amount));
    expect(detailOf('Total to pay')).toHaveTextContent(money(checkout.payable_amount));
  },
);

test('@CHK-01 offers cash and gateways, or no gateway without online payment', async () => {
  const app = await openShopWith({ online_payment: false });
  await fillCart(app, DEMO);
  renderApp(app, <Screen />);
  const payment = await screen.findByRole('region', { name: 'Payment method' });
  expect(await within(payment).findByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  expect(within(payment).getAllByRole('radio')).toHaveLength(1);
});

test('asks for address and payment before the items, and says how the order is paid', async () => {
  const app = openApp();
  const { shopIds } = await fillCart(app, DEMO);
  const { checkout } = await app.api.client.call(getCheckout, { body: { shop_ids: shopIds } });
  renderApp(app, <Screen />);
  const payment = within(await screen.findByRole('region', { name: 'Payment method' }));
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['Delivery address', 'Payment method', 'Items', 'Order summary']);
  const summary = screen.getByRole('region', { name: 'Order summary' });
  const total = formatMoney(checkout.payable_amount);
  expect(summary).toHaveTextContent(`You pay ${total} in cash when your order arrives.`);
  await user.click(payment.getByRole('radio', { name: /^PayPal/ }));
  expect(summary).toHaveTextContent(`You pay ${total} now with PayPal.`);
});

test('says that cash is paid parcel by parcel when several shops send one', async () => {
  const app = openApp();
  await fillCart(app, DEMO, 2);
  renderApp(app, <Screen />);
  const summary = await screen.findByRole('region', { name: 'Order summary' });
  expect(summary).toHaveTextContent(/in cash as your 2 parcels arrive\./);
});

test('shows no shop names in single-vendor mode', async () => {
  const app = await openShopWith({ multi_vendor: false });
  await fillCart(app, UNVERIFIED_EMAIL);
  renderApp(app, <Screen />);
  const items = await screen.findByRole('region', { name: 'Items' });
  await waitFor(() => expect(within(items).queryByRole('heading', { level: 3 })).toBeNull());
});

test('shows the charged amount for prices in another currency', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  app.get(createPreferences).setState({ currency: 'EUR' });
  renderApp(app, <Screen />);
  expect(await screen.findByText(/^You’ll be charged/)).toHaveTextContent('$');
});

test('@CHK-04 requires address, payment method and items in this order, with an error at each', async () => {
  const app = await openShopWith({ cash_on_delivery: false, multi_vendor: false });
  await fillCart(app, UNVERIFIED_EMAIL);
  watchRequestBodies('/api/cart/checkout', ({ data, ...rest }) => ({
    ...rest,
    data: { ...data, checkout_items: [] },
  }));
  renderApp(app, <Screen />);
  const button = await screen.findByRole('button', { name: 'Place order' });
  const line = await screen.findByLabelText(/^Address line 1/);
  await user.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a delivery address.');
  expect(screen.getByRole('region', { name: 'Delivery address' })).toContainElement(
    screen.getByRole('alert'),
  );
  // Name and phone number are known.
  expect(line).toHaveFocus();

  await saveAddress();
  await user.click(button);
  const payment = screen.getByRole('region', { name: 'Payment method' });
  expect(within(payment).getByRole('alert')).toHaveTextContent('Choose a payment method.');
  const [first] = within(payment).getAllByRole('radio');
  expect(first).toHaveFocus();

  if (first) await user.click(first);
  await user.click(button);
  const items = screen.getByRole('region', { name: 'Items' });
  expect(within(items).getByRole('alert')).toHaveTextContent('Select at least one item.');
  expect(items).toContainElement(document.activeElement as HTMLElement);
  expect(app.calls()).not.toContain('POST /api/place-order');
});

test('@CHK-01 changes to another saved address', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  renderApp(app, <Screen />);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved addresses' });
  const other = within(dialog)
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => !checked);
  if (!other) throw new Error('Failed to find another address. Check the addresses of the world.');
  await user.click(other);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(app.get(createCartStore).getState().addressId).toEqual(expect.any(Number));
});

test.each([
  ['Enter', (_dialog: HTMLElement) => user.keyboard('{Enter}')],
  [
    'the button',
    (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Done' })),
  ],
])('@A11Y-01 @CHK-01 arrow keys move between addresses until %s picks one', async (_, confirm) => {
  const app = openApp();
  await fillCart(app, DEMO);
  renderApp(app, <Screen />);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved addresses' });
  const radios = within(dialog).getAllByRole<HTMLInputElement>('radio');
  const first = radios.findIndex(({ checked }) => checked);
  act(() => radios[first]?.focus());
  await user.keyboard('{ArrowDown}');
  expect(radios[(first + 1) % radios.length]).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(radios[(first + 2) % radios.length]).toBeChecked();
  await user.keyboard('{ArrowUp}');
  expect(radios[(first + 1) % radios.length]).toBeChecked();
  expect(app.get(createCartStore).getState().addressId).toBeNull();

  await confirm(dialog);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const { addresses } = await app.api.client.call(listAddresses);
  expect(app.get(createCartStore).getState().addressId).toBe(
    addresses[(first + 1) % radios.length]?.id,
  );
});

test('@CHK-01 adds an address in the dialog and selects it', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  renderApp(app, <Screen />);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved addresses' });
  await user.click(within(dialog).getByRole('button', { name: 'Add address' }));
  await screen.findByRole('dialog', { name: 'New address' });
  await saveAddress('Save address');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const address = screen.getByRole('region', { name: 'Delivery address' });
  expect(await within(address).findByText(/12 Harbour Street/)).toBeVisible();
});

test('can retry when the totals fail to load', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  await app.fail({ operation: 'getCheckout', status: 500, times: 1 });
  renderApp(app, <Screen />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Total to pay')).toBeVisible();
});

test('can retry when the addresses fail to load', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  await app.fail({ operation: 'listAddresses', status: 500, times: 1 });
  renderApp(app, <Screen />);
  const address = await screen.findByRole('region', { name: 'Delivery address' });
  await user.click(await within(address).findByRole('button', { name: 'Try again' }));
  expect(await within(address).findByRole('button', { name: 'Change' })).toBeVisible();
});

test('keeps the input and shows the server’s message with a link to the cart when the order is rejected', async () => {
  const app = openApp();
  const { shopIds } = await fillCart(app, DEMO);
  await app.fail({ operation: 'placeOrder', status: 422, times: 1 });
  renderApp(app, <Screen />);
  const note = await screen.findByLabelText(/Delivery instructions or a message for the shop/);
  await fillField(note, 'Ring twice');
  await placeOrder();
  const alert = await screen.findByRole('alert');
  expect(alert).not.toBeEmptyDOMElement();
  expect(within(alert).getByRole('button', { name: 'View cart' })).toBeVisible();
  expect(note).toHaveValue('Ring twice');
  expect(app.get(createCartStore).getState()).toMatchObject({
    selectedShopIds: shopIds,
    attempt: null,
  });
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeEnabled();
});
