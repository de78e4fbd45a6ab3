import type { Ticket } from '../world/state/ticket.ts';
import type { World } from '../world/world.ts';
import type { Schemas } from './parse-response.ts';
import type { Visitor } from './visitor.ts';

export async function showTicket(visitor: Visitor, number: string): Promise<Schemas['TicketData']> {
  const path = `/api/support-ticket/show?ticket_number=${number}`;
  return (await visitor.get<'TicketResponse'>(path)).body.data;
}

/** Returns the newest past ticket; the pending one does not accept messages. */
export function pickTicket(world: World, requestedStatus: Ticket['status']): Ticket {
  const ticket = world.tickets.findLast(({ status }) => status === requestedStatus);
  if (!ticket)
    throw new Error(
      `Failed to find a ticket with status ${requestedStatus}. Check the past tickets.`,
    );
  return ticket;
}

export function pickOpenTicket(world: World): Ticket {
  const ticket = world.tickets.find(
    ({ status, isChatAllowed }) => status === 'pending' && isChatAllowed,
  );
  if (!ticket) throw new Error('Failed to find an open ticket. Check the past tickets.');
  return ticket;
}
