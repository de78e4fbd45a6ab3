// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Rules of the form that calls `reviewProduct`. */
export const reviewProductForm = {
  rating: {
    required: { message: msg({ message: 'Choose a rating.' }) },
  },
  description: {
    required: { message: msg({ message: 'Write your review.' }) },
  },
} satisfies FormRules<'reviewProduct'>;
