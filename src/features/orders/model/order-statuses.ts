import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '../../../api/generated/schema.d.ts';

export type OrderStatus = components['schemas']['OrderStatus'];
type Counts = components['schemas']['OrderCounts'];

/** Order status as tab and badge (ORD-01). */
interface OrderState {
  /** API value; undefined for all. */
  status: OrderStatus | undefined;
  /** URL value. */
  slug: keyof Counts;
  label: MessageDescriptor;
}

/** In tab order. */
export const ORDER_STATUSES: readonly OrderState[] = [
  { status: undefined, slug: 'all', label: msg`All` },
  { status: 'Pending', slug: 'pending', label: msg`Pending` },
  { status: 'Confirm', slug: 'confirm', label: msg`Confirmed` },
  { status: 'Pickup', slug: 'pickup', label: msg`Picked up` },
  { status: 'Processing', slug: 'processing', label: msg`Processing` },
  { status: 'On The Way', slug: 'on_the_way', label: msg`On the way` },
  { status: 'Delivered', slug: 'delivered', label: msg`Delivered` },
  { status: 'Cancelled', slug: 'cancelled', label: msg`Cancelled` },
];

const TONES: Record<OrderStatus, 'warning' | 'neutral' | 'brand' | 'success' | 'danger'> = {
  Pending: 'warning',
  Confirm: 'neutral',
  Processing: 'brand',
  Pickup: 'brand',
  'On The Way': 'brand',
  Delivered: 'success',
  Cancelled: 'danger',
};

export function getStatusLabel(status: OrderStatus): MessageDescriptor {
  return (ORDER_STATUSES.find((state) => state.status === status) ?? findStatusBySlug('all')).label;
}

export function getStatusTone(status: OrderStatus) {
  return TONES[status];
}

/** Returns the first tab for an unknown slug. */
export function findStatusBySlug(slug: string | null): OrderState {
  const [first, ...others] = ORDER_STATUSES;
  const found = others.find((state) => state.slug === slug) ?? first;
  if (!found) throw new Error('Failed to find an order status: the list is empty.');
  return found;
}
