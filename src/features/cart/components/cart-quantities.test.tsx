import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { formatMoney, sumOfLines } from '../../../lib/money.ts';
import { createCartStore } from '../cart-store.ts';
import { fillCart, type FilledCart } from '../../../test/fill-cart.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { focusWindow } from '../../../test/browser-events.ts';
import { CartDrawer } from '../cart-drawer.tsx';
import { user } from '../../../test/user.ts';

/** Role queries after every click are too slow. */
const labelled = (label: string) =>
  document.querySelector<HTMLElement>(`[aria-label=${JSON.stringify(label)}]`);
const group = (name: string) => labelled(`Quantity of ${name}`);
const shown = (name: string) => group(name)?.querySelector('output')?.textContent ?? '0';

async function press(label: string) {
  const button = labelled(label);
  if (!button) throw new Error(`Failed to press "${label}": no such button.`);
  await user.click(button);
}

/** Compares every line with the server's cart. */
async function expectServerQuantities(app: OpenApp, { lines, loadCart }: FilledCart) {
  await waitFor(() => expect(app.api.serial.pending('cart')).toBe(0));
  const cart = await loadCart();
  const cartLines = cart.cart_items.flatMap(({ products }) => products);
  await waitFor(() => {
    for (const { id, name } of lines) {
      const quantity = cartLines.find((line) => line.id === id)?.quantity ?? 0;
      expect(shown(name)).toBe(String(quantity));
    }
    expect(document.querySelectorAll('output[aria-busy="true"]')).toHaveLength(0);
  });
  return cart;
}

test('@CART-16 ends at the server’s quantity when some of the fast clicks fail', async () => {
  const app = openApp();
  const filled = await fillCart(app, { shops: 1, quantity: 3 });
  const [one] = filled.lines;
  if (!one) throw new Error('Failed to find the line.');
  renderApp(app, <CartDrawer />);
  await waitFor(() => expect(shown(one.name)).toBe('3'));
  await app.fail(
    { operation: 'incrementCartLine', status: 422, after: 2, times: 2 },
    { operation: 'incrementCartLine', status: 500, after: 3, times: 1 },
  );
  const release = app.delayRequests('/api/cart/increment');
  for (let click = 0; click < 10; click += 1) await press(`Increase quantity of ${one.name}`);
  expect(shown(one.name)).toBe('13');
  release();
  const cart = await expectServerQuantities(app, filled);
  expect(cart.cart_items[0]?.products[0]?.quantity).toBe(3 + 10 - 3);
});

test('@CART-16 reloads the cart when the response of a successful write is lost', async () => {
  const app = openApp();
  const filled = await fillCart(app, { shops: 1, quantity: 3 });
  const [one] = filled.lines;
  if (!one) throw new Error('Failed to find the line.');
  renderApp(app, <CartDrawer />);
  await waitFor(() => expect(shown(one.name)).toBe('3'));
  await app.fail({ operation: 'incrementCartLine', status: 'cut', times: 1 });
  await press(`Increase quantity of ${one.name}`);
  await expectServerQuantities(app, filled);
  expect(app.calls()).toContain('GET /api/carts');
});

test('@CART-16 keeps a click when a slow reload finishes after it', async () => {
  const app = openApp();
  const filled = await fillCart(app, { shops: 1, quantity: 3 });
  const [one] = filled.lines;
  if (!one) throw new Error('Failed to find the line.');
  renderApp(app, <CartDrawer />);
  await waitFor(() => expect(shown(one.name)).toBe('3'));
  const release = app.delayRequests('/api/carts');
  // Triggers a slow reload.
  focusWindow();
  await press(`Increase quantity of ${one.name}`);
  await waitFor(() => expect(app.api.serial.pending('cart')).toBe(0));
  expect(shown(one.name)).toBe('4');
  release();
  await expectServerQuantities(app, filled);
  expect(shown(one.name)).toBe('4');
});

test('@CART-16 marks amounts as updating, then shows the server’s amounts', async () => {
  const app = openApp();
  const filled = await fillCart(app, { shops: 1 });
  const [one] = filled.lines;
  const [first] = filled.groups;
  if (!one || !first) throw new Error('Failed to find the line.');
  act(() => app.get(createCartStore).selectShops([first.shop_id]));
  renderApp(app, <CartDrawer />);
  const amount = () => screen.getByText('Cart Amount').parentElement?.querySelector('strong');
  await waitFor(() => expect(amount()).toHaveTextContent(formatMoney(sumOfLines([one]))));
  await waitFor(() => expect(amount()).toHaveAttribute('aria-busy', 'false'));
  const before = amount()?.textContent;
  const release = app.delayRequests('/api/cart/increment');
  for (let click = 0; click < 3; click += 1) await press(`Increase quantity of ${one.name}`);
  expect(amount()).toHaveAttribute('aria-busy', 'true');
  expect(amount()?.textContent).toBe(before);
  release();
  await waitFor(() => {
    expect(amount()).toHaveAttribute('aria-busy', 'false');
    expect(amount()).toHaveTextContent(formatMoney(sumOfLines([{ ...one, quantity: 4 }])));
  });
  // One request for the first click, one for the queued clicks.
  const requests = app.calls().filter((call) => call === 'POST /api/cart/checkout');
  expect(requests.length).toBeLessThanOrEqual(3);
});

