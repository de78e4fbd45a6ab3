import type { components } from '../../generated/schema.d.ts';
import { formatIsoDateTime } from '../../lib/datetime/backend-dates.ts';
import type { Order } from '../world/state/order.ts';

export function serializeHistory({ history }: Order): components['schemas']['OrderStatusChange'][] {
  return history.map(({ status, at }) => ({ status, created_at: formatIsoDateTime(at) }));
}
