import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import type { ListedProduct } from '../../api/decoders/product-fields.ts';
import { listProducts } from '../../api/generated/catalogue.ts';
import { getSettings } from '../../api/generated/settings.ts';
import type { Input } from '../../api/types.ts';
import { formatMoney } from '../../lib/money.ts';
import { createDialogs } from '../dialogs/dialogs-store.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { renderApp } from '../../test/render-app.tsx';
import { getToasts } from '../../test/shown-toasts.ts';
import { coverTitle } from './digital-cover.tsx';
import { ProductCard } from './product-card.tsx';
import { hasNoOptions, pickProduct } from '../../test/pick-product.ts';
import { watchRequestBodies } from '../../test/watch-request-bodies.ts';
import { actWithFakeTimers } from '../../test/time.ts';
import { user } from '../../test/user.ts';

const STORE = '/api/cart/store';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const buyButton = (name: string) => screen.getByRole('button', { name: `Buy ${name} now` });
const buttons = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
const addButton = (name: string) => screen.getByRole('button', { name: `Add ${name} to cart` });

test('@LIST-01 shows price, rating and a link to the product', async () => {
  const app = openApp();
  const product = await pickProduct(
    app,
    (card) => hasNoOptions(card) && card.discount_price > 0 && card.rating > 0,
  );
  renderApp(app, <ProductCard product={product} />);
  expect(screen.getByRole('img', { name: product.name })).toHaveAttribute('src');
  expect(screen.getByRole('link', { name: product.name })).toHaveAttribute(
    'href',
    `/products/${product.id}/details`,
  );
  expect(screen.getByText(`${Math.round(product.discount_percentage)}% OFF`)).toBeVisible();
  expect(screen.getByRole('deletion')).toHaveTextContent(formatMoney(product.price));
  expect(screen.getByText(`${product.total_sold.toLocaleString('en')} sold`)).toBeVisible();
  expect(screen.getByText(new RegExp(`Rated ${product.rating.toFixed(1)} out of 5`))).toBeVisible();
});

test.each([
  [true, 'Its shop'],
  [false, 'Its brand'],
])(
  '@LIST-01 shows the shop in a multi-vendor shop, else the brand (%s: %s)',
  async (multi_vendor, expected) => {
    const settings = await openApp().api.client.call(getSettings);
    const app = openApp({
      before: (path) =>
        Promise.resolve(
          path.startsWith('/api/master')
            ? Response.json({ message: 'Master data', data: { ...settings, multi_vendor } })
            : undefined,
        ),
    });
    const card = await pickProduct(app, hasNoOptions);
    const product = { ...card, brand: 'Its brand', shop: { ...card.shop, name: 'Its shop' } };
    renderApp(app, <ProductCard product={product} />);
    expect(await screen.findByText(expected)).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText(/^Its /)).toHaveLength(1));
  },
);

test('@LIST-01 says so when some options cost more', async () => {
  const app = openApp();
  const { products } = await app.api.client.call(listProducts, { page: 1, per_page: 100 });
  const isDearer = ({ sizes, colors }: ListedProduct) =>
    [...sizes, ...colors].some(({ price }) => price > 0);
  for (const hasDearerOptions of [true, false]) {
    const product = products.find((one) => isDearer(one) === hasDearerOptions);
    if (!product) throw new Error('No product fits. Check the fixtures.');
    renderApp(app, <ProductCard product={product} />);
    const card = within(screen.getByRole('article'));
    expect(card.queryAllByText('From')).toHaveLength(hasDearerOptions ? 1 : 0);
    cleanup();
  }
});

test('@LIST-01 marks a digital product and offers only Buy Now', async () => {
  const app = openApp();
  const product = await pickProduct(app, ({ is_digital: isDigital }) => isDigital);
  renderApp(app, <ProductCard product={product} />);
  expect(screen.getByText('Digital')).toBeVisible();
  const cover = screen.getByRole('img', { name: product.name });
  const facts = product.facts?.filter((fact) => !product.name.includes(fact));
  expect(cover).toHaveTextContent(facts?.join(' · ') ?? '');
  const [kind, formats] = product.facts ?? [];
  expect([...cover.children].map(({ textContent }) => textContent)).toEqual([
    kind,
    coverTitle(product.name, kind),
    formats,
  ]);
  expect(cover.querySelector('img')).toBeNull();
  expect(buttons()).toEqual([`Save ${product.name} to wishlist`, `Buy ${product.name} now`]);
});

test('@LIST-01 renders the card as one link with labelled buttons', async () => {
  const app = openApp();
  const product = await pickProduct(app, hasNoOptions);
  renderApp(app, <ProductCard product={product} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(buttons()).toEqual([
    `Save ${product.name} to wishlist`,
    `Add ${product.name} to cart`,
    `Buy ${product.name} now`,
  ]);
});

test('stores one piece for Buy Now and opens its checkout', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const product = await pickProduct(app, hasNoOptions);
  const bodies = watchRequestBodies(STORE);
  const { visited } = renderApp(app, <ProductCard product={product} />);
  await user.click(buyButton(product.name));
  await waitFor(() => expect(visited).toEqual(['/', '/buynow']));
  expect(bodies).toEqual([
    expect.objectContaining({ product_id: product.id, quantity: 1, is_buy_now: true }),
  ]);
});

test('@WISH-02 Buy Now asks a guest to log in and sends nothing', async () => {
  const app = openApp();
  const product = await pickProduct(app, hasNoOptions);
  renderApp(app, <ProductCard product={product} />);
  await user.click(buyButton(product.name));
  expect(app.get(createDialogs).getState().login).toBe(true);
  expect(app.calls()).not.toContain(`POST ${STORE}`);
});

