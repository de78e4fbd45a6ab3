import type { Schemas } from '../../../domain/testing/parse-response.ts';
import { pickCart } from '../../../domain/testing/pick-product.ts';
import type { Visitor } from '../../../domain/testing/visitor.ts';

export interface PlacedOrder {
  /** The gateway's page */
  readonly url: string;
  readonly paymentId: number;
  readonly orders: readonly Schemas['OrderRow'][];
  readonly fetchNewest: () => Promise<readonly Schemas['OrderRow'][]>;
}

/** Orders as the demo customer, with Stripe. */
export async function placeOrderOnline(guest: Visitor, shopCount: 1 | 2 = 1): Promise<PlacedOrder> {
  const amira = await guest.signIn();
  const { one, other } = pickCart();
  const products = [one, other].slice(0, shopCount);
  for (const { id } of products) await amira.post('/api/cart/store', { product_id: id });
  const { body } = await amira.post<'PlaceOrderResponse'>('/api/place-order', {
    shop_ids: products.map(({ shopId }) => shopId),
    address_id: 1,
    payment_method: 'stripe',
  });
  const url = body.data.order_payment_url ?? '';
  const fetchNewest = async () => {
    const list = await amira.get<'OrdersResponse'>(`/api/orders?page=1&per_page=${shopCount}`);
    return list.body.data.orders;
  };
  const paymentId = Number(/\/order\/(\d+)\//.exec(url)?.[1]);
  return { url, paymentId, orders: await fetchNewest(), fetchNewest };
}
