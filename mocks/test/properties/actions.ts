import * as fc from 'fast-check';

export interface Action {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

export interface ActionTargets {
  readonly productIds: readonly number[];
  readonly shopIds: readonly number[];
}

/** Generates actions that change a customer's state; many are rejected. */
export function actions({ productIds, shopIds }: ActionTargets): fc.Arbitrary<Action> {
  const product = fc.constantFrom(...productIds);
  const shop = fc.constantFrom(...shopIds);
  const order = fc.integer({ min: 1, max: 12 });
  const post = (path: string, body: fc.Arbitrary<object>): fc.Arbitrary<Action> =>
    body.map((content) => ({ method: 'POST', path: `/api/${path}`, body: content }));
  const line = fc.record({ product_id: product });
  return fc.oneof(
    {
      weight: 6,
      arbitrary: post(
        'cart/store',
        fc.record({ product_id: product, quantity: fc.integer({ min: 1, max: 4 }) }),
      ),
    },
    { weight: 3, arbitrary: post('cart/increment', line) },
    { weight: 3, arbitrary: post('cart/decrement', line) },
    { weight: 1, arbitrary: post('cart/delete', line) },
    { weight: 2, arbitrary: post('favorite-add-or-remove', line) },
    {
      weight: 1,
      arbitrary: post(
        'vouchers-collect',
        fc.record({ coupon_id: fc.integer({ min: 1, max: 20 }) }),
      ),
    },
    {
      weight: 2,
      arbitrary: post(
        'place-order',
        fc.record({
          shop_ids: shop.map((id) => [id]),
          address_id: fc.constantFrom(1, 2),
          payment_method: fc.constantFrom('cash', 'stripe'),
        }),
      ),
    },
    { weight: 2, arbitrary: post('orders/cancel', fc.record({ order_id: order })) },
    {
      weight: 1,
      arbitrary: post(
        'place-order/again',
        fc.record({ order_id: order, payment_method: fc.constant('cash') }),
      ),
    },
    {
      weight: 1,
      arbitrary: post(
        'product-review',
        fc.record({
          product_id: product,
          order_id: order,
          rating: fc.integer({ min: 1, max: 5 }),
          description: fc.constant('As described, quick delivery.'),
        }),
      ),
    },
    {
      weight: 1,
      arbitrary: post(
        'return-order',
        fc.record({
          order_id: order,
          product_ids: product.map((id) => [id]),
          reason: fc.constant('It does not fit.'),
          bank_account_number: fc.constant('DE02100100100006820101'),
          return_address: fc.constant('House 17, Road 45'),
        }),
      ),
    },
  );
}