test('marks only the pressed card for the view transition', async () => {
  const app = openApp();
  const product = await pickProduct(app, hasNoOptions);
  renderApp(
    app,
    <>
      <ProductCard product={product} />
      <ProductCard product={{ ...product, id: product.id + 1, name: 'Other' }} />
    </>,
  );
  const isMarked = () =>
    screen.getAllByRole('article').map((card) => card.hasAttribute('data-pressed'));
  expect(isMarked()).toEqual([false, false]);
  await user.click(screen.getByRole('link', { name: product.name }));
  expect(isMarked()).toEqual([true, false]);
  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(isMarked()).toEqual([false, true]);
});

test.each([
  ['sizes', (card: { sizes: unknown[] }) => card.sizes.length > 0],
  ['colours', (card: { colors: unknown[] }) => card.colors.length > 0],
])('@LIST-06 opens the product to choose from its %s and sends nothing', async (_, has) => {
  const app = openApp();
  await app.signIn();
  const product = await pickProduct(app, (card) => has(card) && card.quantity > 0);
  const { visited } = renderApp(app, <ProductCard product={product} />);
  await user.click(screen.getByRole('button', { name: `Choose options for ${product.name}` }));
  expect(visited).toEqual(['/', `/products/${product.id}/details`]);
  await user.click(buyButton(product.name));
  expect(visited.slice(2)).toEqual([`/products/${product.id}/details`]);
  expect(app.calls()).not.toContain(`POST ${STORE}`);
});

test('@LIST-06 opens a sold-out product but offers no purchase', async () => {
  const app = openApp();
  const product = await pickProduct(app, ({ quantity }) => quantity <= 0);
  const { visited } = renderApp(app, <ProductCard product={product} />);
  expect(screen.getByText('Stock Out')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ title }) => title)).toEqual([
    `Save ${product.name} to wishlist`,
  ]);
  await user.click(screen.getByRole('link', { name: product.name }));
  expect(visited.at(-1)).toBe(`/products/${product.id}/details`);
});

test('@CART-01 sends exactly six fields and requires product_id', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const product = await pickProduct(app, hasNoOptions);
  const bodies = watchRequestBodies(STORE);
  renderApp(app, <ProductCard product={product} />);
  await user.click(addButton(product.name));
  await screen.findByText('product added to the cart');
  expect(bodies).toEqual([
    {
      product_id: product.id,
      quantity: 1,
      color: null,
      size: null,
      unit: null,
      is_buy_now: false,
    },
  ]);
  expectTypeOf<Input<'addToCart'>['body']['product_id']>().toEqualTypeOf<number>();
});

test('@CART-02 shows the product in a toast that stays while hovered or focused and opens the cart', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const product = await pickProduct(app, hasNoOptions);
  renderApp(app, <ProductCard product={product} />);
  const region = screen.getByRole('region', { name: 'Notifications' });

  await user.click(addButton(product.name));
  const message = await screen.findByText('product added to the cart');
  await user.hover(region);
  expect(region).toHaveTextContent(product.name);
  expect(region.querySelector('img')).toHaveAttribute('src', product.thumbnail);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(getToasts(app).map(({ timeoutMs }) => timeoutMs)).toEqual([3000]);

  vi.useFakeTimers();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(message).toBeVisible();
  const action = screen.getByRole('button', { name: 'View In Cart' });
  act(() => action.focus());
  await actWithFakeTimers(user.unhover(region));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(message).toBeVisible();
  act(() => action.blur());
  act(() => void vi.advanceTimersByTime(3000));
  expect(message).not.toBeInTheDocument();
  vi.useRealTimers();

  await user.click(addButton(product.name));
  await user.click(await screen.findByRole('button', { name: 'View In Cart' }));
  expect(app.get(createDialogs).getState().cart).toBe(true);
});

test('shows the info field of the response as a warning', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const product = await pickProduct(app, hasNoOptions);
  watchRequestBodies(STORE, (body) => ({ ...body, data: { ...body.data, info: 'Some left it.' } }));
  renderApp(app, <ProductCard product={product} />);
  await user.click(addButton(product.name));
  expect(await screen.findByText('Some left it.')).toBeVisible();
  expect(getToasts(app).map(({ kind }) => kind)).toEqual(['card', 'warning']);
});

test('shows the server’s message as an error when adding is rejected', async () => {
  const app = openApp();
  await app.signIn('new@souk.example');
  const unavailable = await pickProduct(
    app,
    (card) => card.quantity <= 0 && card.sizes.length + card.colors.length === 0,
  );
  // Outdated list: the stock has sold out since.
  renderApp(app, <ProductCard product={{ ...unavailable, quantity: 3 }} />);
  await user.click(addButton(unavailable.name));
  await waitFor(() =>
    expect(getToasts(app)).toEqual([
      expect.objectContaining({
        kind: 'error',
        message: 'Sorry! product cart quantity is limited. No more stock',
      }),
    ]),
  );
});

test('shows no message for a 401, which the session policy reports', async () => {
  const app = openApp();
  const product = await pickProduct(app, hasNoOptions);
  renderApp(app, <ProductCard product={product} />);
  await user.click(addButton(product.name));
  await waitFor(() => expect(app.calls()).toContain(`POST ${STORE}`));
  await waitFor(() => expect(addButton(product.name)).not.toHaveAttribute('aria-busy'));
  expect(getToasts(app)).toEqual([]);
});
