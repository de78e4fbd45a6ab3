import type { TicketMessage, Ticket, TicketForm } from '../world/state/ticket.ts';
import type { Customer } from '../world/state/account.ts';
import { emitEvent } from '../world/realtime-events.ts';
import { hash } from '../../lib/hash.ts';
import type { World } from '../world/world.ts';

/** Where the admin panel listens. */
const PANEL = 'notification-channel';

/** Opens a ticket; its message begins the thread. The admin panel hears of it. */
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
    allowsChat: false,
    schedule: null,
  };
  world.tickets.push(ticket);
  addTicketMessage(world, ticket, customer.id, message, openedAt);
  emitEvent(world, PANEL, 'support-ticket-event', { message: 'New Support Ticket Created' });
  return ticket;
}

/** Whether a ticket's customer may write on it (backend call 72). */
export function canWrite({ allowsChat, status }: Ticket): boolean {
  return allowsChat && status !== 'cancel';
}

/** Adds what the ticket's customer wrote, without looking whether they may. The admin panel hears of it. */
export function writeOnTicket(world: World, ticket: Ticket, text: string): void {
  addTicketMessage(world, ticket, ticket.customerId, text);
  emitEvent(world, PANEL, 'admin-support-ticket-message-event', { ticket_number: ticket.number });
}

/** Adds a message to a thread and tells nobody. */
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

/** A customer's tickets, newest first. */
export function ticketsOf(world: World, customer: Customer): Ticket[] {
  return world.tickets.filter(({ customerId }) => customerId === customer.id).toReversed();
}

/** A customer's ticket by the number on it. */
export function findTicket(
  world: World,
  customer: Customer,
  ticketNumber: string | undefined,
): Ticket | undefined {
  return world.tickets.find(
    ({ number, customerId }) => number === ticketNumber && customerId === customer.id,
  );
}

/** A ticket that still keeps the support busy. */
export function isRunning({ status }: Ticket): boolean {
  return status === 'pending' || status === 'confirm';
}
