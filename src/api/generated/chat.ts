// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation, defineQuery } from '../runtime/define-operation.ts';
import type { Input } from '../types.ts';
import { type QueryOptions, useQuery } from '../runtime/use-query.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';

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

/**
 * Send a message to a shop.
 *
 * `POST /api/send-message`
 */
export const sendMessage = /* @__PURE__ */ defineMutation<'sendMessage'>({
  id: 'sendMessage',
  method: 'post',
  path: '/api/send-message',
  access: 'customer',
  invalidates: ['listConversations', 'listMessages'],
});

/** Send a message to a shop. Refreshes listConversations, listMessages. */
export function useSendMessage(
  options?: MutationOptions<'sendMessage'>,
) {
  return useMutation(sendMessage, options);
}

/**
 * Start a chat with a shop.
 *
 * `POST /api/store-message`
 */
export const startConversation = /* @__PURE__ */ defineMutation<'startConversation'>({
  id: 'startConversation',
  method: 'post',
  path: '/api/store-message',
  access: 'customer',
  invalidates: ['listConversations', 'listMessages'],
});

/** Start a chat with a shop. Refreshes listConversations, listMessages. */
export function useStartConversation(
  options?: MutationOptions<'startConversation'>,
) {
  return useMutation(startConversation, options);
}
