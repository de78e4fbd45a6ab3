// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../runtime/define-operation.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';

/**
 * Send a message to the shop.
 *
 * `POST /api/support`
 */
export const sendContactMessage = /* @__PURE__ */ defineMutation<'sendContactMessage'>({
  id: 'sendContactMessage',
  method: 'post',
  path: '/api/support',
  access: 'public',
});

/** Send a message to the shop. */
export function useSendContactMessage(
  options?: MutationOptions<'sendContactMessage'>,
) {
  return useMutation(sendContactMessage, options);
}
