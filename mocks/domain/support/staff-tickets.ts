import { supportStaff } from '../../fixtures/demo/support-staff.ts';
import { emitEvent } from '../world/realtime-events.ts';
import { addTicketMessage } from './tickets.ts';
import type { Ticket, TicketMessage, TicketStatus } from '../world/state/ticket.ts';
import type { World } from '../world/world.ts';

/** All functions here throw for an unknown ticket and emit a realtime event. */
export function replyToTicket(world: World, ticketId: number, text: string): TicketMessage {
  const ticket = ticketById(world, ticketId);
  const message = addTicketMessage(world, ticket, supportStaff.id, text);
  emitTicketEvent(world, ticket);
  return message;
}

export function allowTicketChat(world: World, ticketId: number, isAllowed: boolean): void {
  const ticket = ticketById(world, ticketId);
  ticket.isChatAllowed = isAllowed;
  emitTicketEvent(world, ticket);
}

export function setTicketStatus(world: World, ticketId: number, status: TicketStatus): void {
  const ticket = ticketById(world, ticketId);
  ticket.status = status;
  emitTicketEvent(world, ticket);
}

/**
 * Takes milliseconds since 1970 and confirms the ticket. @throws when the end is before the start.
 */
export function scheduleTicket(world: World, ticketId: number, start: number, end: number): void {
  if (end < start) {
    throw new Error(
      `Failed to schedule ticket ${ticketId}: the end ${end} is before the start ${start}. Swap them.`,
    );
  }
  const ticket = ticketById(world, ticketId);
  ticket.schedule = { start, end };
  ticket.status = 'confirm';
  emitTicketEvent(world, ticket);
}

/** @throws when the ticket has no such message. */
export function highlightMessage(
  world: World,
  ticketId: number,
  messageId: number,
  isHighlighted = true,
): void {
  const ticket = ticketById(world, ticketId);
  const message = ticket.messages.find(({ id }) => id === messageId);
  if (!message) {
    const known = ticket.messages.map(({ id }) => id).join(', ');
    throw new Error(
      `Failed to pin message ${messageId}: ticket ${ticketId} has no such message. Use one of ${known}.`,
    );
  }
  message.isHighlighted = isHighlighted;
  emitTicketEvent(world, ticket);
}

function ticketById(world: World, ticketId: number): Ticket {
  const ticket = world.tickets.find(({ id }) => id === ticketId);
  if (!ticket) {
    throw new Error(
      `Failed to find ticket ${ticketId}: the world "${world.id}" has ${world.tickets.length} tickets. Use the id of one.`,
    );
  }
  return ticket;
}

/** Storefronts reload their ticket on this event. */
function emitTicketEvent(world: World, { number }: Ticket): void {
  emitEvent(world, 'support-ticket-message-channel', 'support-ticket-message-event', {
    ticket_number: number,
  });
}
