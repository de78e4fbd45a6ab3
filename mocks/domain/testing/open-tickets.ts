import type { Ticket } from '../world/state/ticket.ts';
import type { World } from '../world/world.ts';
import type { Schemas } from './parse-response.ts';
import type { Visitor } from './visitor.ts';

/** What the mock says of a ticket. */
export async function showTicket(visitor: Visitor, number: string): Promise<Schemas['TicketData']> {
  const path = `/api/support-ticket/show?ticket_number=${number}`;
  return (await visitor.get<'TicketResponse'>(path)).body.data;
}

/** The newest past ticket in some state; the pending one is closed to the customer. */
export function pickTicket(world: World, requestedStatus: Ticket['status']): Ticket {
  const ticket = world.tickets.findLast(({ status }) => status === requestedStatus);
  if (!ticket)
    throw new Error(`Failed to find a ticket that is ${requestedStatus}. Look at past tickets.`);
  return ticket;
}

/** The pending past ticket that the customer may write on. */
export function pickOpenTicket(world: World): Ticket {
  const ticket = world.tickets.find(({ status, allowsChat }) => status === 'pending' && allowsChat);
  if (!ticket) throw new Error('Failed to find an open ticket. Look at past tickets.');
  return ticket;
}
