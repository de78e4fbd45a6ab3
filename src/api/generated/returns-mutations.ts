// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../runtime/define-operation.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';

/**
 * Return products of an order.
 *
 * `POST /api/return-order`
 */
export const returnOrder = /* @__PURE__ */ defineMutation<'returnOrder'>({
  id: 'returnOrder',
  method: 'post',
  path: '/api/return-order',
  access: 'customer',
  invalidates: ['listReturns', 'getOrder'],
});

/** Return products of an order. Refreshes listReturns, getOrder. */
export function useReturnOrder(
  options?: MutationOptions<'returnOrder'>,
) {
  return useMutation(returnOrder, options);
}
