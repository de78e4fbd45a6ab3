import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart } from '../../../api/generated/cart-mutations.ts';
import { openApp } from '../../../api/testing/open-app.tsx';
import { createCartStore } from '../../cart/cart-store.ts';
import { createDialogs } from '../../dialogs/dialogs-store.ts';
import { hasNoOptions, pickProduct, loadProduct } from '../../../test/pick-product.ts';
import { watchRequestBodies } from '../../../test/watch-request-bodies.ts';
import { stubIntersection } from '../../../test/stub-intersection.ts';
import {
  isVariant,
  loadCartLines,
  openAsCustomer,
  openBox,
  setStock,
} from '../testing/buy-box.tsx';
import { watchResponses } from '../../../test/watch-responses.ts';
import { createToasts } from '../../../ui/feedback/toast.ts';
import { user } from '../../../test/user.ts';

let setIntersecting: (isIntersecting: boolean) => void = () => undefined;

beforeEach(() => {
  setIntersecting = stubIntersection();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('@PROD-04 @CART-01 adds the chosen quantity, size and colour', async () => {
  const { app, card, product } = await openAsCustomer(isVariant);
  const bodies = watchRequestBodies('/api/cart/store');
  const { box } = await openBox(app, card);
  const [size, colour] = [product.sizes[1], product.colors[1]];
  await user.click(box.getByRole('radio', { name: size?.name ?? '' }));
  await user.click(box.getByRole('radio', { name: colour?.name ?? '' }));
  await user.click(box.getByRole('button', { name: `Increase quantity of ${card.name}` }));
  await user.click(box.getByRole('button', { name: 'Add to cart' }));
  const message = await screen.findByText('product added to the cart');
  expect(bodies).toEqual([
    {
      product_id: card.id,
      quantity: 2,
      size: size?.id,
      color: colour?.id,
      unit: null,
      is_buy_now: false,
    },
  ]);
  const popup = message.closest('[aria-live]');
  const shown = product.thumbnails.find(({ color_id: id }) => id === colour?.id);
  expect(popup?.querySelector('img')).toHaveAttribute('src', shown?.thumbnail);
  expect(popup).toHaveTextContent(`${size?.name} · ${colour?.name}`);
});

test('the buttons that appear when a product is added or removed get the focus', async () => {
  const { app, card } = await openAsCustomer(hasNoOptions);
  const { box } = await openBox(app, card);
  const addButton = box.getByRole('button', { name: 'Add to cart' });
  addButton.focus();
  await user.keyboard('{Enter}');
  expect(await box.findByRole('button', { name: 'View in cart' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  const decrease = box.getByRole('button', { name: `Decrease quantity of ${card.name}` });
  expect(decrease).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await box.findByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(decrease).not.toBeInTheDocument();
  expect(box.getByRole('button', { name: `Decrease quantity of ${card.name}` })).toHaveFocus();
});

test.each(['Choose a size', 'Buy now'])(
  'asks for the size when %s is pressed, and sends nothing without one',
  async (name) => {
    const { app, card, product } = await openAsCustomer(isVariant);
    const bodies = watchRequestBodies('/api/cart/store');
    const { box } = await openBox(app, card);
    const sizes = box.getByRole('group', { name: 'Size' });
    expect(within(sizes).queryByRole('radio', { checked: true })).toBeNull();
    await user.click(box.getByRole('button', { name }));
    expect(box.getByRole('alert')).toHaveTextContent('Choose a size first.');
    expect(sizes).toHaveAccessibleDescription('Choose a size first.');
    const first = box.getByRole('radio', { name: product.sizes[0]?.name ?? '' });
    expect(first).toHaveFocus();
    await user.click(first);
    expect(sizes).not.toHaveAccessibleDescription();
    expect(box.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
    expect(bodies).toEqual([]);
  },
);

test('shows the picture of the chosen colour', async () => {
  const app = openApp();
  const card = await pickProduct(app, ({ colors }) => colors.length > 2);
  const product = await loadProduct(app, card.id);
  const { box } = await openBox(app, card);
  const colour = product.colors[2];
  await user.click(box.getByRole('radio', { name: colour?.name ?? '' }));
  const index = product.thumbnails.findIndex(({ color_id: id }) => id === colour?.id);
  const thumb = `Image ${index + 1} of ${product.thumbnails.length}`;
  await waitFor(() =>
    expect(screen.getByRole('button', { name: thumb, current: true })).toBeVisible(),
  );
});

test('@PROD-04 limits the quantity to the stock', async () => {
  const { app, card } = await openAsCustomer(
    (one) => !one.is_digital && one.quantity > 1 && one.quantity < 6,
  );
  const { box } = await openBox(app, card);
  const increment = box.getByRole('button', { name: `Increase quantity of ${card.name}` });
  for (let pressed = 0; pressed < 8; pressed += 1) await user.click(increment);
  expect(box.getByRole('status', { name: '' })).toHaveTextContent(String(card.quantity));
  expect(increment).toHaveAttribute('aria-disabled', 'true');
  expect(box.getByText(`Only ${card.quantity} left`)).toBeVisible();
});

test('@PROD-04 changes the quantity of the cart line when the product is in the cart', async () => {
  const { app, card } = await openAsCustomer(hasNoOptions);
  await app.api.client.call(addToCart, { body: { product_id: card.id, quantity: 2 } });
  app.sent.length = 0;
  const { box, calls } = await openBox(app, card);
  expect(await box.findByText('In your cart')).toBeVisible();
  expect(await box.findByRole('button', { name: 'View in cart' })).toBeVisible();
  expect(box.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  const group = within(box.getByRole('group', { name: `Quantity of ${card.name}` }));
  await user.click(group.getByRole('button', { name: /^Increase quantity/ }));
  // Optimistic update.
  expect(group.getByText('3')).toBeVisible();
  await waitFor(() => expect(calls()).toContain('POST /api/cart/increment'));
  await user.click(group.getByRole('button', { name: /^Decrease quantity/ }));
  await waitFor(() => expect(calls()).toContain('POST /api/cart/decrement'));
  await waitFor(async () => expect((await loadCartLines(app))[0]?.quantity).toBe(2));
  expect(calls()).not.toContain('POST /api/cart/store');
  await user.click(box.getByRole('button', { name: 'View in cart' }));
  expect(app.get(createDialogs).getState().cart).toBe(true);
});

test('@PROD-04 removes the line with its last item, shows a message and offers to add it again', async () => {
  const { app, card } = await openAsCustomer(hasNoOptions);
  await app.api.client.call(addToCart, { body: { product_id: card.id, quantity: 1 } });
  const { box } = await openBox(app, card);
  await box.findByRole('button', { name: 'View in cart' });
  await user.click(box.getByRole('button', { name: `Decrease quantity of ${card.name}` }));
  expect(await screen.findByText('product removed from the cart')).toBeVisible();
  expect(await box.findByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('@PROD-04 preselects the options of the cart line', async () => {
  const { app, card, product } = await openAsCustomer(isVariant);
  const [size, colour] = [product.sizes.at(-1), product.colors.at(-1)];
  if (!size || !colour) throw new Error('Failed to choose: too few options.');
  const body = { product_id: card.id, quantity: 1, size: size.id, color: colour.id };
  await app.api.client.call(addToCart, { body });
  const { box } = await openBox(app, card);
  await waitFor(() => expect(box.getByRole('radio', { name: size.name })).toBeChecked());
  expect(box.getByRole('radio', { name: colour.name })).toBeChecked();
});

test('@PROD-04 sends one item with the chosen options and opens the Buy Now page', async () => {
  const { app, card, product } = await openAsCustomer(isVariant);
  const bodies = watchRequestBodies('/api/cart/store');
  const [size, colour] = [product.sizes[1], product.colors[1]];
  const { box, visited } = await openBox(app, card, `?size=${size?.id}&color=${colour?.id}`);
  await user.click(box.getByRole('button', { name: `Increase quantity of ${card.name}` }));
  await user.click(box.getByRole('button', { name: 'Buy now' }));
  await waitFor(() => expect(visited.at(-1)).toBe('/buynow'));
  expect(bodies).toEqual([
    {
      product_id: card.id,
      quantity: 1,
      size: size?.id,
      color: colour?.id,
      unit: null,
      is_buy_now: true,
    },
  ]);
  expect(app.get(createCartStore).getState().buyNow).toEqual({
    shopId: card.shop.id,
    productId: card.id,
  });
});

test('@AUTH-16 does not open the Buy Now page after a logout during the request', async () => {
  const { app, card } = await openAsCustomer(hasNoOptions);
  const { settle } = watchResponses();
  const { box, visited, calls } = await openBox(app, card);
  const deliver = app.delayRequests('/cart/store');
  await user.click(box.getByRole('button', { name: 'Buy now' }));
  await waitFor(() => expect(calls()).toContain('POST /api/cart/store'));
  act(() => app.session.signOut());
  deliver();
  await settle();
  expect(visited).toHaveLength(1);
  expect(app.get(createCartStore).getState().buyNow).toBeNull();
  expect(app.get(createToasts).getState().toasts).toEqual([]);
});

test('opens Buy Now after another tab of the product was opened meanwhile', async () => {
  const { app, card } = await openAsCustomer(hasNoOptions);
  const { box, visited } = await openBox(app, card);
  const deliver = app.delayRequests('/cart/store');
  await user.click(box.getByRole('button', { name: 'Buy now' }));
  history.replaceState(null, '', '?tab=reviews');
  deliver();
  await waitFor(() => expect(visited.at(-1)).toBe('/buynow'));
  history.replaceState(null, '', '/');
});

test('stays on the page opened while Buy Now is being sent', async () => {
  const { app, card } = await openAsCustomer(hasNoOptions);
  const { settle } = watchResponses();
  const { box, visited } = await openBox(app, card);
  const deliver = app.delayRequests('/cart/store');
  await user.click(box.getByRole('button', { name: 'Buy now' }));
  history.replaceState(null, '', '/elsewhere');
  deliver();
  await settle();
  history.replaceState(null, '', '/');
  expect(app.get(createCartStore).getState().buyNow).toMatchObject({ productId: card.id });
  expect(visited).toHaveLength(1);
});

test('@PROD-04 opens the login dialog when a guest buys now, and sends nothing', async () => {
  const app = openApp();
  const card = await pickProduct(app, hasNoOptions);
  const { box, calls } = await openBox(app, card);
  await user.click(box.getByRole('button', { name: 'Buy now' }));
  expect(app.get(createDialogs).getState().login).toBe(true);
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('@PROD-04 @LIST-06 offers similar products instead of buying a sold-out one', async () => {
  const app = openApp();
  const card = await pickProduct(app, (one) => one.quantity <= 0 && !one.is_digital);
  const { box } = await openBox(app, card);
  expect(box.queryByRole('button', { name: /cart|buy/i })).toBeNull();
  expect(box.queryByRole('group', { name: `Quantity of ${card.name}` })).toBeNull();
  const link = box.getByRole('link', { name: 'See similar' });
  expect(link).toHaveAttribute('href', '#similar');
  expect(link).toHaveAccessibleDescription('This product is sold out.');
  expect(await box.findByText(/days to change your mind/)).toBeVisible();
  expect(box.queryByText(/^Get it/)).toBeNull();
});

test('@PROD-04 offers only Buy Now for a digital product', async () => {
  const { app, card } = await openAsCustomer((one) => one.is_digital && one.quantity > 0);
  const { box } = await openBox(app, card);
  expect(box.getByText(/^Digital product\./)).toBeVisible();
  expect(box.getByRole('button', { name: 'Buy now' })).toBeEnabled();
  expect(box.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(box.queryByRole('group', { name: `Quantity of ${card.name}` })).toBeNull();
});

test('@PROD-04 shows the server’s message when the stock ran out after the page loaded', async () => {
  const { app, card } = await openAsCustomer(hasNoOptions);
  const { box } = await openBox(app, card);
  await setStock(app, card.id, 0);
  await user.click(box.getByRole('button', { name: 'Add to cart' }));
  expect(
    await screen.findByText('Sorry! product cart quantity is limited. No more stock'),
  ).toBeVisible();
  expect(await box.findByRole('link', { name: 'See similar' })).toBeVisible();
});

test('@PROD-04 shows a bar with price, choice and button while the buttons are off-screen', async () => {
  const { app, card, product } = await openAsCustomer(isVariant);
  await openBox(app, card, `?size=${product.sizes[0]?.id}`);
  const name = `Buy ${card.name}`;
  setIntersecting(false);
  const bar = within(await screen.findByRole('region', { name }));
  expect(bar.queryByText(/in stock/)).toBeNull();
  const choice = `${product.sizes[0]?.name} · ${product.colors[0]?.name}`;
  expect(bar.getByText(choice)).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Add to cart' }));
  expect(await bar.findByRole('button', { name: 'View in cart' })).toBeVisible();
  setIntersecting(true);
  expect(screen.queryByRole('region', { name })).toBeNull();
});

test.each([
  ['that a few are left', 5, 'Only 5 left'],
  ['that the product is sold out', 0, 'Sold out'],
])('@PROD-04 the bar says %s', async (_, stock, text) => {
  const { app, card } = await openAsCustomer(hasNoOptions);
  await setStock(app, card.id, stock);
  await openBox(app, card);
  setIntersecting(false);
  const bar = within(await screen.findByRole('region', { name: `Buy ${card.name}` }));
  expect(bar.getByText(text)).toBeVisible();
});

test('@PROD-04 the bar says that its price is the lowest until a size is chosen', async () => {
  const { app, card } = await openAsCustomer(
    (one) => one.quantity > 5 && one.sizes.some(({ price }) => price > 0),
  );
  const { box } = await openBox(app, card);
  setIntersecting(false);
  const bar = within(await screen.findByRole('region', { name: `Buy ${card.name}` }));
  expect(bar.getByText('From')).toBeVisible();
  await user.click(box.getAllByRole('radio')[0] ?? document.body);
  expect(bar.queryByText('From')).toBeNull();
});
