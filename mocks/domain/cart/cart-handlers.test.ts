import { describe, expect, it } from 'vitest';
import { withdrawProduct } from '../inventory/products.ts';
import type { Schemas } from '../testing/parse-response.ts';
import { openShop } from '../testing/open-shop.ts';
import { pickCart, pickProduct } from '../testing/pick-product.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();
const { one, sibling, other } = pickCart();
const NO_STOCK = { message: 'Sorry! product cart quantity is limited. No more stock' };
const NO_LINE = { message: 'Sorry product not found in cart' };

function lines({ data }: Schemas['CartResponse']): Schemas['CartLine'][] {
  return data.cart_items.flatMap(({ products }) => products);
}

async function add(visitor: Visitor, product_id: number, more: object = {}) {
  return visitor.post<'CartResponse'>('/api/cart/store', { product_id, ...more });
}

describe('GET /carts', () => {
  it('@API-04 starts with an empty cart', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await amira.get<'CartResponse'>('/api/carts');
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'cart list', data: { total: 0, cart_items: [], info: null } });
  });

  it('@API-04 requires a token', async () => {
    const { status, body } = await shop.enter().visitor.get<'ErrorMessage'>('/api/carts');
    expect([status, body]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  it('shows the chosen colour', async () => {
    const amira = await shop.enter().visitor.signIn();
    const product = pickProduct(
      ({ colours, pictures, stock }) => colours.length > 2 && pictures.length > 3 && stock > 0,
    );
    const color = product.colours[2]?.id;
    const { body } = await add(amira, product.id, { color });
    const { data } = (
      await amira.get<'ProductResponse'>(`/api/product-details?product_id=${product.id}`)
    ).body;
    const shown = data.product.thumbnails.find(({ color_id: id }) => id === color);
    expect(lines(body)[0]?.thumbnail).toBe(shown?.thumbnail);
    expect(shown).not.toBe(data.product.thumbnails[0]);
  });

  it('@API-04 counts lines, not pieces, and groups them by shop in the order of adding', async () => {
    const amira = await shop.enter().visitor.signIn();
    await add(amira, one.id, { quantity: 3 });
    await add(amira, other.id);
    await add(amira, sibling.id);
    const { body } = await amira.get<'CartResponse'>('/api/carts');
    expect(body.data.total).toBe(3);
    expect(
      body.data.cart_items.map(({ shop_id, products }) => [shop_id, products.map(({ id }) => id)]),
    ).toEqual([
      [one.shopId, [one.id, sibling.id]],
      [other.shopId, [other.id]],
    ]);
  });

  it('@API-04 drops withdrawn products and reports it once', async () => {
    const { visitor, world } = shop.enter();
    const amira = await visitor.signIn();
    await add(amira, one.id);
    await add(amira, other.id);
    withdrawProduct(world, one.id);
    const { body } = await amira.get<'CartResponse'>('/api/carts');
    expect(body.data.info).toBe('Some products are removed from cart due to unavailability');
    expect(lines(body).map(({ id }) => id)).toEqual([other.id]);
    expect((await amira.get<'CartResponse'>('/api/carts')).body.data.info).toBeNull();
  });
});

describe('POST /cart/store', () => {
  it('@API-04 returns the line with its texts and prices', async () => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await add(amira, one.id, { quantity: 2 });
    expect(status).toBe(200);
    expect(body.message).toBe('product added to cart');
    expect(lines(body)[0]).toMatchObject({
      id: one.id,
      quantity: 2,
      name: one.name.en,
      price: one.price,
      discount_price: one.discountPrice,
      color: null,
      size: null,
    });
  });

  it('@API-04 adds the surcharges of size and colour to both prices and names the options in English only', async () => {
    const shirt = pickProduct(
      ({ sizes, colours, discountPrice, stock, isDigital }) =>
        sizes.some(({ price }) => price > 0) &&
        colours.length > 0 &&
        discountPrice > 0 &&
        stock > 3 &&
        !isDigital,
    );
    const size = shirt.sizes.find(({ price }) => price > 0);
    const colour = shirt.colours[0];
    const amira = (await shop.enter().visitor.signIn()).withHeaders({ 'Accept-Language': 'ar' });
    const { body } = await add(amira, shirt.id, { size: size?.id, color: colour?.id });
    const [line] = lines(body);
    const addition = (size?.price ?? 0) + (colour?.price ?? 0);
    expect(line?.price).toBeCloseTo(shirt.price + addition, 5);
    expect(line?.name).toBe(shirt.name.en);
    expect(line?.size).toMatchObject({ id: size?.id, price: size?.price });
    expect(line?.color?.id).toBe(colour?.id);
    if (!line) throw new Error('The cart has no line.');
    const expectedPercentage = ((line.price - line.discount_price) / line.price) * 100;
    expect(line.discount_percentage).toBeCloseTo(expectedPercentage, 2);
  });

  it('@API-04 increments an existing line by one and applies the new options', async () => {
    const shirt = pickProduct(({ sizes, stock }) => sizes.length > 1 && stock > 5);
    const amira = await shop.enter().visitor.signIn();
    await add(amira, shirt.id, { size: shirt.sizes[0]?.id, quantity: 2 });
    const { body } = await add(amira, shirt.id, { size: shirt.sizes[1]?.id, quantity: 2 });
    expect(lines(body)).toHaveLength(1);
    expect(lines(body)[0]).toMatchObject({ quantity: 3, size: { id: shirt.sizes[1]?.id } });
  });

  it('@API-04 keeps the buy-now line apart from the cart', async () => {
    const amira = await shop.enter().visitor.signIn();
    await add(amira, one.id);
    const bought = await add(amira, other.id, { is_buy_now: true });
    expect(lines(bought.body).map(({ id }) => id)).toEqual([other.id]);
    const cart = await amira.get<'CartResponse'>('/api/carts');
    expect(lines(cart.body).map(({ id }) => id)).toEqual([one.id]);
    const now = await amira.get<'CartResponse'>('/api/carts?is_buy_now=1');
    expect(lines(now.body).map(({ id }) => id)).toEqual([other.id]);
  });

  it('@API-04 rejects sold-out products and quantities above the stock', async () => {
    const soldOut = pickProduct(({ stock, isDigital }) => stock === 0 && !isDigital);
    const amira = await shop.enter().visitor.signIn();
    for (const request of [
      { product_id: soldOut.id },
      { product_id: one.id, quantity: one.stock + 1 },
    ]) {
      const { status, body } = await amira.post<'ValidationError'>('/api/cart/store', request);
      expect([status, body]).toEqual([422, NO_STOCK]);
    }
    expect((await amira.get<'CartResponse'>('/api/carts')).body.data.total).toBe(0);
  });

  it.each<[string, object, Record<string, string[]>]>([
    ['no product', {}, { product_id: ['The product id is required.'] }],
    [
      'an unknown product',
      { product_id: 99_999 },
      { product_id: ['The selected product id is invalid.'] },
    ],
    [
      'an unknown colour',
      { product_id: one.id, color: 9999 },
      { color: ['The selected color is invalid.'] },
    ],
    [
      'an unknown size',
      { product_id: one.id, size: 9999 },
      { size: ['The selected size is invalid.'] },
    ],
    [
      'a fractional quantity',
      { product_id: one.id, quantity: 1.5 },
      { quantity: ['The quantity must be an integer.'] },
    ],
  ])('@API-04 rejects %s', async (_, request, errors) => {
    const amira = await shop.enter().visitor.signIn();
    const { status, body } = await amira.post<'ValidationError'>('/api/cart/store', request);
    expect([status, body]).toEqual([422, { message: Object.values(errors)[0]?.[0], errors }]);
  });

  it('@API-04 reports all unknown ids together', async () => {
    const amira = await shop.enter().visitor.signIn();
    const request = { product_id: 99_999, color: 9999, size: 9999 };
    const { body } = await amira.post<'ValidationError'>('/api/cart/store', request);
    expect(body.message).toBe('The selected product id is invalid. (and 2 more errors)');
    expect(Object.keys(body.errors ?? {})).toEqual(['product_id', 'color', 'size']);
  });
});

