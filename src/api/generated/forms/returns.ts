// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Form rules of `returnOrder`. */
export const returnOrderForm = {
  reason: {
    required: { message: msg({ message: 'Tell the shop why you’re returning this.' }) },
  },
  product_ids: {
    required: { message: msg({ message: 'Select at least one item.' }) },
  },
  bank_account_number: {
    required: { message: msg({ message: 'Enter your bank account number.' }) },
  },
  return_address: {
    required: { message: msg({ message: 'Enter the pickup address.' }) },
  },
} satisfies FormRules<'returnOrder'>;
