// @vitest-environment jsdom
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { getSettings } from '../../api/generated/settings.ts';
import { readAll } from '../../api/reading.ts';
import type { OpenApp } from '../../api/testing/open-app.tsx';
import { isPlain, pickProduct, readProduct } from '../../parts/testing/pick-product.ts';
import { watchBodies } from '../../parts/testing/watch-bodies.ts';
import { openShop, renderApp } from '../../test/render-app.tsx';
import { useToasts } from '../../ui/toast.ts';
import { readings, Screen } from './product-screen.tsx';

afterEach(() => vi.restoreAllMocks());

function open(app: OpenApp, id: number | string, search = '') {
  return renderApp(app, <Screen params={{ id: String(id) }} />, `/products/${id}/details${search}`);
}

const buyBox = async (name: string) => within(await screen.findByRole('region', { name }));
const isVariant = (card: { sizes: { price: number }[]; colors: unknown[] }) =>
  card.sizes.some(({ price }) => price > 0) && card.colors.length > 1;
/** The figure of a price, whatever the currency's sign. */
const sumIn = (element: HTMLElement) => Number(element.textContent.replaceAll(/[^\d.]/g, ''));
const sums = (box: Awaited<ReturnType<typeof buyBox>>) => {
  const was = box.getByRole('deletion');
  const now = was.parentElement?.querySelector<HTMLElement>(':scope > bdi');
  return [now ? sumIn(now) : undefined, sumIn(was)];
};

test('shows pictures, name, stock, seller, delivery, description and what is like it', async () => {
  const app = openShop();
  const card = await pickProduct(app, isPlain);
  const product = await readProduct(app, card.id);
  open(app, card.id);
  expect(await screen.findByRole('heading', { level: 1, name: card.name })).toBeVisible();
  expect(screen.getByRole('img', { name: card.name })).toHaveAttribute('src');
  expect(screen.getByText(`${product.quantity} in stock`)).toBeVisible();
  expect(screen.getByText('Sold by').parentElement).toHaveTextContent(product.shop.name);
  expect(screen.getByText(/^Delivery charge/)).toHaveTextContent(
    product.shop.estimated_delivery_time,
  );
  expect(screen.getByRole('region', { name: 'About Product' })).not.toBeEmptyDOMElement();
  const similar = within(await screen.findByRole('region', { name: 'Similar Products' }));
  expect(similar.getAllByRole('article').length).toBeGreaterThan(0);
});

test('what is asked ahead is exactly what the screen asks: it shows at once, nothing is asked again', async () => {
  const { client } = openShop().api;
  const asked = readings({ id: '3' });
  expect(asked).toHaveLength(1);
  const fallback = await readAll(client, asked ?? [], (_, error) => {
    throw error;
  });
  const app = openShop({ fallback });
  open(app, 3);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(app.calls()).toContain('GET /api/master'));
  expect(app.calls().filter((call) => call.includes('/api/product-details'))).toEqual([]);
});

test.each(['abc', '0', undefined])('an id such as %s is not asked ahead', (id) => {
  expect(readings(id === undefined ? {} : { id })).toBeNull();
});

test('with one vendor the seller is left out and delivery stays', async () => {
  const app = openShop();
  const card = await pickProduct(app, isPlain);
  await app.api.client.call(getSettings);
  const world = app.sent[0]?.headers.get('X-Mock-World');
  const made = await fetch(`${inject('mockUrl')}/__mock/worlds/${world}`, {
    method: 'PUT',
    body: JSON.stringify({ settings: { multi_vendor: false } }),
  });
  expect(made.ok).toBe(true);
  open(app, card.id);
  // Several vendors are taken for granted until the settings have arrived.
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(card.name);
    expect(screen.queryByText('Sold by')).toBeNull();
  });
  expect(screen.getByText(/^Delivery charge/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Popular Products From Them' })).toBeNull();
});

test('@PROD-03 size and colour change the price and stand in the address', async () => {
  const app = openShop();
  const card = await pickProduct(
    app,
    (one) => isVariant(one) && one.discount_price > 0 && one.quantity > 0,
  );
  const { sizes, colors, price, discount_price: discounted } = await readProduct(app, card.id);
  const size = sizes.findLast((one) => one.price > 0);
  const colour = colors.at(-1);
  if (!size || !colour) throw new Error('Failed to choose: the details lack what the card has.');
  const { visited } = open(app, card.id);
  const box = await buyBox(card.name);
  const cost = (base: number, ...added: { price: number }[]) =>
    Number(added.reduce((sum, one) => sum + one.price, base).toFixed(2));

  const [firstSize, firstColour] = [sizes[0], colors[0]];
  if (!firstSize || !firstColour) throw new Error('Failed to read the first of each.');
  expect(box.getByRole('radio', { name: firstSize.name })).toBeChecked();
  expect(sums(box)).toEqual([
    cost(discounted, firstSize, firstColour),
    cost(price, firstSize, firstColour),
  ]);

  fireEvent.click(box.getByRole('radio', { name: size.name }));
  fireEvent.click(box.getByRole('radio', { name: colour.name }));
  expect(sums(box)).toEqual([cost(discounted, size, colour), cost(price, size, colour)]);
  const { searchParams } = new URL(visited.at(-1) ?? '', 'http://shop');
  expect(Object.fromEntries(searchParams)).toEqual({
    size: String(size.id),
    color: String(colour.id),
  });
});

