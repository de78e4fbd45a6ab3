import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPlain, catalogue } from '../../domain/testing/pick-product.ts';
import { openShop } from '../../domain/testing/open-shop.ts';
import type { Visitor } from '../../domain/testing/visitor.ts';
import { roundMoney } from '../../domain/pricing/pricing.ts';
import { type Action, actions } from './actions.ts';

const shop = openShop();

// Few products of few shops, so that actions affect each other.
const products = catalogue.filter(isPlain).slice(0, 6);
const scene = {
  productIds: products.map(({ id }) => id),
  shopIds: [...new Set(products.map(({ shopId }) => shopId))],
};
const sequences = fc.array(actions(scene), { minLength: 5, maxLength: 40 });

async function perform(visitor: Visitor, { method, path, body }: Action): Promise<string> {
  const response =
    method === 'POST'
      ? await visitor.post(path, body)
      : method === 'DELETE'
        ? await visitor.delete(path)
        : await visitor.get(path);
  return `${response.status} ${response.text}`;
}

async function readState(visitor: Visitor): Promise<string> {
  const paths = ['carts', 'orders', 'favorite-products', 'addresses', 'return-orders'];
  const texts = await Promise.all(
    paths.map(async (path) => (await visitor.get(`/api/${path}`)).text),
  );
  return texts.join('\n');
}

async function expectConsistentCart(visitor: Visitor) {
  const { body } = await visitor.get<'CartResponse'>('/api/carts');
  const { total, cart_items: groups } = body.data;
  const lines = groups.flatMap((group) => group.products);
  expect(lines).toHaveLength(total);
  expect(new Set(lines.map(({ id }) => id)).size, 'one line for each product').toBe(total);
  expect(new Set(groups.map((group) => group.shop_id)).size).toBe(groups.length);
  for (const { quantity } of lines) expect(quantity).toBeGreaterThan(0);

  const checkout = await visitor.post<'CheckoutResponse'>('/api/cart/checkout', {
    shop_ids: groups.map((group) => group.shop_id),
  });
  const { checkout: figures, checkout_items: items } = checkout.body.data;
  const sum = items
    .flatMap((group) => group.products)
    .reduce(
      (subtotal, { price, discount_price: low, quantity }) => subtotal + (low || price) * quantity,
      0,
    );
  expect(figures.total_amount, 'the checkout lines add up to the total').toBe(roundMoney(sum));
  expect(figures.payable_amount).toBe(
    roundMoney(
      figures.total_amount +
        figures.delivery_charge -
        figures.coupon_discount +
        figures.order_tax_amount,
    ),
  );
}

async function expectConsistentOrders(visitor: Visitor) {
  const { body } = await visitor.get<'OrdersResponse'>('/api/orders');
  const { total, orders, status_wise_orders: counts } = body.data;
  expect(orders).toHaveLength(total);
  const { all, ...byStatus } = counts;
  expect(all).toBe(total);
  for (const [name, count] of Object.entries(byStatus)) {
    const status = name.replaceAll('_', ' ');
    const found = orders.filter((order) => order.order_status.toLowerCase() === status);
    expect([name, found.length]).toEqual([name, count]);
  }
}

async function expectNonNegativeStock(visitor: Visitor) {
  for (const { id } of products) {
    const { body } = await visitor.get<'ProductResponse'>(`/api/product-details?product_id=${id}`);
    const { quantity } = body.data.product;
    expect(quantity, `stock of product ${id}`).toBeGreaterThanOrEqual(0);
  }
}

async function expectConsistentFavourites(visitor: Visitor) {
  const { body } = await visitor.get<'FavouritesResponse'>('/api/favorite-products');
  const marked = body.data.products.map(({ id }) => id);
  expect(new Set(marked).size).toBe(marked.length);
  const list = await visitor.get<'ProductsResponse'>('/api/products');
  const shown = list.body.data.products.filter((product) => product.is_favorite);
  expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(marked));
}

it('@API-04 any actions keep totals and counts consistent and the stock non-negative', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const visitor = await shop.enter().visitor.signIn();
      for (const action of sequence) await perform(visitor, action);
      await expectConsistentCart(visitor);
      await expectConsistentOrders(visitor);
      await expectConsistentFavourites(visitor);
      await expectNonNegativeStock(visitor);
    }),
    { numRuns: 15 },
  );
});

it('@API-07 the same actions return the same bytes and affect no other world', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const visitors = await Promise.all([1, 2, 3].map(() => shop.enter().visitor.signIn()));
      const [one, two, uninvolved] = visitors as [Visitor, Visitor, Visitor];
      const before = await readState(uninvolved);
      for (const action of sequence)
        expect(await perform(one, action)).toBe(await perform(two, action));
      expect(await readState(one)).toBe(await readState(two));
      expect(await readState(uninvolved)).toBe(before);
    }),
    { numRuns: 8 },
  );
});
