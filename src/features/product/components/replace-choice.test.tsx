import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart } from '../../../api/generated/cart-mutations.ts';
import { stubIntersection } from '../../../test/stub-intersection.ts';
import { user } from '../../../test/user.ts';
import {
  isVariant,
  loadCartLines,
  openAsCustomer,
  openBox,
  setStock,
} from '../testing/buy-box.tsx';

beforeEach(() => {
  stubIntersection();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['with stock to spare', false],
  ['with the full stock in the cart', true],
])(
  '@PROD-04 replaces the cart line with the new options, announced before and after, %s',
  async (_, isAll) => {
    const { app, card, product } = await openAsCustomer(isVariant);
    const [size, other] = product.sizes;
    const [colour] = product.colors;
    if (!size || !other || !colour) throw new Error('Failed to choose: too few options.');
    if (isAll) await setStock(app, card.id, 2);
    const body = { product_id: card.id, quantity: 2, size: size.id, color: colour.id };
    await app.api.client.call(addToCart, { body });
    const { box } = await openBox(app, card);
    expect(
      await box.findByText(`In your cart: \u2068${size.name} · ${colour.name}\u2069`),
    ).toBeVisible();

    await user.click(box.getByRole('radio', { name: other.name }));
    const cartName = `${other.name} · ${colour.name}`;
    expect(box.getByText(/^In your cart: .* will replace it\.$/)).toHaveTextContent(cartName);
    await user.click(box.getByRole('button', { name: `Change to ${cartName}` }));
    expect(
      await screen.findByText(
        `Your cart now has \u2068${cartName}\u2069 instead of \u2068${size.name} · ${colour.name}\u2069.`,
      ),
    ).toBeVisible();
    expect(await loadCartLines(app)).toMatchObject([
      { id: card.id, quantity: 2, size: { id: other.id } },
    ]);
  },
);

test('@PROD-04 shows an error and keeps the cart when a change is rejected', async () => {
  const { app, card, product } = await openAsCustomer(isVariant);
  const [size, other] = product.sizes;
  const body = {
    product_id: card.id,
    quantity: 1,
    size: size?.id ?? 0,
    color: product.colors[0]?.id ?? 0,
  };
  await app.api.client.call(addToCart, { body });
  const { box } = await openBox(app, card);
  await box.findByText(/^In your cart:/);
  await app.fail({ operation: 'addToCart', status: 500, times: 1 });
  await user.click(box.getByRole('radio', { name: other?.name ?? '' }));
  await user.click(box.getByRole('button', { name: /^Change to/ }));
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeVisible();
  expect(await loadCartLines(app)).toMatchObject([{ quantity: 1, size: { id: size?.id } }]);
});

/** Opens a product whose first size is in the cart, and chooses another size. */
async function openOtherSize(quantity: number, stock?: number) {
  const { app, card, product } = await openAsCustomer(
    // A flash sale shows its own stock.
    (one) => isVariant(one) && one.discount_price === 0,
  );
  const [size, other] = product.sizes;
  const [colour] = product.colors;
  if (!size || !other || !colour) throw new Error('Failed to choose: too few options.');
  if (stock !== undefined) await setStock(app, card.id, stock);
  const body = { product_id: card.id, quantity, size: size.id, color: colour.id };
  await app.api.client.call(addToCart, { body });
  const { box, calls } = await openBox(app, card);
  await box.findByText(/^In your cart:/);
  await user.click(box.getByRole('radio', { name: other.name }));
  const change = () => user.click(box.getByRole('button', { name: /^Change to/ }));
  return { app, box, calls, size, other, change };
}

/** The server applies the first request with this path, but its response is lost. */
function loseResponse(path: string) {
  const real = globalThis.fetch;
  let isLost = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (isLost || !(input instanceof Request) || !input.url.endsWith(path)) return response;
    isLost = true;
    throw new DOMException('The deadline has passed.', 'TimeoutError');
  });
}

test.each([
  ['three pieces', 3, undefined],
  ['the only piece of the stock', 1, 1],
])('@PROD-04 restores %s when the new options can’t be added', async (_, quantity, stock) => {
  const { app, box, size, change } = await openOtherSize(quantity, stock);
  await app.fail({ operation: 'addToCart', status: 500, times: 1 });
  await change();
  expect(await screen.findByText(/^Something went wrong on our side/)).toBeVisible();
  expect(await loadCartLines(app)).toMatchObject([{ quantity, size: { id: size.id } }]);
  expect(box.getByRole('group', { name: /^Quantity of/ })).toHaveTextContent(String(quantity));
  expect(screen.queryByText(/^The change wasn’t completed/)).toBeNull();
});

test('@PROD-04 removes the second piece when that failed after the new options were added', async () => {
  const { app, other, change } = await openOtherSize(1);
  await app.fail({ operation: 'decrementCartLine', status: 500, times: 1 });
  await change();
  expect(await screen.findByText(/^Your cart now has/)).toBeVisible();
  expect(await loadCartLines(app)).toMatchObject([{ quantity: 1, size: { id: other.id } }]);
});

test.each([
  ['add', 2, '/api/cart/store'],
  ['remove', 2, '/api/cart/decrement'],
  ['add', 1, '/api/cart/store'],
  ['remove', 1, '/api/cart/decrement'],
])(
  '@PROD-04 neither loses nor adds a piece when the response to %s is lost (%i in the cart)',
  async (_, quantity, path) => {
    const { app, size, other, change } = await openOtherSize(quantity);
    loseResponse(path);
    await change();
    // Before the new options were sent, the old ones are restored.
    const isRestored = quantity === 2 && path.endsWith('decrement');
    const text = isRestored ? /^That took too long/ : /^Your cart now has/;
    expect(await screen.findByText(text)).toBeVisible();
    expect(await loadCartLines(app)).toMatchObject([
      { quantity, size: { id: isRestored ? size.id : other.id } },
    ]);
  },
);

test.each([
  ['the piece can’t be restored', ['addToCart', 'addToCart']],
  ['the cart can’t be read', ['addToCart', 'getCart']],
])('@PROD-04 says that the change is incomplete when %s', async (_, failing) => {
  const { app, box, size, change } = await openOtherSize(3);
  await app.fail(...failing.map((operation) => ({ operation, status: 500, times: 1 })));
  await change();
  expect(
    await screen.findByText('The change wasn’t completed. Check the quantity in your cart.'),
  ).toBeVisible();
  expect(await loadCartLines(app)).toMatchObject([{ quantity: 2, size: { id: size.id } }]);
  await waitFor(() =>
    expect(box.getByRole('group', { name: /^Quantity of/ })).toHaveTextContent('2'),
  );
});
