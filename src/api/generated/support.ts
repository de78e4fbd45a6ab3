// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';

/**
 * Get a support ticket.
 *
 * `GET /api/support-ticket/show`
 */
export const getTicket = /* @__PURE__ */ defineQuery<'getTicket'>({
  id: 'getTicket',
  method: 'get',
  path: '/api/support-ticket/show',
  access: 'customer',
  inQuery: ['ticket_number'],
  unwrap: true,
  notFound: 422,
});

/** Get a support ticket. `null` sends no request. */
export function useGetTicket(
  input?: Input<'getTicket'> | null,
  options?: QueryOptions,
) {
  return useQuery(getTicket, input, options);
}

/**
 * List the issue types.
 *
 * `GET /api/ticket-issue-types`
 */
export const listTicketIssueTypes = /* @__PURE__ */ defineQuery<'listTicketIssueTypes'>({
  id: 'listTicketIssueTypes',
  method: 'get',
  path: '/api/ticket-issue-types',
  access: 'customer',
  unwrap: true,
});

/** List the issue types. `null` sends no request. */
export function useListTicketIssueTypes(
  input?: Input<'listTicketIssueTypes'> | null,
  options?: QueryOptions,
) {
  return useQuery(listTicketIssueTypes, input, options);
}

/**
 * List the messages of a ticket.
 *
 * `GET /api/support-ticket-messages`
 */
export const listTicketMessages = /* @__PURE__ */ defineQuery<'listTicketMessages'>({
  id: 'listTicketMessages',
  method: 'get',
  path: '/api/support-ticket-messages',
  access: 'customer',
  inQuery: ['ticket_number'],
  unwrap: true,
});

/** List the messages of a ticket. `null` sends no request. */
export function useListTicketMessages(
  input: Input<'listTicketMessages'> | null,
  options?: QueryOptions,
) {
  return useQuery(listTicketMessages, input, options);
}

/**
 * List the support tickets.
 *
 * `GET /api/support-tickets`
 */
export const listTickets = /* @__PURE__ */ defineQuery<'listTickets'>({
  id: 'listTickets',
  method: 'get',
  path: '/api/support-tickets',
  access: 'customer',
  inQuery: ['status', 'page', 'per_page'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 10, items: 'support_tickets', total: 'total' },
});

/** List the support tickets. `null` sends no request. */
export function useListTickets(
  input?: Input<'listTickets'> | null,
  options?: QueryOptions,
) {
  return useQuery(listTickets, input, options);
}
