import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCart } from '../../../api/generated/cart.ts';
import { addToCart } from '../../../api/generated/cart-mutations.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { createCartStore } from '../cart-store.ts';
import { fillCart } from '../../../test/fill-cart.ts';
import { hasNoOptions, pickProduct } from '../../../test/pick-product.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { getToasts } from '../../../test/shown-toasts.ts';
import { CartDrawer } from '../cart-drawer.tsx';
import { actWithFakeTimers } from '../../../test/time.ts';
import { user } from '../../../test/user.ts';

const notices = () => within(screen.getByRole('region', { name: 'Notifications' }));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const waitForCartWrites = (app: OpenApp) =>
  waitFor(() => expect(app.api.serial.pending('cart')).toBe(0));

/** Lines and the elements between them, from top to bottom. */
function getSlots(): HTMLElement[] {
  const contents = screen
    .getAllByRole('button', { name: 'Apply Store voucher' })[0]
    ?.closest('section')?.parentElement;
  return [...(contents?.children ?? [])].flatMap((child) => {
    const lines = [...child.querySelectorAll('li')];
    return lines.length > 0 ? lines : [child as HTMLElement];
  });
}

/** Clicks the position of a minus button, even if it is gone. */
async function clickMinusAt(index: number): Promise<void> {
  const minus = getSlots()[index]?.querySelector('[aria-label^="Decrease quantity of"]');
  await user.click(minus ?? (getSlots()[index] as HTMLElement));
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['a decrement to zero', 1, 'Decrease quantity of', 1],
  ['the remove button', 3, 'Remove', 3],
])(
  '@CART-03 after %s shows a popup for 3 seconds that adds the same quantity again',
  async (_, quantity, label, addedQuantity) => {
    const app = openApp();
    const { lines, loadCart } = await fillCart(app, { shops: 1, quantity });
    const [line] = lines;
    if (!line) throw new Error('Failed to find the line.');
    const bodies = watchRequestBodies('/api/cart/store');
    renderApp(app, <CartDrawer />);
    await press(`${label} ${line.name}`);
    expect(await notices().findByText('product removed from the cart')).toBeVisible();
    expect(notices().getByText(line.name)).toBeVisible();
    expect(getToasts(app).map(({ kind, timeoutMs }) => [kind, timeoutMs])).toEqual([
      ['card', 3000],
    ]);
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.querySelector('img')).toHaveAttribute('src', line.thumbnail);
    expect(within(region).queryByRole('progressbar')).toBeNull();
    expect(await screen.findByText('Cart is empty')).toBeVisible();

    await press('Again Add to Cart');
    expect(await notices().findByText('product added to the cart')).toBeVisible();
    expect(bodies).toEqual([
      {
        product_id: line.id,
        quantity: addedQuantity,
        size: line.size?.id ?? null,
        color: line.color?.id ?? null,
        unit: line.unit,
        is_buy_now: false,
      },
    ]);
    expect((await loadCart()).cart_items[0]?.products).toEqual([
      { ...line, quantity: addedQuantity },
    ]);
  },
);

test.each([
  ['selected', [0, 1]],
  ['selected alone', [0]],
  ['not selected', [1]],
])('@CART-03 adds a product again with its shop %s, as before', async (_, indexes) => {
  const app = openApp();
  const { groups, lines } = await fillCart(app);
  const isSelected = groups.map((_group, index) => indexes.includes(index));
  const selected = groups.filter((_group, index) => isSelected[index]);
  act(() => app.get(createCartStore).selectShops(selected.map(({ shop_id: id }) => id)));
  renderApp(app, <CartDrawer />);
  await press(`Remove ${lines[0]?.name}`);
  await waitForCartWrites(app);
  await press('Again Add to Cart');
  expect(await notices().findByText('product added to the cart')).toBeVisible();
  const boxes = groups.map(({ shop_name: name }) => screen.getByRole('checkbox', { name }));
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual(isSelected);
});

test('@CART-03 hides the popup after 3000 ms, but not while the pointer is over it', async () => {
  const app = openApp();
  const { lines } = await fillCart(app, { shops: 1 });
  renderApp(app, <CartDrawer />);
  const button = await screen.findByRole('button', { name: `Remove ${lines[0]?.name}` });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await actWithFakeTimers(user.click(button));
  // Fake timers stop Testing Library's `waitFor`.
  await expect.poll(() => notices().queryByText('product removed from the cart')).toBeVisible();
  const region = screen.getByRole('region', { name: 'Notifications' });
  const popup = notices().getByText('product removed from the cart');
  await actWithFakeTimers(user.hover(region));
  await actWithFakeTimers(user.hover(popup));
  act(() => void vi.advanceTimersByTime(9000));
  expect(popup).toBeInTheDocument();
  await actWithFakeTimers(user.unhover(popup));
  await actWithFakeTimers(user.unhover(region));
  act(() => void vi.advanceTimersByTime(3001));
  expect(popup).not.toBeInTheDocument();
});