test('@PROD-03 an address with a choice opens with it, and without a discount the price counts', async () => {
  const app = openShop();
  const card = await pickProduct(
    app,
    (one) => isVariant(one) && one.discount_price === 0 && one.quantity > 0,
  );
  const { sizes, price, colors } = await readProduct(app, card.id);
  const size = sizes.findLast((one) => one.price > 0);
  const [colour] = colors;
  if (!size || !colour) throw new Error('Failed to choose: the details lack what the card has.');
  open(app, card.id, `?size=${size.id}`);
  const box = await buyBox(card.name);
  expect(box.getByRole('radio', { name: size.name })).toBeChecked();
  expect(box.queryByRole('deletion')).toBeNull();
  const total = (price + size.price + colour.price).toFixed(2);
  expect(box.getByText((text) => text.replaceAll(',', '').includes(total))).toBeVisible();
});

test('adds as many as chosen, with size and colour; the popup shows the first picture', async () => {
  const app = openShop();
  await app.signIn('new@souk.example');
  const card = await pickProduct(app, (one) => isVariant(one) && one.quantity > 5);
  const { sizes, colors, thumbnails } = await readProduct(app, card.id);
  const bodies = watchBodies('/api/cart/store');
  open(app, card.id);
  const box = await buyBox(card.name);
  fireEvent.click(box.getByRole('button', { name: `One more of ${card.name}` }));
  fireEvent.click(box.getByRole('button', { name: 'Add to Cart' }));
  const message = await screen.findByText('product added to the cart');
  expect(bodies).toEqual([
    {
      product_id: card.id,
      quantity: 2,
      size: sizes[0]?.id,
      color: colors[0]?.id,
      unit: null,
      is_buy_now: false,
    },
  ]);
  const region = message.closest('[aria-live]');
  expect(region?.querySelector('img')).toHaveAttribute('src', thumbnails[0]?.thumbnail);
});

test('@LIST-06 a sold-out product says so and cannot be bought', async () => {
  const app = openShop();
  const card = await pickProduct(app, (one) => one.quantity <= 0 && !one.is_digital);
  open(app, card.id);
  const button = await screen.findByRole('button', { name: 'Stock Out' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('This product is sold out.');
  expect(screen.queryByRole('group', { name: `Quantity of ${card.name}` })).toBeNull();
});

test('a digital product has no delivery and no bag', async () => {
  const app = openShop();
  const card = await pickProduct(app, (one) => one.is_digital);
  open(app, card.id);
  expect(await screen.findByText(/^A digital product/)).toBeVisible();
  expect(screen.queryByText(/^Delivery charge/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
});

test('arrow keys move between the pictures', async () => {
  const app = openShop();
  const card = await pickProduct(app, isPlain);
  let { id } = card;
  while ((await readProduct(app, id)).thumbnails.length < 2) id += 1;
  const { name } = await readProduct(app, id);
  open(app, id);
  const first = await screen.findByRole('button', { name: /^Picture 1 of/ });
  const before = screen.getByRole('img', { name }).getAttribute('src');
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  const second = screen.getByRole('button', { name: /^Picture 2 of/ });
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('img', { name }).getAttribute('src')).not.toBe(before);
});

test.each(['99999999', 'abc', '0', '1e3'])('an id such as %s shows not found', async (id) => {
  const app = openShop();
  open(app, id);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
  const asked = app.calls().filter((call) => call.includes('/api/product-details'));
  expect(asked).toHaveLength(id === '99999999' ? 1 : 0);
});

test('a failure says so and can be tried again', async () => {
  const app = openShop();
  const card = await pickProduct(app, isPlain);
  await app.fail({ operation: 'getProduct', status: 500, times: 1 });
  open(app, card.id);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: card.name })).toBeVisible();
});

test('more reviews come on request; a failure in between says so and goes on', async () => {
  const app = openShop();
  const card = await pickProduct(app, (one) => Number(one.total_reviews) > 6);
  const { result: toasts } = renderHook(useToasts);
  open(app, card.id);
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
  const more = await reviews.findByRole('button', { name: 'Load more' });
  expect(reviews.getAllByRole('listitem')).toHaveLength(6);
  await app.fail({ operation: 'listReviews', status: 500, times: 1 });
  fireEvent.click(more);
  expect(await reviews.findByRole('alert')).toBeVisible();
  expect(reviews.getAllByRole('listitem')).toHaveLength(6);
  fireEvent.click(reviews.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(reviews.getAllByRole('listitem').length).toBeGreaterThan(6));
  expect(reviews.queryByRole('alert')).toBeNull();
  expect(toasts.current).toEqual([]);
});
