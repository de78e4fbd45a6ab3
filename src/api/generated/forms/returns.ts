// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Rules of the form that calls `returnOrder`. */
export const returnOrderForm = {
  reason: {
    required: { message: msg({ message: 'Reason is required.' }) },
  },
  product_ids: {
    required: { message: msg({ message: 'Please select at least one product' }) },
  },
  bank_account_number: {
    required: { message: msg({ message: 'Account number is required.' }) },
  },
  return_address: {
    required: { message: msg({ message: 'Collection location is required.' }) },
  },
} satisfies FormRules<'returnOrder'>;
