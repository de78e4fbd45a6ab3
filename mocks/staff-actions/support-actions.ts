import { setCustomerActive } from '../domain/account/accounts.ts';
import {
  allowTicketChat,
  replyToTicket,
  highlightMessage,
  scheduleTicket,
  setTicketStatus,
} from '../domain/support/staff-tickets.ts';
import { defineStaffAction } from './staff-action.ts';
import { HOUR_MS } from '../lib/datetime/durations.ts';

const ticketId = { type: 'integer', min: 1, description: 'Ticket ID.' } as const;

export const supportActions = {
  'answer-ticket': defineStaffAction({
    summary: 'Send a staff message on a ticket',
    fields: { ticketId, text: { type: 'text', description: 'Message text.' } },
    run(world, values) {
      replyToTicket(world, values.ticketId, values.text);
      return `Sent a message on ticket ${values.ticketId}.`;
    },
  }),
  'allow-ticket-chat': defineStaffAction({
    summary: 'Allow or forbid customer messages on a ticket',
    fields: { ticketId, allowed: { type: 'flag', description: 'Allowed.' } },
    run(world, { ticketId: id, allowed }) {
      allowTicketChat(world, id, allowed);
      return `The customer ${allowed ? 'can' : 'cannot'} write on ticket ${id}.`;
    },
  }),
  'set-ticket-status': defineStaffAction({
    summary: 'Set the status of a ticket',
    fields: {
      ticketId,
      status: {
        type: 'choice',
        options: ['pending', 'confirm', 'completed', 'cancel'],
        description: 'New status.',
      },
    },
    run(world, values) {
      setTicketStatus(world, values.ticketId, values.status);
      return `Ticket ${values.ticketId} is ${values.status}.`;
    },
  }),
  'schedule-ticket': defineStaffAction({
    summary: 'Schedule a call and confirm the ticket',
    fields: {
      ticketId,
      inHours: { type: 'integer', min: 0, max: 8760, description: 'Start, in hours from now.' },
      hours: { type: 'integer', min: 1, max: 8760, description: 'Duration in hours.' },
    },
    run(world, { ticketId: id, inHours, hours }) {
      const start = world.now() + inHours * HOUR_MS;
      scheduleTicket(world, id, start, start + hours * HOUR_MS);
      return `Ticket ${id} is scheduled.`;
    },
  }),
  'highlight-message': defineStaffAction({
    summary: 'Pin or unpin a message of a ticket',
    fields: {
      ticketId,
      messageId: { type: 'integer', min: 1, description: 'Message ID.' },
      isHighlighted: { type: 'flag', description: 'Pinned.' },
    },
    run(world, { ticketId: id, messageId, isHighlighted }) {
      highlightMessage(world, id, messageId, isHighlighted);
      return `Message ${messageId} is ${isHighlighted ? 'pinned' : 'not pinned'}.`;
    },
  }),
  'set-active': defineStaffAction({
    summary: 'Activate or deactivate a customer; inactive customers receive no codes',
    fields: {
      customerId: { type: 'integer', min: 1, description: 'Customer ID; 1 is the demo customer.' },
      isActive: { type: 'flag', description: 'Active.' },
    },
    run(world, { customerId, isActive }) {
      setCustomerActive(world, customerId, isActive);
      return `Customer ${customerId} is ${isActive ? 'active' : 'inactive'}.`;
    },
  }),
};
