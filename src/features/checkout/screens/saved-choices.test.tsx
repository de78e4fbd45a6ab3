// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listAddresses } from '../../../api/generated/addresses.ts';
import { createAddress, deleteAddress } from '../../../api/generated/addresses-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { createCartStore } from '../../cart/cart-store.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { renderApp } from '../../../test/render-app.tsx';
import {
  chooseGateway,
  DEMO,
  fillCart,
  placeOrder,
  press,
  UNVERIFIED_EMAIL,
  fillAddress,
} from '../testing/shopper.ts';
import { Screen } from './checkout-screen.tsx';
import { user } from '../../../test/user.ts';

afterEach(() => vi.restoreAllMocks());

const DELETED = 'The address you chose was deleted.';

async function saveAddress(app: OpenApp, line: string, isDefault = false): Promise<number> {
  const body = {
    name: 'Nora Lind',
    phone: '01700000001',
    address_line: line,
    address_type: 'home',
    is_default: isDefault,
  };
  return (await app.api.client.call(createAddress, { body })).data.address.id;
}

/** Deletes an address without updating this page. */
async function deleteElsewhere(app: OpenApp, id: number): Promise<void> {
  await app.api.client.call(deleteAddress, { id });
}

const addressSection = () => screen.getByRole('region', { name: 'Delivery address' });

test('@CHK-04 explains that the picked address was deleted elsewhere and waits for another choice', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const id = await saveAddress(app, '1 Deleted Lane');
  act(() => app.get(createCartStore).pickAddress(id));
  const bodies = watchRequestBodies('/api/place-order');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText(/1 Deleted Lane/);
  await deleteElsewhere(app, id);
  await placeOrder();

  expect(await within(addressSection()).findByText(DELETED)).toBeVisible();
  expect(screen.getByText(/^Nothing was ordered\. This address/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View cart' })).toBeNull();
  expect(bodies).toHaveLength(1);
  await press('Place order');
  expect(
    within(addressSection()).getByRole('button', { name: 'Choose another address' }),
  ).toHaveFocus();
  expect(bodies).toHaveLength(1);

  await user.click(
    within(addressSection()).getByRole('button', { name: 'Choose another address' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Saved addresses' });
  const [first] = within(dialog).getAllByRole('radio');
  if (first) await user.click(first);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByText(DELETED)).toBeNull();
  await placeOrder();
  await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(bodies).toHaveLength(2);
});

test('@CART-14 does not replace a default address deleted elsewhere', async () => {
  const app = openApp();
  await fillCart(app, UNVERIFIED_EMAIL);
  await saveAddress(app, '2 Other Street');
  const id = await saveAddress(app, '1 Default Road', true);
  renderApp(app, <Screen />, '/checkout');
  expect(await screen.findByText(/1 Default Road/)).toBeVisible();
  await deleteElsewhere(app, id);
  await placeOrder();
  expect(await within(addressSection()).findByText(DELETED)).toBeVisible();
  expect(within(addressSection()).queryByText(/2 Other Street/)).toBeNull();
});

test('@CART-14 explains a picked address that is gone after a reload', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  const id = await saveAddress(app, '1 Deleted Lane');
  act(() => app.get(createCartStore).pickAddress(id));
  await deleteElsewhere(app, id);
  renderApp(app, <Screen />, '/checkout');
  await screen.findByRole('region', { name: 'Delivery address' });
  expect(await within(addressSection()).findByText(DELETED)).toBeVisible();
  await press('Place order');
  expect(app.calls()).not.toContain('POST /api/place-order');
});

test('shows the form when the only address was deleted elsewhere', async () => {
  const app = openApp();
  await fillCart(app, UNVERIFIED_EMAIL);
  const id = await saveAddress(app, '1 Only Road');
  renderApp(app, <Screen />, '/checkout');
  await screen.findByText(/1 Only Road/);
  await deleteElsewhere(app, id);
  await placeOrder();
  expect(await within(addressSection()).findByText(DELETED)).toBeVisible();
  await fillAddress();
  await press('Save address');
  expect(await within(addressSection()).findByText(/12 Harbour Street/)).toBeVisible();
  expect(screen.queryByText(DELETED)).toBeNull();
});

test('@CART-14 does not show a new address as deleted while the list reloads', async () => {
  const app = openApp();
  await fillCart(app, UNVERIFIED_EMAIL);
  await saveAddress(app, '1 Only Road');
  renderApp(app, <Screen />, '/checkout');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved addresses' });
  await user.click(within(dialog).getByRole('button', { name: 'Add address' }));
  await screen.findByRole('dialog', { name: 'New address' });
  const seen = new Set<string>();
  const observer = new MutationObserver(() => seen.add(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  await fillAddress();
  await press('Save address');
  await screen.findByRole('button', { name: 'Change' });
  expect(await within(addressSection()).findByText(/12 Harbour Street/)).toBeVisible();
  observer.disconnect();
  expect(seen.size).toBeGreaterThan(0);
  expect([...seen].filter((text) => text.includes(DELETED))).toEqual([]);
  expect((await app.api.client.call(listAddresses)).addresses).toHaveLength(2);
});

test('@CART-14 shows an error with a retry when the list with the new address fails to load', async () => {
  const app = openApp();
  await fillCart(app, UNVERIFIED_EMAIL);
  renderApp(app, <Screen />, '/checkout');
  await fillAddress();
  await app.fail({ operation: 'listAddresses', status: 403 });
  await press('Place order');
  const retry = await within(addressSection()).findByRole('button', { name: 'Try again' });
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeEnabled();
  expect(screen.queryByText(DELETED)).toBeNull();
  expect(app.calls()).not.toContain('POST /api/place-order');

  await app.fail();
  await user.click(retry);
  expect(await within(addressSection()).findByText(/12 Harbour Street/)).toBeVisible();
  expect((await app.api.client.call(listAddresses)).addresses).toHaveLength(1);
  await placeOrder();
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
});

test('@CHK-01 @AUTH-19 keeps the payment method across a reload until the order is placed', async () => {
  const app = openApp();
  await fillCart(app, DEMO);
  renderApp(app, <Screen />, '/checkout');
  await chooseGateway();
  cleanup();
  const reloaded = app.reload();
  renderApp(reloaded, <Screen />, '/checkout');
  expect(await screen.findByRole('radio', { name: /^Stripe/ })).toBeChecked();

  await user.click(screen.getByRole('radio', { name: /^Cash on delivery/ }));
  await placeOrder();
  await screen.findByRole('dialog', { name: 'Your order has been placed' });
  expect(reloaded.get(createCartStore).getState().drafts.cart.paymentMethod).toBeUndefined();
});
