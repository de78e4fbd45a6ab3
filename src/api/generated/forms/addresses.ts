// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Rules of the form that calls `createAddress`. */
export const createAddressForm = {
  name: {
    required: { message: msg({ message: 'The name field is required.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  phone: {
    required: { message: msg({ message: 'The phone field is required.' }) },
    minLength: { limit: 9, setting: 'phone_min_length', message: msg({ message: 'The phone field must have at least {limit} digits.' }) },
    maxLength: { limit: 16, setting: 'phone_max_length', message: msg({ message: 'The phone field must not have more than {limit} digits.' }) },
  },
  area: {
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  flat_no: {
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  address_type: {
    required: { message: msg({ message: 'The address type field is required.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  address_line: {
    required: { message: msg({ message: 'The address line field is required.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  address_line2: {
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  post_code: {
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
} satisfies FormRules<'createAddress'>;

/** Rules of the form that calls `updateAddress`. */
export const updateAddressForm = createAddressForm satisfies FormRules<'updateAddress'>;
