import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listShopVouchers } from '../../../api/generated/vouchers.ts';
import { collectVoucher } from '../../../api/generated/vouchers-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { CartDrawer } from '../cart-drawer.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { fillCart } from '../../../test/fill-cart.ts';
import { VoucherDialog } from './voucher-dialog.tsx';
import { fakeAdvancingTimers, advanceTime } from '../../../test/time.ts';
import { user } from '../../../test/user.ts';

const notices = () => within(screen.getByRole('region', { name: 'Notifications' }));
const countCollectRequests = (app: OpenApp) =>
  app.calls().filter((call) => call === 'POST /api/vouchers-collect').length;

async function openVouchers(app: OpenApp) {
  await app.signIn('new@souk.example');
  for (let id = 1; id <= 40; id += 1) {
    const { coupons } = await app.api.client.call(listShopVouchers, { shop_id: id });
    const kinds = new Set(coupons.map(({ discount_type: kind }) => kind));
    if (kinds.size === 2) {
      app.sent.length = 0;
      return { shop: { id, name: 'The Shop' }, coupons };
    }
  }
  throw new Error('Failed to find vouchers of both kinds. Check the fixtures.');
}

test('@CART-07 @ORD-06 lists discount, minimum spend and validity with its time zone', async () => {
  const app = openApp();
  const { shop, coupons } = await openVouchers(app);
  renderApp(app, <VoucherDialog shop={shop} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'Voucher from The Shop' });
  const rows = await within(dialog).findAllByRole('listitem');
  expect(rows).toHaveLength(coupons.length);
  for (const [index, coupon] of coupons.entries()) {
    const off =
      coupon.discount_type === 'Percentage'
        ? `${coupon.discount}% OFF`
        : `${formatMoney(coupon.discount)} OFF`;
    expect(rows[index]).toHaveTextContent(off);
    const minOrderAmount = formatMoney(coupon.min_order_amount);
    expect(rows[index]).toHaveTextContent(`Minimum Spend ${minOrderAmount}`);
    expect(rows[index]).toHaveTextContent(`Validity till \u2068${coupon.validity} UTC`);
    expect(within(rows[index] as HTMLElement).getByRole('button')).toHaveTextContent('Collect');
  }
});

test('@CART-07 collects a voucher once, shows the response as a toast and marks it as collected', async () => {
  const app = openApp();
  const { shop, coupons } = await openVouchers(app);
  renderApp(app, <VoucherDialog shop={shop} onClose={() => undefined} />);
  const [button] = await screen.findAllByRole('button', { name: 'Collect' });
  button?.focus();
  await user.click(button as HTMLElement);
  await user.click(button as HTMLElement);
  expect(await notices().findByText('Voucher collected successfully')).toBeVisible();
  expect(button).toHaveTextContent('Collected');
  expect(button).toHaveFocus();
  await user.click(button as HTMLElement);
  expect(countCollectRequests(app)).toBe(1);
  const after = await app.api.client.call(listShopVouchers, { shop_id: shop.id });
  expect(after.coupons[0]).toEqual({ ...coupons[0], is_collected: true });
});

test('@CART-07 shows the server’s message for a voucher collected elsewhere', async () => {
  const app = openApp();
  const { shop, coupons } = await openVouchers(app);
  renderApp(app, <VoucherDialog shop={shop} onClose={() => undefined} />);
  const [button] = await screen.findAllByRole('button', { name: 'Collect' });
  await app.api.client.call(collectVoucher, { body: { coupon_id: coupons[0]?.id ?? 0 } });
  await user.click(button as HTMLElement);
  expect(await notices().findByText('Voucher already collected')).toBeVisible();
  expect(button).toHaveTextContent('Collected');
});

test('@CART-07 shows the server’s message when collecting fails and can retry', async () => {
  const app = openApp();
  const { shop } = await openVouchers(app);
  await app.fail({ operation: 'collectVoucher', status: 422, times: 1 });
  renderApp(app, <VoucherDialog shop={shop} onClose={() => undefined} />);
  const [button] = await screen.findAllByRole('button', { name: 'Collect' });
  await user.click(button as HTMLElement);
  expect(await notices().findByText('The coupon id field is required.')).toBeVisible();
  expect(button).toHaveTextContent('Collect');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await user.click(button as HTMLElement);
  expect(await notices().findByText('Voucher collected successfully')).toBeVisible();
});

test('@CART-07 shows an empty state with a close button for a shop without vouchers', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  await app.fail({ operation: 'listShopVouchers', status: 200, example: 'none' });
  const onClose = vi.fn<() => void>();
  renderApp(app, <VoucherDialog shop={{ id: 1, name: 'Nobody' }} onClose={onClose} />);
  expect(await screen.findByText('Sorry there is no voucher available')).toBeVisible();
  const [, close] = screen.getAllByRole('button', { name: 'Close' });
  await user.click(close as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
});

test('@CART-07 shows the server’s message when the list fails to load and can retry', async () => {
  const app = openApp();
  const { shop, coupons } = await openVouchers(app);
  await app.fail({ operation: 'listShopVouchers', status: 422, times: 1 });
  renderApp(app, <VoucherDialog shop={shop} onClose={() => undefined} />);
  expect(await notices().findByText('The shop id field is required.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(coupons.length);
});

test('opens over the cart; Escape closes only the dialog and restores focus', async () => {
  fakeAdvancingTimers();
  const app = openApp();
  const { groups } = await fillCart(app, { shops: 1 });
  renderApp(app, <CartDrawer />);
  const row = await screen.findByRole('button', { name: 'Apply Store voucher' });
  // For half a second after it opens, React Aria focuses the drawer again if the focus is on the body.
  await advanceTime(500);
  row.focus();
  await user.click(row);
  const name = `Voucher from ${groups[0]?.shop_name}`;
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'My Cart (1)' })).toBeVisible();
  await waitFor(() => expect(row).toHaveFocus());
});

test('updates the totals of the selected shops after collecting a voucher', async () => {
  const app = openApp();
  const { shop } = await openVouchers(app);
  const { groups } = await fillCart(app, { shops: 1, quantity: 9, shopId: shop.id });
  expect(groups[0]?.shop_id).toBe(shop.id);
  renderApp(app, <CartDrawer />);
  const payable = () => screen.getByText('Total to pay').parentElement?.textContent;
  await waitFor(() => expect(screen.getByText('Total to pay')).toBeVisible());
  const before = payable();
  await user.click(screen.getByRole('button', { name: 'Apply Store voucher' }));
  for (const button of await screen.findAllByRole('button', { name: 'Collect' })) {
    await user.click(button);
  }
  await waitFor(() => expect(countCollectRequests(app)).toBeGreaterThan(0));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(payable()).not.toBe(before));
});
