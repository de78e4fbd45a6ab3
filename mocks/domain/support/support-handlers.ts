import type { components } from '../../generated/schema.d.ts';
import { validationBody } from '../../../contract/engine/form-messages.ts';
import { hostileTextFor } from '../../fixtures/hostile-text.ts';
import { ticketIssueTypes } from '../../fixtures/demo/ticket-issue-types.ts';
import type { SupportOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import {
  canCustomerReply,
  findTicket,
  isRunning,
  openTicket,
  ticketsOf,
  addCustomerMessage,
} from './tickets.ts';
import type { Ticket } from '../world/state/ticket.ts';
import { storeAttachments } from './store-attachments.ts';
import { paginate } from '../../lib/paginate.ts';
import {
  serializeTicketMessages,
  serializeTicket,
  serializeTicketRow,
} from './serialize-ticket.ts';
import { unknownIdError } from '../../lib/unknown-id.ts';

type TicketIssueType = components['schemas']['TicketIssueType'];

export const supportHandlers = {
  listTickets: ({ world, customer, query }, reply) => {
    const all = ticketsOf(world, customer);
    const listed = all.filter((ticket) => matchesFilter(ticket, query.status));
    const page = { ...query, page: query.page ?? 1 };
    const count = (filter: TicketFilter) =>
      all.filter((ticket) => matchesFilter(ticket, filter)).length;
    return reply(200, {
      message: 'support ticket list',
      data: {
        total: listed.length,
        running: count('running'),
        completed: count('completed'),
        cancel: count('cancel'),
        support_tickets: paginate(listed, page).map((ticket) => serializeTicketRow(ticket)),
      },
    });
  },

  listTicketIssueTypes: ({ world }, reply) =>
    reply(200, {
      message: 'ticket issue types',
      data: {
        issue_types: ticketIssueTypes.map(({ id, name }): TicketIssueType => {
          return { id, name: hostileTextFor(world.base, name) };
        }),
      },
    }),

  createTicket: async ({ world, customer, body }, reply) => {
    const ticket = openTicket(world, customer, {
      issueType: body.issue_type,
      message: body.message,
      email: body.email,
      subject: body.subject ?? null,
      phone: body.phone ?? null,
      orderNumber: body.order_number ?? null,
      attachments: await storeAttachments(world, body['attachments[]'] ?? []),
    });
    return reply(200, {
      message: 'support ticket created successfully',
      data: { support_ticket: serializeTicketRow(ticket) },
    });
  },

  getTicket: (call, reply) => {
    const ticket = findTicket(call.world, call.customer, call.query.ticket_number);
    if (!ticket) return reply(422, { message: 'invalid ticket number' });
    return reply(200, { message: 'support ticket details', data: serializeTicket(ticket, call) });
  },

  listTicketMessages: (call, reply) => {
    const ticket = findTicket(call.world, call.customer, call.query.ticket_number);
    if (!ticket) return reply(422, validationBody([unknownIdError('ticket_number')]));
    return reply(200, {
      message: 'Support ticket messages',
      data: { messages: serializeTicketMessages(ticket, call) },
    });
  },

  sendTicketMessage: (call, reply) => {
    const { world, customer, body } = call;
    const ticket = findTicket(world, customer, body.ticket_number);
    if (!ticket) return reply(422, validationBody([unknownIdError('ticket_number')]));
    if (!canCustomerReply(ticket)) return reply(422, { message: NOT_ALLOWED });
    addCustomerMessage(world, ticket, body.message);
    return reply(200, {
      message: 'message sent successfully',
      data: { messages: serializeTicketMessages(ticket, call) },
    });
  },
} satisfies HandlersOf<SupportOperations>;

const NOT_ALLOWED = 'Sorry!, Message send is not allowed for this support ticket';

type TicketFilter = 'running' | 'completed' | 'cancel';

function matchesFilter(ticket: Ticket, filter: TicketFilter | undefined): boolean {
  if (filter === undefined) return true;
  return filter === 'running' ? isRunning(ticket) : ticket.status === filter;
}
