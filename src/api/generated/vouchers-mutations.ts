// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { defineMutation } from '../runtime/define-operation.ts';
import { type MutationOptions, useMutation } from '../runtime/use-mutation.ts';

/**
 * Collect a voucher.
 *
 * `POST /api/vouchers-collect`
 */
export const collectVoucher = /* @__PURE__ */ defineMutation<'collectVoucher'>({
  id: 'collectVoucher',
  method: 'post',
  path: '/api/vouchers-collect',
  access: 'customer',
  invalidates: ['listShopVouchers', 'listCollectedVouchers', 'getCheckout', 'applyVoucher'],
});

/** Collect a voucher. Refreshes listShopVouchers, listCollectedVouchers, getCheckout, applyVoucher. */
export function useCollectVoucher(
  options?: MutationOptions<'collectVoucher'>,
) {
  return useMutation(collectVoucher, options);
}
