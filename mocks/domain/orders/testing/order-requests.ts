import type { Shop } from '../../testing/open-shop.ts';
import type { Visitor } from '../../testing/visitor.ts';

/** The response body for an unknown order or an order of another customer. */
export const UNKNOWN_ORDER = {
  message: 'The selected order id is invalid.',
  errors: { order_id: ['The selected order id is invalid.'] },
};
/** The response body for a missing `order_id`. */
export const MISSING_ORDER_ID = {
  message: 'The order id field is required.',
  errors: { order_id: ['The order id field is required.'] },
};

export async function enterAsAmira(shop: Shop, settings = {}) {
  const { visitor, world, clock } = shop.enter(settings);
  return { visitor, world, clock, amira: await visitor.signIn() };
}

export async function getOrderDetails(visitor: Visitor, id: number) {
  const { body } = await visitor.get<'OrderDetailsResponse'>(`/api/order-details?order_id=${id}`);
  return body.data.order;
}

export async function getNewestOrder(visitor: Visitor) {
  const { body } = await visitor.get<'OrdersResponse'>('/api/orders?page=1&per_page=1');
  const [order] = body.data.orders;
  if (!order) throw new Error('The visitor has no orders.');
  return order;
}

/** Orders a product and returns the order's id. */
export async function buy(visitor: Visitor, productId: number, shopId: number, quantity = 1) {
  await visitor.post('/api/cart/store', { product_id: productId, quantity });
  const order = { shop_ids: [shopId], address_id: 1, payment_method: 'stripe' };
  await visitor.post('/api/place-order', order);
  return (await getNewestOrder(visitor)).id;
}
