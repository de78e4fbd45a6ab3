// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Form rules of `sendContactMessage`. */
export const sendContactMessageForm = {
  name: {
    required: { message: msg({ message: 'Enter your name.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  phone: {
    required: { message: msg({ message: 'Enter your phone number.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  subject: {
    required: { message: msg({ message: 'Enter a subject.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  message: {
    required: { message: msg({ message: 'Enter a message.' }) },
  },
} satisfies FormRules<'sendContactMessage'>;
