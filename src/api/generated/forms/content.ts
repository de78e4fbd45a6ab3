// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Rules of the form that calls `sendContactMessage`. */
export const sendContactMessageForm = {
  name: {
    required: { message: msg({ message: 'Name is required.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  phone: {
    required: { message: msg({ message: 'Phone number is required.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  subject: {
    required: { message: msg({ message: 'Subject is required.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  message: {
    required: { message: msg({ message: 'Message is required.' }) },
  },
} satisfies FormRules<'sendContactMessage'>;
