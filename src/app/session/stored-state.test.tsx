import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listAddresses } from '../../api/generated/addresses.ts';
import { getCart } from '../../api/generated/cart.ts';
import { addToCart } from '../../api/generated/cart-mutations.ts';
import { listTickets } from '../../api/generated/support.ts';
import type { OpenApp } from '../../api/testing/open-app.tsx';
import { Screen as MessagesScreen } from '../../features/chat/screens/messages-screen.tsx';
import { createOutboxStore } from '../../features/outbox/outbox-store.ts';
import { createPreferences } from '../../features/settings/preferences-store.ts';
import { DIGITAL_PRODUCTS_PATH, PRODUCTS_PATH, ticketPath } from '../../lib/router/paths.ts';
import { watchResponses } from '../../test/watch-responses.ts';
import { mockLayout } from '../../test/mock-layout.ts';
import { renderApp } from '../../test/render-app.tsx';
import { hasNoOptions, pickProduct } from '../../test/pick-product.ts';
import { openPage, openAppWith401Handling } from '../testing/open-page.tsx';
import { rehydrateStores } from './persisted-stores.ts';
import { routes } from '../routes.ts';

/** For paths where id 1 does not belong to the demo customer. */
const IDS: Record<string, string> = {
  '/returned-order-history/:id': '5',
  '/return-product/:id': '6',
};

const addressOf = (path: string) => path.replace(/:\w+/, IDS[path] ?? '1');
const ADDRESSES = [
  ...routes.map(({ path }) => addressOf(path)),
  '/products?search=brush&rating=4',
  '/massages?shop=7',
  '/checkout?placed=1',
  '/nothing-here',
];

let countPending: () => number;

beforeEach(() => {
  mockLayout();
  countPending = watchResponses().countPending;
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

async function fillStorage(app: OpenApp): Promise<Record<string, unknown>> {
  const { client } = app.api;
  await app.signIn();
  const { token, user } = app.session.getState();
  const product = await pickProduct(app, hasNoOptions);
  await client.call(addToCart, { body: { product_id: product.id, quantity: 1 } });
  const { cart_items: groups } = await client.call(getCart);
  const { addresses } = await client.call(listAddresses);
  const shopIds = groups.map(({ shop_id }) => shop_id);
  const stored = {
    'souk.session': { token, user },
    'souk.settings': {
      currency: 'EUR',
      appLocale: 'en',
      theme: 'dark',
      search: 'lamp',
      searches: ['lamp', 'radio'],
    },
    'souk.cart': {
      selectedShopIds: shopIds,
      addressId: addresses.at(-1)?.id,
      drafts: {
        cart: {
          note: 'Ring twice',
          couponCode: null,
          typedCode: 'TEA',
          isRefused: false,
          paymentMethod: 'paypal',
        },
        buyNow: { note: 'Ground floor', couponCode: null, typedCode: 'MILK', isRefused: true },
      },
      buyNow: { shopId: shopIds[0], productId: product.id },
      attempt: null,
      reorder: null,
      placed: { orderIds: [1] },
      payment: null,
    },
    'souk.chat': { activeShopId: 7 },
    'souk.outbox': {
      outboxes: {
        [`${user?.id} chat 4`]: { draft: 'Is it', pending: [] },
        [`${user?.id} chat 7`]: { draft: 'unsent draft', pending: [] },
      },
    },
  };
  for (const [key, state] of Object.entries(stored)) {
    localStorage.setItem(key, JSON.stringify({ state, version: 1 }));
  }
  sessionStorage.setItem('souk.draft.contact', '{"name":"Amira","message":"Half a sentence"}');
  return stored;
}

const readStored = (keys: string[]): unknown =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      (JSON.parse(localStorage.getItem(key) ?? 'null') as { state?: unknown } | null)?.state,
    ]),
  );

test.each(ADDRESSES)('@STATE-01 @AUTH-19 loading %s does not change stored state', async (row) => {
  const opened = openAppWith401Handling();
  const stored = await fillStorage(opened);
  const [ticket] = (await opened.api.client.call(listTickets)).support_tickets;
  const address = row === ticketPath('1') ? ticketPath(ticket?.ticket_no ?? '') : row;
  const app = opened.reload();
  expect(app.get(createPreferences).getState().currency).toBeNull();

  await openPage(app, address);
  await waitFor(() => expect(app.get(createOutboxStore).persist.hasHydrated()).toBe(true));
  await waitFor(() => expect(countPending()).toBe(0));

  const expected = structuredClone(stored) as typeof stored & { 'souk.settings': object };
  const url = new URL(address, location.origin);
  if ([PRODUCTS_PATH, DIGITAL_PRODUCTS_PATH].includes(url.pathname)) {
    // Product lists set the search from the URL (SHELL-03).
    Object.assign(expected['souk.settings'], { search: url.searchParams.get('search') ?? '' });
  }
  expect(readStored(Object.keys(stored))).toEqual(expected);
  expect(sessionStorage.getItem('souk.draft.contact')).toContain('Half a sentence');
});

test('@STATE-01 a chat that renders before its drafts are restored keeps the drafts of all shops', async () => {
  const opened = openAppWith401Handling();
  const stored = await fillStorage(opened);
  const app = opened.reload();
  void app.session.persist.rehydrate();
  renderApp(app, <MessagesScreen />, '/massages?shop=7');
  await screen.findByRole('textbox', { name: 'Type a message' });
  act(() => rehydrateStores(app.api.scope));
  expect(await screen.findByDisplayValue('unsent draft')).toBeVisible();
  expect(readStored(['souk.chat', 'souk.outbox'])).toEqual({
    'souk.chat': stored['souk.chat'],
    'souk.outbox': stored['souk.outbox'],
  });
});
