import { unstable_serialize as serialise } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { getCart } from '../../api/generated/cart.ts';
import { getProduct, getHome } from '../../api/generated/catalogue.ts';
import { getProfile } from '../../api/generated/profile.ts';
import { listCountries } from '../../api/generated/settings.ts';
import { SESSION_KEY } from '../../api/session.ts';
import { openAppWith401Handling } from '../testing/open-page.tsx';
import { prefetchForCustomer } from './prefetch-for-customer.ts';

beforeEach(() => localStorage.clear());

/** Returns an app whose session is still to be restored. */
async function openWithStoredSession() {
  const app = openAppWith401Handling();
  await app.signIn();
  return app.reload();
}

test('fetches the customer’s data of a page before the session is restored', async () => {
  const { api, calls, session } = await openWithStoredSession();
  await prefetchForCustomer(api, [getCart.query(), getProfile.query()]);
  await Promise.all([...api.prefetches.values()].map(({ data }) => data));
  expect(calls()).toEqual(['GET /api/carts', 'GET /api/profile']);
  expect(session.getState().token).toBeNull();
});

test('leaves out what the page contains, and what guests see otherwise', async () => {
  const { api, calls } = await openWithStoredSession();
  api.ssrData.set(serialise(listCountries.key()), {});
  await prefetchForCustomer(api, [listCountries.query(), getProduct.query({ product_id: 1 })]);
  expect(calls()).toEqual([]);
  expect(api.prefetches.size).toBe(0);
});

test.each([
  ['nobody', null],
  ['a session without a user', { state: { token: 'abc', user: null }, version: 1 }],
  ['something else', { state: 'broken' }],
])('@STATE-04 fetches nothing for %s in the storage', async (_, stored) => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(stored));
  const { api, calls } = openAppWith401Handling();
  await prefetchForCustomer(api, [getCart.query(), getHome.query({ page: 1 })]);
  expect(api.prefetches.size).toBe(0);
  expect(calls()).toEqual([]);
});
