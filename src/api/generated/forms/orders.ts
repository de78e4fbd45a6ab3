// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Form rules of `reviewProduct`. */
export const reviewProductForm = {
  rating: {
    required: { message: msg({ message: 'Choose a rating.' }) },
  },
  description: {
    required: { message: msg({ message: 'Write your review.' }) },
  },
} satisfies FormRules<'reviewProduct'>;
