import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { statusOf } from '../../api/errors.ts';
import { getCart } from '../../api/generated/cart.ts';
import { createCartStore } from '../cart/cart-store.ts';
import { createChatStore } from '../chat/chat-store.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import type { OpenApp } from '../../api/testing/open-app.tsx';
import { createDrafts } from '../../lib/storage/draft-entries.ts';
import { readDraftText, writeDraft } from '../../lib/storage/drafts.ts';
import { addFavourites } from '../../test/add-favourites.ts';
import { fakeAdvancingTimers, advanceTime } from '../../test/time.ts';
import {
  openAppDialog,
  currentUrl,
  openPage,
  openAppWith401Handling,
} from '../../app/testing/open-page.tsx';
import { getToastMessages } from '../../test/shown-toasts.ts';
import { user } from '../../test/user.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const LOGOUT_MESSAGE = 'Logout successfully';

/** Signs in and adds everything that a logout clears. */
async function openSignedIn(options: Parameters<typeof openAppWith401Handling>[0] = {}) {
  vi.spyOn(console, 'warn').mockReturnValue();
  const app = openAppWith401Handling(options);
  await app.signIn('new@souk.example');
  await addFavourites(app, 1);
  await openPage(app, '/products/3/details');
  await screen.findByRole('link', { name: 'Wishlist, 1 item' });
  act(() => {
    app.get(createCartStore).selectShops([1]);
    app.get(createCartStore).pickAddress(1);
    app.get(createCartStore).updateDraft('cart', { note: 'Ring twice' });
    app.get(createCartStore).saveBuyNow({ shopId: 1, productId: 2 });
    app.get(createChatStore).setState({ activeShopId: 4 });
    app
      .get(createOutboxStore)
      .setState({ outboxes: { '1 chat 4': { draft: 'Is it', pending: [] } } });
    writeDraft(app.get(createDrafts), 'return.2.1', { account: '12 34 56' }, {});
  });
  const { token } = app.session.getState();
  return { ...app, token };
}

async function confirmLogout(app: OpenApp) {
  await openAppDialog(app, 'logout');
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
}

async function expectCleared(app: Awaited<ReturnType<typeof openSignedIn>>) {
  await waitFor(() => expect(app.session.getState()).toMatchObject({ token: null, user: null }));
  // Before it disappears.
  await waitFor(() => expect(getToastMessages(app)).toEqual([LOGOUT_MESSAGE]));
  const emptyDraft = { note: '', couponCode: null, typedCode: '', isRefused: false };
  expect(app.get(createCartStore).getState()).toEqual({
    selectedShopIds: [],
    addressId: null,
    drafts: { cart: emptyDraft, buyNow: emptyDraft },
    buyNow: null,
    attempt: null,
    reorder: null,
    payment: null,
    placed: null,
  });
  expect(app.get(createChatStore).getState()).toEqual({ activeShopId: null });
  // The logout can precede the code that clears them.
  await waitFor(() => expect(app.get(createOutboxStore).getState()).toEqual({ outboxes: {} }));
  expect(readDraftText(app.get(createDrafts), 'return.2.1')).toBe('');
  expect(await screen.findByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible();
  const personal =
    /listFavourites|getCart|getCheckout|listAddresses|getProfile|listConversations|listMessages/;
  const left = [...app.api.cache.keys()].filter(
    (key) => personal.test(key) && app.api.cache.get(key)?.data !== undefined,
  );
  expect(left).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(currentUrl()).toBe('/products/3/details');
}

const logoutCalls = (app: { calls: () => string[] }) =>
  app.calls().filter((call) => call.endsWith('/api/logout'));

test('@AUTH-16 sends GET, then POST if GET returns a page, and clears the session data', async () => {
  const app = await openSignedIn();
  await confirmLogout(app);
  await expectCleared(app);
  expect(logoutCalls(app)).toEqual(['GET /api/logout', 'POST /api/logout']);
  const status = await app.api.client
    .call(getCart, undefined, undefined, app.token)
    .then(() => 200, statusOf);
  expect(status).toBe(401);
});

test('@AUTH-16 sends no POST when GET returns the JSON envelope', async () => {
  const app = await openSignedIn({
    before: (path, signal) =>
      Promise.resolve(
        path === '/api/logout' && !signal.aborted
          ? Response.json({ message: 'Logged out successfully!' })
          : undefined,
      ),
  });
  await confirmLogout(app);
  await expectCleared(app);
  expect(logoutCalls(app)).toEqual(['GET /api/logout']);
});

test.each([
  ['GET fails', [{ operation: 'logout', status: 500 }]],
  ['POST fails', [{ operation: 'revokeToken', status: 500 }]],
  ['POST rejects the token', [{ operation: 'revokeToken', status: 401 }]],
  [
    'the backend is unreachable',
    [
      { operation: 'logout', status: 'drop' },
      { operation: 'revokeToken', status: 'drop' },
    ],
  ],
])('@AUTH-16 ends the session even if %s', async (_, failures) => {
  const app = await openSignedIn();
  await app.fail(...failures);
  await confirmLogout(app);
  await expectCleared(app);
  expect(logoutCalls(app)).toEqual(['GET /api/logout', 'POST /api/logout']);
});

test('@AUTH-16 logs out without waiting for a hanging server, then sends POST with the old token', async () => {
  const app = await openSignedIn();
  const release = app.delayRequests('/api/logout');
  fakeAdvancingTimers();
  await confirmLogout(app);
  await advanceTime(3_000);
  await expectCleared(app);
  release();
  await waitFor(() => expect(logoutCalls(app)).toEqual(['GET /api/logout', 'POST /api/logout']));
  const post = app.sent.find(({ method, path }) => method === 'POST' && path === '/api/logout');
  expect(post?.headers.get('Authorization')).toBe(`Bearer ${app.token}`);
});

test('@AUTH-16 stays logged in on Cancel', async () => {
  const app = await openSignedIn();
  await openAppDialog(app, 'logout');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.session.getState().token).toBe(app.token);
  expect(logoutCalls(app)).toEqual([]);
});
