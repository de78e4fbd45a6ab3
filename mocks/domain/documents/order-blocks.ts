import { formatOrderDateTime } from '../../lib/datetime/backend-dates.ts';
import type { Order } from '../world/state/order.ts';
import { paymentMethodText } from '../payments/payment-methods.ts';
import { findShop } from '../inventory/products.ts';
import type { World } from '../world/world.ts';
import { appName } from './app-name.ts';

/** Text blocks of an order document. The first line of each list is its title. */
export interface OrderBlocks {
  readonly shop: string;
  readonly order: readonly string[];
  readonly customer: readonly string[];
  readonly seller: readonly string[];
}

export function orderBlocks(world: World, order: Order): OrderBlocks {
  const { settings } = world.base;
  const shop = findShop(world, order.shopId)?.name ?? appName(world);
  const delivered =
    order.deliveredAt === null ? [] : [`Delivered ${formatOrderDateTime(order.deliveredAt)}`];
  return {
    shop,
    order: [
      'Order',
      order.code,
      `Placed ${formatOrderDateTime(order.placedAt)}`,
      ...delivered,
      `Status: ${order.status}`,
      `${paymentMethodText(order.paymentMethod, order.isPaid)}, ${order.isPaid ? 'paid' : 'unpaid'}`,
    ],
    customer: ['Deliver to', ...deliveryAddressLines(world, order)],
    seller: [
      'Sold by',
      shop,
      `through ${appName(world)}`,
      world.settings.address ?? settings.address,
      settings.email,
    ],
  };
}

function deliveryAddressLines(world: World, order: Order): string[] {
  const address = world.addresses.get(order.addressId);
  if (!address) return ['Address no longer available'];
  const { name, flatNo, addressLine, addressLine2, area, postCode, phone } = address;
  const street = [flatNo, addressLine].filter(Boolean).join(', ');
  const city = [area, postCode].filter(Boolean).join(' ');
  return [name, street, addressLine2 ?? '', city, phone].filter((line) => line !== '');
}
