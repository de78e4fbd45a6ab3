import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countUnreadMessages } from '../../../api/generated/chat.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { createDialogs } from '../../../features/dialogs/dialogs-store.ts';
import { user } from '../../../test/user.ts';
import { ROUTE_CHECKS, renderShell } from '../../testing/render-shell.tsx';

const menu = async () => within(await screen.findByRole('navigation', { name: 'My account' }));

async function openDashboard(
  path = '/dashboard',
  has: (path: string) => boolean = ROUTE_CHECKS.allScreens,
) {
  const app = openApp();
  await app.signIn();
  renderShell(app, { layout: 'dashboard', path, has });
  return app;
}

test('@DASH-01 lists the dashboard’s links in order', async () => {
  await openDashboard();
  const links = (await menu()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard',
    '/order-history',
    '/digital-product-order-history',
    '/returned-order-history',
    '/wishlist',
    '/massages',
    '/profile',
    '/manage-address',
    '/support-tickets',
    '/change-password',
    '/terms-and-conditions',
    '/privacy-policy',
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
});

test('opens from a button, and closes when a link is followed', async () => {
  await openDashboard('/order-history');
  const nav = await menu();
  const button = nav.getByRole('button', { name: 'My account' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const list = nav.getByRole('list');
  expect(button).toHaveAttribute('aria-controls', list.id);
  await user.click(nav.getByRole('link', { name: 'Wishlist' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Wishlist');
});

test('@SHELL-08 asks before it logs out', async () => {
  const app = await openDashboard();
  await user.click((await menu()).getByRole('button', { name: 'Log Out' }));
  expect(app.get(createDialogs).getState().logout).toBe(true);
});

test('@MSG-13 shows the number of unread messages', async () => {
  const app = await openDashboard();
  const user_id = app.session.getState().user?.id ?? 0;
  const { unread_messages: unread } = await app.api.client.call(countUnreadMessages, { user_id });
  expect(unread).toBeGreaterThan(0);
  const link = await (await menu()).findByRole('link', { name: new RegExp(`${unread} unread`) });
  expect(link).toHaveAttribute('href', '/massages');
});

test.each([
  ['/order-history/12', 'Order History'],
  ['/return-product/12', 'Order History'],
  ['/support-ticket/ST-12', 'Support Ticket'],
  ['/manage-address/new', 'Manage Address'],
])('%s marks the link "%s" as current', async (path, entry) => {
  await openDashboard(path);
  expect((await menu()).getByRole('link', { current: 'page' })).toHaveAccessibleName(entry);
});

test('shows only links whose screen exists', async () => {
  const app = await openDashboard('/order-history', ROUTE_CHECKS.fewScreens);
  const links = (await menu()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/order-history']);
  expect(app.calls().filter((call) => /unread/.test(call))).toEqual([]);
});

test('@DASH-02 shows the user’s photo, name and phone', async () => {
  const app = await openDashboard();
  const side = await screen.findByRole('complementary', { name: 'My account' });
  const customer = app.session.getState().user;
  expect(within(side).getByText(customer?.name ?? '-')).toBeVisible();
  expect(within(side).getByText('+971 501234567')).toBeVisible();
  expect(side.querySelector('img')).toHaveAttribute('src', customer?.profile_photo);
});

test('greets a guest with "My account" beside an icon', async () => {
  renderShell(openApp(), { layout: 'dashboard', path: '/wishlist', has: ROUTE_CHECKS.allScreens });
  const side = await screen.findByRole('complementary', { name: 'My account' });
  expect(within(side).getByText('My account', { selector: 'p' })).toBeVisible();
  expect(side.querySelector('img')).toBeNull();
  expect(within(side).queryByRole('button', { name: 'Log Out' })).toBeNull();
});