test('@CART-16 shows the out-of-stock message at the line and as a toast and keeps the quantity', async () => {
  const app = openApp();
  const filled = await fillCart(app, { shops: 1 });
  const [one] = filled.lines;
  if (!one) throw new Error('Failed to find the line.');
  await app.performStaffAction({ action: 'set-stock', productId: one.id, stock: 1 });
  renderApp(app, <CartDrawer />);
  await waitFor(() => expect(shown(one.name)).toBe('1'));
  await press(`Increase quantity of ${one.name}`);
  const item = group(one.name)?.closest('li');
  const message = 'Sorry! product cart quantity is limited. No more stock';
  expect(await within(item as HTMLElement).findByText(message)).toBeVisible();
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(within(region).getByText(message)).toBeVisible();
  expect(item).toHaveAccessibleDescription(message);
  await expectServerQuantities(app, filled);
  // The next change clears the message.
  await app.performStaffAction({ action: 'set-stock', productId: one.id, stock: 9 });
  await press(`Increase quantity of ${one.name}`);
  await expectServerQuantities(app, filled);
  expect(within(item as HTMLElement).queryByText(message)).toBeNull();
  expect(shown(one.name)).toBe('2');
});

test('does not send queued writes with the next session', async () => {
  let resume: (() => void) | undefined;
  const app = openApp({
    before: async (path) => {
      if (path !== '/api/cart/increment' || resume) return undefined;
      await new Promise<void>((open) => {
        resume = open;
      });
      return undefined;
    },
  });
  const filled = await fillCart(app, { shops: 1 });
  const [one] = filled.lines;
  if (!one) throw new Error('Failed to find the line.');
  renderApp(app, <CartDrawer />);
  await waitFor(() => expect(shown(one.name)).toBe('1'));
  await press(`Increase quantity of ${one.name}`);
  await press(`Increase quantity of ${one.name}`);
  await waitFor(() => expect(resume).toBeDefined());
  await act(() => app.signIn());
  act(() => resume?.());
  await waitFor(() => expect(app.api.serial.pending('cart')).toBe(0));
  expect(app.calls().filter((call) => call === 'POST /api/cart/increment')).toHaveLength(0);
});

const LABELS = {
  more: 'Increase quantity of',
  less: 'Decrease quantity of',
  remove: 'Remove',
} as const;

test('@CART-16 matches the server after any clicks, slow or failing', async () => {
  const click = fc.record({
    line: fc.nat(1),
    action: fc.constantFrom('more', 'more', 'less', 'less', 'remove'),
    sent: fc.nat(3),
  });
  const failure = fc.record({
    operation: fc.constantFrom('incrementCartLine', 'decrementCartLine', 'removeFromCart'),
    status: fc.constantFrom<number | string>(422, 500, 'drop', 'cut'),
    times: fc.integer({ min: 1, max: 3 }),
    after: fc.nat(4),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(click, { minLength: 5, maxLength: 16 }),
      fc.array(failure, { maxLength: 3 }),
      fc.scheduler({ act }),
      async (clicks, failures, scheduler) => {
        let isScheduled = false;
        const app = openApp({
          before: async (path) => {
            if (isScheduled && path.includes('/cart')) await scheduler.schedule(Promise.resolve());
            return undefined;
          },
        });
        const filled = await fillCart(app, { quantity: 2 });
        renderApp(app, <CartDrawer />);
        await waitFor(() => expect(document.querySelectorAll('output')).toHaveLength(2));
        // Later clicks skip buttons that are gone, so wrong labels would go unnoticed.
        for (const { name } of filled.lines) {
          for (const label of Object.values(LABELS)) {
            expect(labelled(`${label} ${name}`), `${label} ${name}`).not.toBeNull();
          }
        }
        await app.fail(...failures);
        isScheduled = true;
        for (const { line, action, sent } of clicks) {
          const name = filled.lines[line]?.name ?? '';
          const label = `${LABELS[action]} ${name}`;
          if (labelled(label)) await press(label);
          await scheduler.waitNext(Math.min(sent, scheduler.count()));
        }
        isScheduled = false;
        await scheduler.waitIdle();
        await waitFor(() => expect(app.api.serial.pending('cart')).toBe(0));
        await app.fail();
        await expectServerQuantities(app, filled);
        cleanup();
      },
    ),
    { numRuns: 8 },
  );
}, 60_000);
