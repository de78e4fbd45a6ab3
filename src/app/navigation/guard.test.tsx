import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDialogs } from '../../features/dialogs/dialogs-store.ts';
import { addFavourites } from '../../test/add-favourites.ts';
import {
  openAppDialog,
  currentUrl,
  openPage,
  openAppWith401Handling,
  invalidateToken,
} from '../testing/open-page.tsx';
import { user } from '../../test/user.ts';

const ORDERS = '/order-history?status=delivered&page=2';

async function submitLoginDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Welcome!' });
  await user.type(within(dialog).getByLabelText(/^Email or phone/), 'demo@souk.example');
  await user.type(within(dialog).getByLabelText(/^Password/), 'secret');
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
}

test('@ROUTE-05 redirects a guest from a dashboard page to / before it mounts, and shows why', async () => {
  const app = openAppWith401Handling();
  await openPage(app, ORDERS);
  await waitFor(() => expect(currentUrl()).toBe('/'));
  expect(screen.queryByRole('heading', { name: 'Order History' })).toBeNull();
  expect(app.calls().filter((call) => call.includes('/api/orders'))).toEqual([]);
  expect(await screen.findByText('Please login first!')).toBeVisible();
  expect(app.get(createDialogs).getState().login).toBe(false);
});

test('@ROUTE-05 stores path and query in history state, and opens them after login', async () => {
  const app = openAppWith401Handling();
  await openPage(app, ORDERS);
  await waitFor(() => expect(history.state).toMatchObject({ returnUrl: ORDERS }));
  await openAppDialog(app, 'login');
  await submitLoginDialog();
  await waitFor(() => expect(currentUrl()).toBe(ORDERS));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order History' })).toBeVisible();
});

test('@ROUTE-05 stays on the page after a login elsewhere', async () => {
  const app = openAppWith401Handling();
  await openPage(app, '/');
  await openAppDialog(app, 'login');
  await submitLoginDialog();
  await waitFor(() => expect(app.get(createDialogs).getState().login).toBe(false));
  expect(currentUrl()).toBe('/');
});

test('@ROUTE-05 @WISH-01 opens the login dialog for a guest on /wishlist, and shows the list after login', async () => {
  const app = openAppWith401Handling();
  await app.signIn();
  await addFavourites(app, 2);
  app.session.signOut();
  await openPage(app, '/wishlist?x=1');
  await submitLoginDialog();
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlist (2)' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(currentUrl()).toBe('/wishlist?x=1');
});

test('@ROUTE-05 redirects a guest from /wishlist to / when the login dialog closes', async () => {
  const app = openAppWith401Handling();
  await openPage(app, '/wishlist');
  await screen.findByRole('dialog', { name: 'Welcome!' });
  expect(app.calls().some((call) => call.includes('favorite'))).toBe(false);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

test('@ROUTE-05 does not redirect when another dialog replaces the login dialog', async () => {
  const app = openAppWith401Handling();
  await openPage(app, '/wishlist');
  await screen.findByRole('dialog', { name: 'Welcome!' });
  act(() => {
    app.get(createDialogs).closeDialog('login');
    app.get(createDialogs).openDialog('logout');
  });
  expect(currentUrl()).toBe('/wishlist');
  act(() => app.get(createDialogs).closeDialog('logout'));
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

test('@ROUTE-05 opens the login dialog on /checkout, and offers it again after closing', async () => {
  await openPage(openAppWith401Handling(), '/checkout');
  await screen.findByRole('dialog', { name: 'Welcome!' });
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Log in to check out')).toBeVisible();
  expect(currentUrl()).toBe('/checkout');
});

test.each(['/order-history?status=all', '/wishlist', '/checkout'])(
  '@AUTH-16 redirects to / after a logout on %s, without asking for login',
  async (address) => {
    const app = openAppWith401Handling();
    await app.signIn();
    await openPage(app, address);
    act(() => app.session.signOut());
    await waitFor(() => expect(currentUrl()).toBe('/'));
    expect(history.state).not.toHaveProperty('returnUrl');
    expect(app.get(createDialogs).getState().login).toBe(false);
    expect(screen.queryByText('Please login first!')).toBeNull();
  },
);

test('@ROUTE-05 @STATE-02 shows on a dashboard page that the session expired, and the page after login', async () => {
  const app = openAppWith401Handling();
  await app.signIn();
  act(() => invalidateToken(app));
  await openPage(app, ORDERS);
  await screen.findByText('Your session has expired');
  await submitLoginDialog();
  await screen.findByRole('heading', { name: 'Order History' });
  expect(currentUrl()).toBe(ORDERS);
});
