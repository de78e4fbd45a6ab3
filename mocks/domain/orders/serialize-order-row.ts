import type { components } from '../../generated/schema.d.ts';
import { formatIsoDateTime, formatOrderDateTime } from '../../lib/datetime/backend-dates.ts';
import type { Order, OrderLine } from '../world/state/order.ts';
import { paymentMethodText } from '../payments/payment-methods.ts';
import { findProduct } from '../inventory/products.ts';
import { serializeAddress } from '../addresses/serialize-address.ts';
import { serializeProductCard } from '../products/serialize-product-card.ts';
import { serializeHistory } from './serialize-history.ts';
import { ownFields } from '../world/release.ts';
import type { PersonalView } from '../world/view.ts';

type Schemas = components['schemas'];

/** Shows products as they are now, even when withdrawn. */
export function serializeOrderRow(
  order: Order,
  lines: readonly OrderLine[],
  view: PersonalView,
): Schemas['OrderRow'] {
  const { world } = view;
  const destination = world.addresses.get(order.addressId);
  return {
    id: order.id,
    order_code: order.code,
    quantity: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    amount: order.figures.payable,
    payment_method: paymentMethodText(order.paymentMethod, order.isPaid),
    payment_status: order.isPaid ? 'Paid' : 'Pending',
    order_status: order.status,
    created_at: formatIsoDateTime(order.placedAt),
    placed_at: formatOrderDateTime(order.placedAt),
    address: destination ? serializeAddress(destination, world) : null,
    products: lines.flatMap(({ productId }): Schemas['ProductCard'][] => {
      const product = findProduct(world, productId);
      return product ? [serializeProductCard(product, view)] : [];
    }),
    ...ownFields<Schemas['OrderRow']>(world, () => ({ status_history: serializeHistory(order) })),
  };
}

export function serializeOrderCounts(orders: readonly Order[]): Schemas['OrderCounts'] {
  const count = (status: Order['status']) =>
    orders.filter((order) => order.status === status).length;
  return {
    all: orders.length,
    pending: count('Pending'),
    confirm: count('Confirm'),
    processing: count('Processing'),
    pickup: count('Pickup'),
    on_the_way: count('On The Way'),
    delivered: count('Delivered'),
    cancelled: count('Cancelled'),
  };
}
