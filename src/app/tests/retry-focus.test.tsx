import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../features/cart/cart-store.ts';
import { fillCart } from '../../test/fill-cart.ts';
import { mockLayout } from '../../test/mock-layout.ts';
import { stubIntersection } from '../../test/stub-intersection.ts';
import { user } from '../../test/user.ts';
import { openAppWith401Handling, openPage } from '../testing/open-page.tsx';

beforeEach(() => {
  mockLayout();
  stubIntersection()(true);
});
afterEach(() => vi.restoreAllMocks());

test.each([
  ['/products', 'listProducts'],
  ['/shops', 'listShops'],
  ['/cart', 'getCart'],
  ['/checkout', 'getCart'],
  ['/wishlist', 'listFavourites'],
  ['/order-history', 'listOrders'],
])('@A11Y-01 focuses the heading of %s after a retry has loaded it', async (url, operation) => {
  const app = openAppWith401Handling();
  if (/cart|checkout/.test(url)) {
    const { groups } = await fillCart(app, { shops: 1 });
    act(() => app.get(createCartStore).selectShops(groups.map(({ shop_id: id }) => id)));
  } else await app.signIn();
  await app.fail({ operation, status: 500 });
  await openPage(app, url);
  const main = screen.getByRole('main');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(main).toContainElement(retry);
  await app.fail();
  await user.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect(within(main).getByRole('heading', { level: 1 })).toHaveFocus();
});
