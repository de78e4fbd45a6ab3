import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listAreas } from '../../api/generated/addresses.ts';
import { createCartStore } from '../../features/cart/cart-store.ts';
import {
  createFailingBackend,
  FAILURE_NAMES,
  type FailureName,
  type Operation,
  textOf,
} from '../../test/failures.ts';
import { fillCart } from '../../test/fill-cart.ts';
import { mockLayout } from '../../test/mock-layout.ts';
import { stubIntersection } from '../../test/stub-intersection.ts';
import { user } from '../../test/user.ts';
import { READS } from '../testing/failing-reads.ts';
import { WRITES } from '../testing/failing-writes.ts';
import { openAppWith401Handling, openPage } from '../testing/open-page.tsx';

beforeEach(() => {
  mockLayout();
  // Parts far down load their data.
  stubIntersection()(true);
  // Failed messages are logged (MSG-12).
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Earlier releases of the backend respond so. The form then has no areas. */
const MEANS_NO_AREAS = new Set<FailureName>(['a 404', 'broken JSON', 'a contract violation']);

async function openSignedIn(url: string, before: (path: string) => Promise<Response | undefined>) {
  cleanup();
  const app = openAppWith401Handling({ before });
  if (/cart|checkout/.test(url)) {
    const { groups } = await fillCart(app, { shops: 1 });
    act(() => app.get(createCartStore).selectShops(groups.map(({ shop_id: id }) => id)));
  } else await app.signIn();
  return app;
}

test.each(READS)(
  '@SAFE-02 $url shows each failure of $read.id and a way on',
  async ({ url, read, openPart }) => {
    const backend = createFailingBackend();
    async function load() {
      const app = await openSignedIn(url, backend.before);
      return async () => {
        await openPage(app, url);
        await openPart?.();
      };
    }
    let retry: HTMLElement | undefined;
    for (const failure of FAILURE_NAMES) {
      if (read === listAreas && MEANS_NO_AREAS.has(failure)) continue;
      const button = retry;
      const send = button ? () => user.click(button) : await load();
      backend.fail(read, failure);
      await send();
      await waitFor(() => expect(backend.hasReceived(read), failure).toBe(true));
      if (failure === 'a 401') break;
      await waitFor(() => expect(document.body.textContent, failure).toMatch(textOf(failure)));
      [retry] = screen.queryAllByRole('button', { name: /^Try again/ });
      const waysOn = retry ? [retry] : screen.queryAllByRole('link', { name: 'Go to home page' });
      expect(waysOn, failure).not.toEqual([]);
    }
    const logins = await screen.findAllByRole('button', { name: 'Log in', hidden: true });
    expect(logins).not.toEqual([]);
  },
);

/** Excepted by the rule, or without a place of their own on a screen. */
const SILENT = [
  'getTranslations',
  'updateLastSeen',
  'logout',
  'revokeToken',
  'countUnreadMessages',
];

/** Unused, or opened as a link. */
const UNUSED = [
  'applyCoupon',
  'applyVoucher',
  'createPaymentWithoutMethod',
  'downloadLicence',
  'downloadLicenceByPath',
  'getFlashSales',
  'listBanners',
  'listCategoryProducts',
  'listCollectedVouchers',
  'listShopCategories',
  'listShopPopularProducts',
  'listTicketMessages',
  'listTopShops',
  'placeOrderV1',
  'signInSocially',
];

test('@SAFE-02 the failures of every operation that the shop uses are tested', () => {
  const modules = import.meta.glob<Record<string, unknown>>(
    ['../../api/generated/*.ts', '!**/schema.d.ts'],
    { eager: true },
  );
  const isOperation = (value: unknown): value is Operation =>
    typeof value === 'object' && value !== null && 'id' in value && 'path' in value;
  const ids = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isOperation)
    .map(({ id }) => id);
  const tested = [...READS.map(({ read }) => read.id), ...WRITES.map(({ write }) => write.id)];
  expect(ids.length).toBeGreaterThan(70);
  expect([...new Set(ids)].toSorted()).toEqual(
    [...new Set([...tested, ...SILENT, ...UNUSED])].toSorted(),
  );
});
