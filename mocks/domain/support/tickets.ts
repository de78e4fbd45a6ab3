import type { TicketMessage, Ticket, TicketForm } from '../world/state/ticket.ts';
import type { Customer } from '../world/state/account.ts';
import { emitEvent } from '../world/realtime-events.ts';
import { hash } from '../../lib/hash.ts';
import type { World } from '../world/world.ts';

/** Channel of the admin panel. */
const ADMIN_CHANNEL = 'notification-channel';

/** Creates a ticket and notifies the admin panel. */
export function openTicket(
  world: World,
  customer: Customer,
  { message, ...form }: TicketForm,
  openedAt = world.now(),
): Ticket {
  const id = world.tickets.length + 1;
  const ticket: Ticket = {
    ...form,
    id,
    number: `${100_000 + (hash(world.seed, id) % 900_000)}${id}`,
    customerId: customer.id,
    openedAt,
    messages: [],
    status: 'pending',
    isChatAllowed: false,
    schedule: null,
  };
  world.tickets.push(ticket);
  addTicketMessage(world, ticket, customer.id, message, openedAt);
  emitEvent(world, ADMIN_CHANNEL, 'support-ticket-event', {
    message: 'New Support Ticket Created',
  });
  return ticket;
}

/** See backend call 72. */
export function canCustomerReply({ isChatAllowed, status }: Ticket): boolean {
  return isChatAllowed && status !== 'cancel';
}

/** Does not check permission. Notifies the admin panel. */
export function addCustomerMessage(world: World, ticket: Ticket, text: string): void {
  addTicketMessage(world, ticket, ticket.customerId, text);
  emitEvent(world, ADMIN_CHANNEL, 'admin-support-ticket-message-event', {
    ticket_number: ticket.number,
  });
}

/** Emits no event. */
export function addTicketMessage(
  world: World,
  ticket: Ticket,
  senderId: number,
  text: string,
  sentAt = world.now(),
): TicketMessage {
  const id = world.tickets.reduce((sum, { messages }) => sum + messages.length, 1);
  const message: TicketMessage = { id, text, sentAt, senderId, isHighlighted: false };
  ticket.messages.push(message);
  return message;
}

/** Returns the newest first. */
export function ticketsOf(world: World, customer: Customer): Ticket[] {
  return world.tickets.filter(({ customerId }) => customerId === customer.id).toReversed();
}

export function findTicket(
  world: World,
  customer: Customer,
  ticketNumber: string | undefined,
): Ticket | undefined {
  return world.tickets.find(
    ({ number, customerId }) => number === ticketNumber && customerId === customer.id,
  );
}

export function isRunning({ status }: Ticket): boolean {
  return status === 'pending' || status === 'confirm';
}
