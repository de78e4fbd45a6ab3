import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { components } from '../../../api/generated/schema.d.ts';

type TicketStatus = components['schemas']['TicketStatus'];
type TicketFilter = components['schemas']['TicketFilter'];

/** API and URL use the same names (FLAW 25). */
export const TICKET_TABS: readonly { filter: TicketFilter; label: MessageDescriptor }[] = [
  { filter: 'running', label: msg({ message: 'Open', context: 'tickets' }) },
  { filter: 'completed', label: msg({ message: 'Resolved', context: 'tickets' }) },
  { filter: 'cancel', label: msg({ message: 'Cancelled', context: 'tickets' }) },
];

/** Falls back to the first tab. */
export function parseTicketFilter(name: string | null): TicketFilter {
  return TICKET_TABS.find(({ filter }) => filter === name)?.filter ?? 'running';
}

/** With a message context: in some languages the gender differs from orders. */
export const TICKET_STATES: Record<
  TicketStatus,
  { label: MessageDescriptor; tone: 'warning' | 'brand' | 'success' | 'danger' }
> = {
  pending: { label: msg({ message: 'Received', context: 'ticket' }), tone: 'warning' },
  confirm: { label: msg({ message: 'In progress', context: 'ticket' }), tone: 'brand' },
  completed: { label: msg({ message: 'Resolved', context: 'ticket' }), tone: 'success' },
  cancel: { label: msg({ message: 'Cancelled', context: 'ticket' }), tone: 'danger' },
};
