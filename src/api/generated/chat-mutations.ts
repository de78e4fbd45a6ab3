// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../runtime/define-operation.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';

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