describe('quantity', () => {
  it.each(['increment', 'decrement', 'delete'])(
    '@API-04 rejects an unknown product (%s)',
    async (action) => {
      const amira = await shop.enter().visitor.signIn();
      const request = { product_id: 99_999 };
      const { status, body } = await amira.post<'ValidationError'>(`/api/cart/${action}`, request);
      const message = 'The selected product id is invalid.';
      expect([status, body]).toEqual([422, { message, errors: { product_id: [message] } }]);
    },
  );

  it('@API-04 increments, decrements, and removes the line at one', async () => {
    const amira = await shop.enter().visitor.signIn();
    await add(amira, one.id);
    const line = { product_id: one.id };
    const more = await amira.post<'CartResponse'>('/api/cart/increment', line);
    expect([more.body.message, lines(more.body)[0]?.quantity]).toEqual([
      'product quantity increased',
      2,
    ]);
    const less = await amira.post<'CartResponse'>('/api/cart/decrement', line);
    expect([less.body.message, lines(less.body)[0]?.quantity]).toEqual([
      'product quantity decreased',
      1,
    ]);
    const gone = await amira.post<'CartResponse'>('/api/cart/decrement', line);
    expect([gone.status, gone.body.message, gone.body.data.total]).toEqual([
      200,
      'product removed from cart',
      0,
    ]);
  });

  it('@API-04 stops at the stock', async () => {
    const amira = await shop.enter().visitor.signIn();
    await add(amira, one.id, { quantity: one.stock });
    const line = { product_id: one.id };
    const { status, body } = await amira.post<'ValidationError'>('/api/cart/increment', line);
    expect([status, body]).toEqual([422, NO_STOCK]);
  });

  it('@API-04 stops at the last flash sale piece, or at the stock once those are sold', async () => {
    const { visitor, world } = shop.enter();
    const [sale] = world.base.flashSales;
    const [offer] = sale?.lines ?? [];
    if (!sale || !offer) throw new Error('The base has no flash sale.');
    const setPiecesLeft = (pieces: number) =>
      world.products.flashSold.set(
        `${sale.id}:${offer.productId}`,
        offer.quantity - offer.sold - pieces,
      );
    const amira = await visitor.signIn();
    const line = { product_id: offer.productId };
    setPiecesLeft(2);
    await add(amira, offer.productId);
    const statuses = async () => [
      (await amira.post('/api/cart/increment', line)).status,
      (await amira.post('/api/cart/increment', line)).status,
    ];
    expect(await statuses()).toEqual([200, 422]);
    setPiecesLeft(0);
    expect(await statuses()).toEqual([200, 200]);
  });

  it.each(['increment', 'decrement', 'delete'])('@API-04 %s requires a line', async (call) => {
    const amira = await shop.enter().visitor.signIn();
    await add(amira, one.id, { is_buy_now: true });
    const path = `/api/cart/${call}`;
    const { status, body } = await amira.post<'ValidationError'>(path, { product_id: other.id });
    expect([status, body]).toEqual([422, NO_LINE]);
    const missing = await amira.post<'ValidationError'>(path, {});
    expect(missing.body).toEqual({
      message: 'The product id is required.',
      errors: { product_id: ['The product id is required.'] },
    });
  });

  it('@API-04 changes only the line of the cart in the request', async () => {
    const amira = await shop.enter().visitor.signIn();
    await add(amira, one.id);
    await add(amira, one.id, { is_buy_now: true });
    const line = { product_id: one.id, is_buy_now: true };
    const more = await amira.post<'CartResponse'>('/api/cart/increment', line);
    expect(lines(more.body)[0]?.quantity).toBe(2);
    expect(lines((await amira.get<'CartResponse'>('/api/carts')).body)[0]?.quantity).toBe(1);
  });
});

it('@API-04 POST /cart/delete removes a product from both carts', async () => {
  const amira = await shop.enter().visitor.signIn();
  await add(amira, one.id, { quantity: 4 });
  await add(amira, other.id);
  await add(amira, one.id, { is_buy_now: true });
  const { body } = await amira.post<'CartResponse'>('/api/cart/delete', { product_id: one.id });
  expect(body.message).toBe('product removed from cart');
  expect(lines(body).map(({ id }) => id)).toEqual([other.id]);
  expect((await amira.get<'CartResponse'>('/api/carts?is_buy_now=1')).body.data.total).toBe(0);
});

it('@API-07 keeps the carts of worlds and customers apart', async () => {
  const { visitor } = shop.enter();
  const [amira, nora] = [await visitor.signIn(), await visitor.signIn('new@souk.example')];
  await add(amira, one.id);
  expect((await nora.get<'CartResponse'>('/api/carts')).body.data.total).toBe(0);
  const elsewhere = await shop.enter().visitor.signIn();
  expect((await elsewhere.get<'CartResponse'>('/api/carts')).body.data.total).toBe(0);
  expect((await amira.get<'CartResponse'>('/api/carts')).body.data.total).toBe(1);
});
