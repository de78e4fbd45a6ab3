import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { getCart } from '../../api/generated/cart.ts';
import { login } from '../../api/generated/auth-mutations.ts';
import { AbortedRequestError } from '../../api/errors.ts';
import { mockLayout } from '../../test/mock-layout.ts';
import { fakeAdvancingTimers, advanceTime } from '../../test/time.ts';
import { watchResponses } from '../../test/watch-responses.ts';
import { matchRoute } from '../match-route.ts';
import { openPage, openAppWith401Handling } from '../testing/open-page.tsx';

beforeEach(mockLayout);
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  '/cart',
  '/checkout',
  '/products/3/details',
  '/dashboard',
  '/order-history',
  '/wishlist',
  '/support-tickets',
  '/massages?shop=7',
  '/manage-address',
])(
  '@STATE-04 @CART-13 sends no request without its token after a logout on %s',
  async (address) => {
    const { countPending, unauthorized } = watchResponses();
    const app = openAppWith401Handling();
    await app.signIn();
    await openPage(app, address);
    await waitFor(() => expect(app.calls()).toContain('POST /api/update-last-seen'));
    await waitFor(() => expect(countPending()).toBe(0));
    act(() => app.session.signOut());
    await screen.findAllByRole('button', { name: 'Log in' });
    await waitFor(() => expect(countPending()).toBe(0));
    expect(unauthorized).toEqual([]);
  },
);

test('@STATE-04 rejects a customer query of a guest without sending it', async () => {
  const app = openAppWith401Handling();
  await expect(app.api.client.call(getCart)).rejects.toThrow(AbortedRequestError);
  expect(app.calls()).toEqual([]);
});

test('@STATE-04 fetches the home page once after a login', async () => {
  const { countPending } = watchResponses();
  const app = openAppWith401Handling();
  await openPage(app, '/');
  await waitFor(() => expect(countPending()).toBe(0));
  const { data } = await app.api.client.call(login, {
    body: { phone: 'demo@souk.example', password: 'secret' },
  });
  app.sent.length = 0;
  act(() => app.session.signIn(data.access.token, data.user));
  await waitFor(() => expect(app.calls()).toContain('GET /api/carts'));
  await waitFor(() => expect(countPending()).toBe(0));
  expect(app.calls().filter((call) => call.startsWith('GET /api/home'))).toHaveLength(1);
});

test('@STATE-04 does not refetch the settings on navigation', async () => {
  fakeAdvancingTimers();
  const app = openAppWith401Handling();
  await openPage(app, '/');
  for (const [path, title] of [
    ['/cart', 'My Cart'],
    ['/contact-us', 'Contact us'],
    ['/shops', 'Shops'],
  ] as const) {
    await matchRoute(path)?.route.screen.load();
    // SWR dedupes requests within 2 seconds.
    await advanceTime(3_000);
    act(() => navigate(path));
    await waitFor(() => expect(document.title).toContain(title));
  }
  expect(app.calls().filter((call) => call === 'GET /api/master')).toHaveLength(1);
});
