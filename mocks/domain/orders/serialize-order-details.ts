import type { components } from '../../generated/schema.d.ts';
import { formatIsoDateTime, formatOrderDateTime } from '../../lib/datetime/backend-dates.ts';
import type { Order } from '../world/state/order.ts';
import { paymentMethodText } from '../payments/payment-methods.ts';
import { findProduct, findShop } from '../inventory/products.ts';
import { isReturnable, returnDeadline } from './return-window.ts';
import { returnDays } from '../world/settings-rules.ts';
import type { World } from '../world/world.ts';
import { serializeAddress } from '../addresses/serialize-address.ts';
import { fieldsSince, ownFields } from '../world/release.ts';
import { serializeHistory } from './serialize-history.ts';
import { serializeRider } from './serialize-rider.ts';
import { serializeOrderProduct } from './serialize-order-product.ts';
import { serializeShopCard } from '../shops/serialize-shop-card.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

/** @throws when the base lacks the order's shop. */
export function serializeOrderDetails(order: Order, view: View): Schemas['OrderDetails'] {
  const { world, origin } = view;
  const { figures } = order;
  const shop = findShop(world, order.shopId);
  if (!shop) {
    throw new Error(
      `Failed to show order ${order.id}: the base has no shop ${order.shopId}. Fix the fixtures.`,
    );
  }
  const destination = world.addresses.get(order.addressId);
  return {
    id: order.id,
    order_code: order.code,
    order_status: order.status,
    created_at: formatIsoDateTime(order.placedAt),
    placed_at: formatOrderDateTime(order.placedAt),
    estimated_delivery_date: shop.estimatedDelivery,
    payment_method: paymentMethodText(order.paymentMethod, order.isPaid),
    payment_status: order.isPaid ? 'Paid' : 'Pending',
    total_amount: figures.total,
    tax_amount: figures.tax,
    discount: 0,
    coupon_discount: figures.couponDiscount,
    payable_amount: figures.payable,
    quantity: order.lines.reduce((pieces, line) => pieces + line.quantity, 0),
    delivery_charge: figures.delivery,
    shop: serializeShopCard(shop, view),
    products: order.lines.flatMap((line): Schemas['OrderProduct'][] => {
      const product = findProduct(world, line.productId);
      return product ? [serializeOrderProduct(order, line, product, view)] : [];
    }),
    invoice_url: `${origin}/shop/download-invoice/${order.id}`,
    payment_receipt_url: `${origin}/shop/payment-slip/${order.id}/download`,
    address: destination ? serializeAddress(destination, world) : null,
    all_vat_taxes: serializeTaxes(world, order),
    return_order_within_days: returnDays(world),
    last_return_date: formatOrderDateTime(returnDeadline(world, order)),
    is_returnable: isReturnable(world, order),
    ...fieldsSince<Schemas['OrderDetails']>(world, 'R3', () => ({
      rider: serializeRider(order, view),
    })),
    ...ownFields<Schemas['OrderDetails']>(world, () => ({
      note: order.note,
      status_history: serializeHistory(order),
    })),
  };
}

/** The backend stores all taxes in one table, so the ids continue from earlier orders. */
function serializeTaxes(world: World, order: Order): Schemas['OrderTax'][] {
  const before = world.orders
    .filter(({ id }) => id < order.id)
    .reduce((rows, { figures }) => rows + figures.taxes.length, 0);
  const moment = formatIsoDateTime(order.placedAt);
  return order.figures.taxes.map(({ name, percentage, amount }, index): Schemas['OrderTax'] => {
    const id = before + index + 1;
    return {
      id,
      order_id: order.id,
      name,
      percentage,
      amount,
      created_at: moment,
      updated_at: moment,
    };
  });
}
