import type { components } from '../../generated/schema.d.ts';
import { formatLongDate, formatLongDateTime } from '../../lib/datetime/backend-dates.ts';
import type { Ticket, TicketMessage } from '../world/state/ticket.ts';
import { serializePerson } from '../account/serialize-person.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

export function serializeTicketRow(ticket: Ticket): Schemas['TicketRow'] {
  return {
    id: ticket.id,
    ticket_no: ticket.number,
    order_number: ticket.orderNumber,
    status: ticket.status,
    subject: ticket.subject,
    issue_type: ticket.issueType,
    created_at: formatLongDate(ticket.openedAt),
  };
}

export function serializeTicket(ticket: Ticket, view: View): Schemas['TicketData'] {
  const { schedule } = ticket;
  const messages = serializeTicketMessages(ticket, view);
  return {
    support_ticket: {
      ...serializeTicketRow(ticket),
      user_chat: ticket.isChatAllowed,
      email: ticket.email,
      phone: ticket.phone,
      ticket_schedule_start: schedule && formatLongDateTime(schedule.start),
      ticket_schedule_end: schedule && formatLongDateTime(schedule.end),
      attachments: ticket.attachments.map(({ type, path }): Schemas['TicketAttachment'] => {
        return { type, src: `${view.origin}${path}` };
      }),
      messages,
    },
    highlighted_messages: messages.filter(({ is_highlighted }) => is_highlighted),
  };
}

export function serializeTicketMessages(
  { messages }: Ticket,
  view: View,
): Schemas['TicketMessage'][] {
  return messages.map((message) => serializeTicketMessage(message, view));
}

function serializeTicketMessage(
  { id, text, sentAt, senderId, isHighlighted }: TicketMessage,
  view: View,
): Schemas['TicketMessage'] {
  const { name, photo } = serializePerson(senderId, view);
  return {
    id,
    message: text,
    created_at: formatLongDate(sentAt),
    sender_id: senderId,
    sender_name: name,
    profile_photo: photo,
    is_highlighted: isHighlighted,
  };
}
