import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listOrders } from '../../api/generated/orders.ts';
import { createI18n, loadMessages } from '../../lib/i18n/load-catalog.ts';
import { PSEUDO_LOCALE } from '../../lib/i18n/pseudo-locale.ts';
import { createCartStore } from '../../features/cart/cart-store.ts';
import { createDialogs } from '../../features/dialogs/dialogs-store.ts';
import { fillCart } from '../../test/fill-cart.ts';
import { openPage, openAppWith401Handling } from '../testing/open-page.tsx';
import { findLiterals, recordResponseTexts } from '../testing/find-literals.ts';
import { user } from '../../test/user.ts';

let pseudo: I18n;
const originalFetch = globalThis.fetch;
let apiTexts = new Set<string>();

beforeAll(async () => {
  pseudo = createI18n(PSEUDO_LOCALE, await loadMessages(PSEUDO_LOCALE));
});
beforeEach(() => {
  apiTexts = recordResponseTexts();
  // Shown untranslated; header and greeting have the first name only.
  apiTexts.add(PSEUDO_LOCALE).add('lamp').add('Amira').add('Nora');
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

async function settle(): Promise<void> {
  let before = '';
  await waitFor(
    () => {
      const now = document.body.innerHTML;
      const isSame = now === before;
      before = now;
      expect(document.querySelector('main h1')).not.toBeNull();
      expect(document.querySelector('main [aria-busy=true]')).toBeNull();
      expect(isSame).toBe(true);
    },
    { interval: 100, timeout: 15_000 },
  );
}

test('finds untranslated texts in content, names and the title', () => {
  render(
    <main>
      <p>⟦Ƒŕóɱ Rana Haddad··⟧</p>
      <p>Rana Haddads, Pending</p>
      <button type="button" aria-label="Close" />
      <img alt="4.5" title="A picture" />
    </main>,
  );
  document.title = 'Home';
  expect(findLiterals(new Set(['Rana Haddad', 'Pen']))).toEqual([
    'Rana Haddads, Pending',
    'Home',
    'Close',
    'A picture',
  ]);
});

test.each([
  '/',
  '/products?search=lamp',
  '/products/3/details',
  '/shops/3',
  '/support',
  '/contact-us',
  '/blogs',
  '/no-such-page',
])('translates every built-in text on the public page %s', async (address) => {
  await openPage(openAppWith401Handling(), address, pseudo);
  await settle();
  expect(findLiterals(apiTexts)).toEqual([]);
});

test.each([
  '/dashboard',
  '/order-history',
  '/order-history/:id',
  '/digital-product-order-history',
  '/returned-order-history',
  '/return-product/:id',
  '/support-tickets',
  '/massages',
  '/wishlist',
  '/profile',
  '/change-password',
  '/manage-address',
  '/manage-address/new',
])('translates every built-in text on the customer page %s', async (address) => {
  const app = openAppWith401Handling();
  await app.signIn();
  const { orders } = await app.api.client.call(listOrders, { page: 1, per_page: 20 });
  const delivered = orders.find(({ order_status: status }) => status === 'Delivered');
  await openPage(app, address.replace(':id', String(delivered?.id)), pseudo);
  await settle();
  expect(findLiterals(apiTexts)).toEqual([]);
});

test('translates every built-in text in cart and checkout', async () => {
  const app = openAppWith401Handling();
  const { groups } = await fillCart(app, { shops: 2 });
  await openPage(app, '/cart', pseudo);
  await settle();
  expect(findLiterals(apiTexts)).toEqual([]);
  cleanup();
  app.get(createCartStore).setState({ selectedShopIds: groups.map(({ shop_id: id }) => id) });
  await openPage(app, '/checkout', pseudo);
  await settle();
  expect(findLiterals(apiTexts)).toEqual([]);
});

test.each([
  ['for login', []],
  ['for registration', [msg`Sign Up`]],
  ['for a forgotten password', [msg`Forgot Password?`]],
])('translates every built-in text in the dialog %s', async (_, links) => {
  const app = openAppWith401Handling();
  await openPage(app, '/no-such-page', pseudo);
  act(() => app.get(createDialogs).openDialog('login'));
  for (const link of links) {
    await user.click(await screen.findByText(pseudo._(link)));
    await waitFor(() => expect(screen.queryByText(pseudo._(link))).toBeNull());
  }
  await screen.findByRole('dialog');
  await settle();
  expect(findLiterals(apiTexts)).toEqual([]);
});
