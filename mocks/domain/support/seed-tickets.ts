import { type PastTicket, pastTickets } from '../../fixtures/demo/past-tickets.ts';
import { plainPdf } from '../../fixtures/demo/plain-pdf.ts';
import { supportStaff } from '../../fixtures/demo/support-staff.ts';
import type { Customer } from '../world/state/account.ts';
import { ordersOf } from '../orders/orders.ts';
import { isDeliveredParcel } from '../orders/return-window.ts';
import { addTicketMessage, openTicket } from './tickets.ts';
import type { Ticket, TicketAttachment } from '../world/state/ticket.ts';
import { storeUpload } from '../uploads/uploads.ts';
import type { World } from '../world/world.ts';

const PACKING_LIST = plainPdf(['Packing list', '', '1 x frame', '2 x screw', '1 x hex key']);

export function seedTickets(world: World, customer: Customer): void {
  for (const past of pastTickets) seedTicket(world, customer, past);
}

function seedTicket(world: World, customer: Customer, past: PastTicket): void {
  const [first, ...replies] = past.messages;
  // Support replies by e-mail, so a ticket requires an address.
  if (customer.email === null) return;
  const form = {
    issueType: past.issueType,
    message: first.text,
    email: customer.email,
    subject: past.subject,
    phone: past.hasPhone ? customer.phone : null,
    orderNumber: orderNumber(world, customer, past),
    attachments: past.hasFiles ? files(world) : [],
  };
  const ticket = openTicket(world, customer, form, world.startedAt - first.ageMs);
  for (const { from, text, ageMs, isHighlighted = false } of replies) {
    const senderId = from === 'customer' ? customer.id : supportStaff.id;
    const message = addTicketMessage(world, ticket, senderId, text, world.startedAt - ageMs);
    message.isHighlighted = isHighlighted;
  }
  ticket.status = past.status;
  ticket.isChatAllowed = past.isChatAllowed;
  ticket.schedule = scheduleOf(world, past);
}

function orderNumber(world: World, customer: Customer, { aboutOrder }: PastTicket): string | null {
  if (aboutOrder === null) return null;
  const delivered = ordersOf(world, customer).filter(isDeliveredParcel);
  const order = delivered.at(aboutOrder === 'latest' ? 0 : -1);
  return order?.code.replace('#', '') ?? null;
}

function scheduleOf({ startedAt }: World, { schedule }: PastTicket): Ticket['schedule'] {
  return schedule && { start: startedAt + schedule.startsInMs, end: startedAt + schedule.endsInMs };
}

function files(world: World): readonly TicketAttachment[] {
  const upload = { name: 'packing-list.pdf', type: 'application/pdf', bytes: PACKING_LIST };
  return [
    { type: 'image', path: '/media/drill-sand-800.webp' },
    { type: 'pdf', path: storeUpload(world, upload) },
  ];
}
