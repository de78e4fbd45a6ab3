// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../runtime/define-operation.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';
import { toFormData } from '../runtime/to-form-data.ts';

/**
 * Open a support ticket.
 *
 * `POST /api/support-ticket`
 */
export const createTicket = /* @__PURE__ */ defineMutation<'createTicket'>({
  id: 'createTicket',
  method: 'post',
  path: '/api/support-ticket',
  access: 'customer',
  bodySerializer: toFormData,
  invalidates: ['listTickets'],
});

/** Open a support ticket. Refreshes listTickets. */
export function useCreateTicket(
  options?: MutationOptions<'createTicket'>,
) {
  return useMutation(createTicket, options);
}

/**
 * Send a message on a ticket.
 *
 * `POST /api/support-ticket-message`
 */
export const sendTicketMessage = /* @__PURE__ */ defineMutation<'sendTicketMessage'>({
  id: 'sendTicketMessage',
  method: 'post',
  path: '/api/support-ticket-message',
  access: 'customer',
  invalidates: ['getTicket', 'listTicketMessages'],
  serial: 'tickets',
});

/** Send a message on a ticket. Refreshes getTicket, listTicketMessages. */
export function useSendTicketMessage(
  options?: MutationOptions<'sendTicketMessage'>,
) {
  return useMutation(sendTicketMessage, options);
}
