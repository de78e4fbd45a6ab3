// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Rules of the form that calls `changePassword`. */
export const changePasswordForm = {
  current_password: {
    required: { message: msg({ message: 'The current password field is required.' }) },
    minLength: { limit: 6, message: msg({ message: 'The password must be at least {limit} characters.' }) },
    secret: true,
  },
  password: {
    required: { message: msg({ message: 'The password field is required.' }) },
    minLength: { limit: 6, message: msg({ message: 'The password must be at least {limit} characters.' }) },
    secret: true,
  },
  password_confirmation: {
    required: { message: msg({ message: 'Confirm Password does not match.' }) },
    equals: { field: 'password', message: msg({ message: 'Confirm Password does not match.' }) },
    secret: true,
  },
} satisfies FormRules<'changePassword'>;

/** Rules of the form that calls `updateProfile`. */
export const updateProfileForm = {
  name: {
    required: { message: msg({ message: 'The name field is required.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
  },
  phone: {
    required: { message: msg({ message: 'The phone field is required.' }) },
    minLength: { limit: 9, setting: 'phone_min_length', message: msg({ message: 'The phone field must have at least {limit} digits.' }) },
    maxLength: { limit: 16, setting: 'phone_max_length', message: msg({ message: 'The phone field must not have more than {limit} digits.' }) },
  },
  email: {
    maxLength: { limit: 255, message: msg({ message: 'Please use {limit} characters at most.' }) },
    email: { message: msg({ message: 'The email field must be a valid email address.' }) },
  },
  date_of_birth: {
    past: { message: msg({ message: 'The date of birth can’t be in the future.' }) },
  },
  profile_photo: {
    file: { types: ['png', 'jpg', 'jpeg', 'gif'], maxKilobytes: 2048 },
  },
} satisfies FormRules<'updateProfile'>;
