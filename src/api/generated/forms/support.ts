// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Rules of the form that calls `createTicket`. */
export const createTicketForm = {
  issue_type: {
    required: { message: msg({ message: 'The issue type field is required.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  message: {
    required: { message: msg({ message: 'The message field is required.' }) },
  },
  email: {
    required: { message: msg({ message: 'The email field is required.' }) },
    email: { message: msg({ message: 'The email must be a valid email address.' }) },
  },
  subject: {
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  phone: {
    minLength: { limit: 8, message: msg({ message: 'The phone field must be between 8 and 16 digits.' }) },
    maxLength: { limit: 16, message: msg({ message: 'The phone field must be between 8 and 16 digits.' }) },
    pattern: { source: '^\\d*$', message: msg({ message: 'The phone field must be between 8 and 16 digits.' }) },
  },
  order_number: {
    maxLength: { limit: 200, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  'attachments[]': {
    file: { types: ['jpg', 'jpeg', 'png', 'pdf'], maxKilobytes: 2048 },
  },
} satisfies FormRules<'createTicket'>;

/** Rules of the form that calls `sendTicketMessage`. */
export const sendTicketMessageForm = {
  message: {
    required: { message: msg({ message: 'The message field is required.' }) },
    maxLength: { limit: 5000, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
} satisfies FormRules<'sendTicketMessage'>;
