// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Form rules of `createTicket`. */
export const createTicketForm = {
  issue_type: {
    required: { message: msg({ message: 'Choose an issue type.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  message: {
    required: { message: msg({ message: 'Enter a message.' }) },
  },
  email: {
    required: { message: msg({ message: 'Enter your email address.' }) },
    email: { message: msg({ message: 'Enter an email address like name@example.com.' }) },
  },
  subject: {
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  phone: {
    minLength: { limit: 8, message: msg({ message: 'Enter a phone number with 8 to 16 digits.' }) },
    maxLength: { limit: 16, message: msg({ message: 'Enter a phone number with 8 to 16 digits.' }) },
    pattern: { source: '^\\d*$', message: msg({ message: 'Enter a phone number with 8 to 16 digits.' }) },
  },
  order_number: {
    maxLength: { limit: 200, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  'attachments[]': {
    file: { types: ['jpg', 'jpeg', 'png', 'pdf'], maxKilobytes: 2048 },
  },
} satisfies FormRules<'createTicket'>;

/** Form rules of `sendTicketMessage`. */
export const sendTicketMessageForm = {
  message: {
    required: { message: msg({ message: 'Enter a message.' }) },
    maxLength: { limit: 5000, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
} satisfies FormRules<'sendTicketMessage'>;
