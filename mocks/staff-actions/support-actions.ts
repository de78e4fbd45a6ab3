import { setActive } from '../domain/account/accounts.ts';
import {
  allowTicketChat,
  replyToTicket,
  highlightMessage,
  scheduleTicket,
  setTicketStatus,
} from '../domain/support/staff-tickets.ts';
import { defineStaffAction } from './staff-action.ts';
import { HOUR_MS } from '../lib/datetime/durations.ts';

const ticketId = { type: 'integer', min: 1, about: 'Id of the ticket.' } as const;

export const supportActions = {
  'answer-ticket': defineStaffAction({
    summary: 'Write on a ticket',
    fields: { ticketId, text: { type: 'text', about: 'What the support says.' } },
    run(world, values) {
      replyToTicket(world, values.ticketId, values.text);
      return `The support wrote on ticket ${values.ticketId}.`;
    },
  }),
  'allow-ticket-chat': defineStaffAction({
    summary: 'Let the customer write on a ticket, or no longer',
    fields: { ticketId, allowed: { type: 'flag', about: 'May write.' } },
    run(world, { ticketId: id, allowed }) {
      allowTicketChat(world, id, allowed);
      return `The customer ${allowed ? 'may' : 'may not'} write on ticket ${id}.`;
    },
  }),
  'set-ticket-status': defineStaffAction({
    summary: 'Move a ticket on, or reopen it',
    fields: {
      ticketId,
      status: {
        type: 'choice',
        options: ['pending', 'confirm', 'completed', 'cancel'],
        about: 'The new state.',
      },
    },
    run(world, values) {
      setTicketStatus(world, values.ticketId, values.status);
      return `Ticket ${values.ticketId} is ${values.status}.`;
    },
  }),
  'schedule-ticket': defineStaffAction({
    summary: 'Offer a time to talk, which confirms the ticket',
    fields: {
      ticketId,
      inHours: { type: 'integer', min: 0, about: 'Hours from now.' },
      hours: { type: 'integer', min: 1, about: 'How long it takes.' },
    },
    run(world, { ticketId: id, inHours, hours }) {
      const start = world.now() + inHours * HOUR_MS;
      scheduleTicket(world, id, start, start + hours * HOUR_MS);
      return `Ticket ${id} is scheduled.`;
    },
  }),
  'highlight-message': defineStaffAction({
    summary: 'Pin a message over the thread of a ticket, or take it down',
    fields: {
      ticketId,
      messageId: { type: 'integer', min: 1, about: 'Id of the message.' },
      isHighlighted: { type: 'flag', about: 'Pinned.' },
    },
    run(world, { ticketId: id, messageId, isHighlighted }) {
      highlightMessage(world, id, messageId, isHighlighted);
      return `Message ${messageId} is ${isHighlighted ? 'pinned' : 'not pinned'}.`;
    },
  }),
  'set-active': defineStaffAction({
    summary: 'Switch a customer off or on again: no codes are sent to one who is off',
    fields: {
      customerId: { type: 'integer', min: 1, about: 'Id of the customer; 1 is the demo customer.' },
      isActive: { type: 'flag', about: 'On.' },
    },
    run(world, { customerId, isActive }) {
      setActive(world, customerId, isActive);
      return `Customer ${customerId} is ${isActive ? 'on' : 'off'}.`;
    },
  }),
};
