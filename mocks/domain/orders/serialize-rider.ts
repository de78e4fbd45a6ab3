import type { components } from '../../generated/schema.d.ts';
import { riders } from '../../fixtures/demo/riders.ts';
import { hostileTextFor } from '../../fixtures/hostile-text.ts';
import { formatLongDate } from '../../lib/datetime/backend-dates.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import type { Order } from '../world/state/order.ts';
import type { View } from '../world/view.ts';

type Rider = NonNullable<components['schemas']['OrderDetails']['rider']>;

/** An order has a rider from its pickup to its delivery. Otherwise the backend sends `[]`. */
export function serializeRider(order: Order, { world, origin }: View): Rider {
  const rider = riders[order.id % riders.length];
  if (!rider || !['Pickup', 'On The Way'].includes(order.status)) return [];
  const { id, name, phone, picture, position } = rider;
  return {
    id,
    name: hostileTextFor(world.base, name),
    phone,
    profile_photo: pictureUrl(origin, picture, 200),
    assigned_at: formatLongDate(order.placedAt),
    latitude: position ? String(position.latitude) : '',
    longitude: position ? String(position.longitude) : '',
  };
}
