import type { components } from '../../generated/schema.d.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { mainPicture } from '../inventory/main-picture.ts';
import type { Customer } from '../world/state/account.ts';
import { shopRatings } from '../inventory/current-ratings.ts';
import { findOrder } from '../orders/find-order.ts';
import { formatLongDate } from '../../lib/datetime/backend-dates.ts';
import type { Order, OrderLine } from '../world/state/order.ts';
import { findProduct, findShop } from '../inventory/products.ts';
import { linesOf } from './returns.ts';
import type { OrderReturn } from '../world/state/order-return.ts';
import { textIn } from '../world/content-locale.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

export function serializeReturnRow(stored: OrderReturn, view: View): Schemas['ReturnRow'] {
  const order = orderOf(stored, view);
  const lines = linesOf(order, stored.productIds);
  return {
    ...serializeReturnParts(stored, order),
    quantity: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
  };
}

export function serializeReturnDetails(
  stored: OrderReturn,
  customer: Customer,
  view: View,
): Schemas['ReturnDetails'] {
  const order = orderOf(stored, view);
  const shop = findShop(view.world, order.shopId);
  return {
    ...serializeReturnParts(stored, order),
    shop_name: shop?.name ?? '',
    shop_logo: pictureUrl(view.origin, shop?.logo ?? 'default', 200),
    shop_rating: shop ? shopRatings(view.world, shop).rating : 0,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: customer.email,
    return_order_products: linesOf(order, stored.productIds).map((line) =>
      serializeReturnedProduct(line, view),
    ),
  };
}

function serializeReturnParts(
  stored: OrderReturn,
  order: Order,
): Omit<Schemas['ReturnRow'], 'quantity'> {
  return {
    id: stored.id,
    order_id: order.code.replace('#', ''),
    reason: stored.reason,
    amount: stored.amount,
    status: stored.status,
    payment_status: stored.isPaid ? 'Paid' : 'Unpaid',
    reject_note: stored.rejectNote,
    return_date: formatLongDate(stored.requestedAt),
    return_address: stored.address,
  };
}

/** Shows the current product with the ordered options. */
function serializeReturnedProduct(
  line: OrderLine,
  { world, locale, origin }: View,
): Schemas['ReturnedProduct'] {
  const product = findProduct(world, line.productId);
  return {
    product_id: line.productId,
    product_name: product ? textIn(product.name, locale) : '',
    product_price: product?.price ?? '',
    thumbnail: pictureUrl(origin, mainPicture(product)),
    quantity: line.quantity,
    color: line.colour ?? '',
    size: line.size ?? '',
    unit: line.unit ?? '',
    price: line.unitPrice,
  };
}

function orderOf({ id, orderId }: OrderReturn, { world }: View): Order {
  const order = findOrder(world, orderId);
  if (!order) {
    throw new Error(
      `Failed to show return ${id}: the world "${world.id}" has no order ${orderId}. Orders are never removed, so check what created the return.`,
    );
  }
  return order;
}
