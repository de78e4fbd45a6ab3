// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Form rules of `createAddress`. */
export const createAddressForm = {
  name: {
    required: { message: msg({ message: 'Enter your name.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  phone: {
    required: { message: msg({ message: 'Enter your phone number.' }) },
    minLength: { limit: 9, setting: 'phone_min_length', message: msg({ message: 'The phone field must have at least {limit} digits.' }) },
    maxLength: { limit: 16, setting: 'phone_max_length', message: msg({ message: 'The phone field must not have more than {limit} digits.' }) },
  },
  address_line: {
    required: { message: msg({ message: 'Enter address line 1.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  address_type: {
    required: { message: msg({ message: 'Choose an address type.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  area: {
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  flat_no: {
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  address_line2: {
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  post_code: {
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  area_id: {
    required: { sometimes: true, message: msg({ message: 'Choose a delivery area.' }) },
  },
} satisfies FormRules<'createAddress'>;

/** Form rules of `updateAddress`. */
export const updateAddressForm = createAddressForm satisfies FormRules<'updateAddress'>;
