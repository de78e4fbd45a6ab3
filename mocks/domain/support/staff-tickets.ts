import { supportStaff } from '../../fixtures/demo/support-staff.ts';
import { emitEvent } from '../world/realtime-events.ts';
import { addTicketMessage } from './tickets.ts';
import type { Ticket, TicketMessage, TicketStatus } from '../world/state/ticket.ts';
import type { World } from '../world/world.ts';

/** The support replies to a ticket. All functions here throw for an unknown ticket and emit a realtime event. */
export function replyToTicket(world: World, ticketId: number, text: string): TicketMessage {
  const ticket = ticketById(world, ticketId);
  const message = addTicketMessage(world, ticket, supportStaff.id, text);
  emitTicketEvent(world, ticket);
  return message;
}

/** The support lets the customer write, or no longer. */
export function allowTicketChat(world: World, ticketId: number, allowed: boolean): void {
  const ticket = ticketById(world, ticketId);
  ticket.allowsChat = allowed;
  emitTicketEvent(world, ticket);
}

/** The support moves a ticket on, or reopens it. */
export function setTicketStatus(world: World, ticketId: number, status: TicketStatus): void {
  const ticket = ticketById(world, ticketId);
  ticket.status = status;
  emitTicketEvent(world, ticket);
}

/** The support offers a time, in milliseconds since 1970, which confirms the ticket. @throws when it would end before it starts. */
export function scheduleTicket(world: World, ticketId: number, start: number, end: number): void {
  if (end < start) {
    throw new Error(
      `Failed to schedule ticket ${ticketId}: the end ${end} lies before the start ${start}. Swap them.`,
    );
  }
  const ticket = ticketById(world, ticketId);
  ticket.schedule = { start, end };
  ticket.status = 'confirm';
  emitTicketEvent(world, ticket);
}

/** The support pins a message over the thread, or takes it down again. @throws when the ticket has no such message. */
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
      `Failed to find ticket ${ticketId}: the world "${world.id}" has ${world.tickets.length} tickets. Use one of their ids.`,
    );
  }
  return ticket;
}

/** Storefronts listen here and read the ticket again when it is theirs. */
function emitTicketEvent(world: World, { number }: Ticket): void {
  emitEvent(world, 'support-ticket-message-channel', 'support-ticket-message-event', {
    ticket_number: number,
  });
}
