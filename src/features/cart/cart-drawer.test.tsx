import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCart } from '../../api/generated/cart.ts';
import { addToCart } from '../../api/generated/cart-mutations.ts';
import { listProducts } from '../../api/generated/catalogue.ts';
import { openApp, type OpenApp } from '../../api/testing/open-app.tsx';
import { createCartStore } from './cart-store.ts';
import { createDialogs } from '../dialogs/dialogs-store.ts';
import { renderApp } from '../../test/render-app.tsx';
import { CartDrawer } from './cart-drawer.tsx';
import { user } from '../../test/user.ts';

/** Adds a product from each of two shops. */
async function fillCart(app: OpenApp, quantity = 1) {
  await app.signIn('new@souk.example');
  const { client } = app.api;
  const { products } = await client.call(listProducts, { page: 1, per_page: 100 });
  const inStock = products.filter(({ quantity: stock }) => stock > 15);
  for (const { id: product_id } of inStock.slice(0, 10)) {
    await client.call(addToCart, { body: { product_id, quantity } });
    const { cart_items: groups } = await client.call(getCart);
    const [first, second] = groups;
    const one = first?.products[0];
    if (first && second && one) {
      app.sent.length = 0;
      return { first, second, one };
    }
  }
  throw new Error('Failed to fill the cart: too few shops. Check the fixtures.');
}

async function findLine(name: string) {
  const stepper = await screen.findByRole('group', { name: `Quantity of ${name}` });
  const line = stepper.closest('li');
  if (!line)
    throw new Error(`Failed to find the line of ${name}: its stepper is not in a list item.`);
  return within(line);
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const total = () => screen.getByText('Cart Amount').parentElement?.querySelector('strong');

test('asks a guest to log in and sends no cart request', async () => {
  const app = renderApp(openApp(), <CartDrawer />);
  expect(await screen.findByText('Cart is empty')).toBeVisible();
  await press('Log in');
  expect(app.get(createDialogs).getState().login).toBe(true);
  expect(app.calls().filter((call) => /cart/.test(call))).toEqual([]);
});

test('@CART-05 shows an empty state with a way to continue shopping', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  renderApp(app, <CartDrawer />);
  expect(await screen.findByText('Cart is empty')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue shopping' })).toBeVisible();
});

test('can retry when the cart fails to load', async () => {
  const app = openApp();
  await fillCart(app);
  await app.fail({ operation: 'getCart', status: 500, times: 1 });
  renderApp(app, <CartDrawer />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(1);
});

test('@CART-16 shows ten fast clicks immediately and ends at the server’s quantity', async () => {
  const app = openApp();
  const { one } = await fillCart(app);
  renderApp(app, <CartDrawer />);
  const line = await findLine(one.name);
  expect(line.getByRole('status')).toHaveTextContent('1');
  const increment = line.getByRole('button', { name: `Increase quantity of ${one.name}` });
  const release = app.delayRequests('/api/cart/increment');
  for (let click = 0; click < 10; click += 1) await user.click(increment);
  expect(line.getByRole('status')).toHaveTextContent('11');
  expect(line.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(line.getByRole('status')).toHaveAttribute('aria-busy', 'false'));
  expect(line.getByRole('status')).toHaveTextContent('11');
  expect(app.calls().filter((call) => call === 'POST /api/cart/increment')).toHaveLength(10);
  const { cart_items: groups } = await app.api.client.call(getCart);
  const remaining = groups.flatMap(({ products }) => products).find(({ id }) => id === one.id);
  expect(remaining?.quantity).toBe(11);
});

test('@CART-16 reverts a rejected change and shows the server’s message', async () => {
  const app = openApp();
  const { one } = await fillCart(app);
  renderApp(app, <CartDrawer />);
  const line = await findLine(one.name);
  await app.fail({ operation: 'incrementCartLine', status: 422, times: 1 });
  const release = app.delayRequests('/api/cart/increment');
  await press(`Increase quantity of ${one.name}`);
  expect(line.getByRole('status')).toHaveTextContent('2');
  release();
  await waitFor(() => expect(line.getByRole('status')).toHaveTextContent('1'));
  const region = screen.getByRole('region', { name: 'Notifications' });
  await waitFor(() =>
    expect(region.querySelector('[aria-live="assertive"]')).not.toBeEmptyDOMElement(),
  );
});

test('offers to add a product again after a decrement to zero', async () => {
  const app = openApp();
  const { one } = await fillCart(app);
  renderApp(app, <CartDrawer />);
  await findLine(one.name);
  await press(`Decrease quantity of ${one.name}`);
  expect(await screen.findByText('product removed from the cart')).toBeVisible();
  expect(screen.queryByRole('group', { name: `Quantity of ${one.name}` })).toBeNull();
  await press('Again Add to Cart');
  expect(await findLine(one.name)).toBeDefined();
});

test('shows the same popup after the remove button', async () => {
  const app = openApp();
  const { one } = await fillCart(app, 3);
  renderApp(app, <CartDrawer />);
  await findLine(one.name);
  await press(`Remove ${one.name}`);
  expect(await screen.findByText('product removed from the cart')).toBeVisible();
  expect(app.calls().filter((call) => call.startsWith('POST /api/cart/d'))).toEqual([
    'POST /api/cart/delete',
  ]);
});

test('deselects a shop once the server confirms that its last line is gone', async () => {
  const app = openApp();
  const { first, second, one } = await fillCart(app);
  act(() => {
    app.get(createCartStore).toggleShop(first.shop_id);
    app.get(createCartStore).toggleShop(second.shop_id);
  });
  renderApp(app, <CartDrawer />);
  await findLine(one.name);
  for (const { name } of first.products.slice(1)) {
    await press(`Remove ${name}`);
    await waitFor(() => expect(app.api.serial.pending('cart')).toBe(0));
  }

  await app.fail({ operation: 'decrementCartLine', status: 422, times: 1 });
  const release = app.delayRequests('/api/cart/decrement');
  await press(`Decrease quantity of ${one.name}`);
  expect(screen.queryByRole('checkbox', { name: first.shop_name })).toBeNull();
  release();
  expect(await screen.findByRole('checkbox', { name: first.shop_name })).toBeChecked();
  expect(app.get(createCartStore).getState().selectedShopIds).toEqual([
    first.shop_id,
    second.shop_id,
  ]);

  await press(`Decrease quantity of ${one.name}`);
  await waitFor(() =>
    expect(app.get(createCartStore).getState().selectedShopIds).toEqual([second.shop_id]),
  );
  expect(screen.getByRole('checkbox', { name: second.shop_name })).toBeChecked();
});

test('@CART-05 @CART-15 requires a selected shop for checkout and updates the totals with the selection', async () => {
  const app = openApp();
  const { first } = await fillCart(app);
  const { visited } = renderApp(app, <CartDrawer />);
  const box = await screen.findByRole('checkbox', { name: first.shop_name });
  expect(box).not.toBeChecked();
  expect(screen.getByRole('dialog', { name: 'My Cart (2)' })).toBeVisible();
  const previousTotal = total()?.textContent;
  await press('Proceed to Checkout');
  expect(await screen.findByText('Please select at least one shop')).toBeVisible();
  expect(visited).toEqual(['/']);

  await user.click(box);
  expect(box).toBeChecked();
  await waitFor(() => {
    expect(total()).toBeInTheDocument();
    expect(total()?.textContent).not.toBe(previousTotal);
    expect(total()).toHaveAttribute('aria-busy', 'false');
  });
  expect(screen.getByText('for the selected shop')).toBeVisible();
  await press('Proceed to Checkout');
  expect(visited).toEqual(['/', '/checkout']);
});
