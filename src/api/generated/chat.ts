// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';

/**
 * Count the unread messages.
 *
 * `GET /api/unread-messages`
 */
export const countUnreadMessages = /* @__PURE__ */ defineQuery<'countUnreadMessages'>({
  id: 'countUnreadMessages',
  method: 'get',
  path: '/api/unread-messages',
  access: 'public',
  inQuery: ['user_id', 'shop_id'],
  unwrap: true,
});

/** Count the unread messages. `null` sends no request. */
export function useCountUnreadMessages(
  input?: Input<'countUnreadMessages'> | null,
  options?: QueryOptions,
) {
  return useQuery(countUnreadMessages, input, options);
}

/**
 * List the conversations.
 *
 * `GET /api/get-shops`
 */
export const listConversations = /* @__PURE__ */ defineQuery<'listConversations'>({
  id: 'listConversations',
  method: 'get',
  path: '/api/get-shops',
  access: 'customer',
  inQuery: ['search', 'page', 'per_page'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 20, items: 'data' },
});

/** List the conversations. `null` sends no request. */
export function useListConversations(
  input?: Input<'listConversations'> | null,
  options?: QueryOptions,
) {
  return useQuery(listConversations, input, options);
}

/**
 * List the messages with a shop.
 *
 * `GET /api/get-message`
 */
export const listMessages = /* @__PURE__ */ defineQuery<'listMessages'>({
  id: 'listMessages',
  method: 'get',
  path: '/api/get-message',
  access: 'customer',
  inQuery: ['shop_id', 'page', 'per_page'],
  unwrap: true,
  pagination: { page: 'page', size: 'per_page', defaultSize: 20, items: 'data' },
});

/** List the messages with a shop. `null` sends no request. */
export function useListMessages(
  input: Input<'listMessages'> | null,
  options?: QueryOptions,
) {
  return useQuery(listMessages, input, options);
}