test.each([
  ['of the same shop', true],
  ['of the next shop', false],
])('@CART-16 fast clicks on minus do not change the next line, %s', async (_, isSameShop) => {
  const app = openApp();
  const { groups, lines, loadCart } = await fillCart(app);
  const [first] = groups;
  if (isSameShop) {
    const another = await pickProduct(
      app,
      (card) =>
        card.shop.id === first?.shop_id &&
        hasNoOptions(card) &&
        lines.every(({ id }) => id !== card.id),
    );
    await app.api.client.call(addToCart, { body: { product_id: another.id, quantity: 1 } });
  }
  const [one, ...rest] = (await loadCart()).cart_items.flatMap(({ products }) => products);
  renderApp(app, <CartDrawer />);
  await screen.findByText(one?.name ?? '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90);
  const index = getSlots().findIndex((place) => within(place).queryByText(one?.name ?? ''));
  for (let count = 0; count < 3; count += 1) await actWithFakeTimers(clickMinusAt(index));
  await expect.poll(() => app.api.serial.pending('cart')).toBe(0);
  const left = (await loadCart()).cart_items.flatMap(({ products }) => products);
  const quantities = new Map(left.map(({ id, quantity }) => [id, quantity]));
  expect(quantities).toEqual(new Map(rest.map(({ id }) => [id, 1])));

  expect(getSlots()[index]?.style.blockSize).toBe('90px');
  const reserved = getSlots().length;
  act(() => void vi.advanceTimersByTime(1001));
  expect(getSlots().length).toBeLessThan(reserved);
});

test('@CART-09 detects a removal by the message alone', async () => {
  const app = openApp();
  const { lines } = await fillCart(app, { shops: 1, quantity: 2 });
  const [line] = lines;
  watchRequestBodies('/api/cart/decrement', (body) => ({
    ...body,
    message: 'product removed from cart',
  }));
  renderApp(app, <CartDrawer />);
  await press(`Decrease quantity of ${line?.name}`);
  expect(await notices().findByText('product removed from the cart')).toBeVisible();
});

test('@CART-09 detects a removal by the missing line alone', async () => {
  const app = openApp();
  const { groups, lines, loadCart } = await fillCart(app);
  const [first, second] = groups;
  act(() => app.get(createCartStore).selectShops([first?.shop_id ?? 0, second?.shop_id ?? 0]));
  renderApp(app, <CartDrawer />);
  watchRequestBodies('/api/cart/decrement', (body) => ({ ...body, message: 'done' }));
  await press(`Decrease quantity of ${lines[0]?.name}`);
  expect(await notices().findByText('product removed from the cart')).toBeVisible();
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual([second?.shop_id]);
  expect((await loadCart()).total).toBe(1);
});

test('@CART-09 clears the selection and the totals of an empty cart', async () => {
  const app = openApp();
  const { groups, lines } = await fillCart(app, { shops: 1 });
  act(() => app.get(createCartStore).selectShops(groups.map(({ shop_id: id }) => id)));
  renderApp(app, <CartDrawer />);
  expect(await screen.findByText('Total to pay')).toBeVisible();
  await press(`Decrease quantity of ${lines[0]?.name}`);
  expect(await screen.findByText('Cart is empty')).toBeVisible();
  await waitForCartWrites(app);
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual([]);
  expect(screen.queryByText('Total to pay')).toBeNull();
  expect(screen.queryByText('Cart Amount')).toBeNull();
  app.sent.length = 0;
  await press('Again Add to Cart');
  expect(await screen.findByRole('checkbox')).toBeChecked();
  await waitFor(() => expect(app.calls()).toContain('POST /api/cart/checkout'));
  expect(await screen.findByText('Total to pay')).toBeVisible();
});

test('@CART-10 shows the server’s message of a rejected increment as an error toast', async () => {
  const app = openApp();
  const { lines } = await fillCart(app, { shops: 1 });
  await app.performStaffAction({ action: 'set-stock', productId: lines[0]?.id, stock: 1 });
  renderApp(app, <CartDrawer />);
  await press(`Increase quantity of ${lines[0]?.name}`);
  await waitFor(() =>
    expect(getToasts(app).map(({ kind, message }) => [kind, message])).toEqual([
      ['error', 'Sorry! product cart quantity is limited. No more stock'],
    ]),
  );
});

test('@CART-10 shows a warning when a write removes unavailable lines', async () => {
  const app = openApp();
  const { lines } = await fillCart(app);
  renderApp(app, <CartDrawer />);
  await screen.findByRole('group', { name: `Quantity of ${lines[0]?.name}` });
  await app.performStaffAction({ action: 'withdraw-product', productId: lines[1]?.id });
  await press(`Increase quantity of ${lines[0]?.name}`);
  await waitFor(() =>
    expect(getToasts(app).map(({ kind, message }) => [kind, message])).toEqual([
      ['warning', 'Some products are removed from cart due to unavailability'],
    ]),
  );
  expect((await app.api.client.call(getCart)).total).toBe(1);
});
