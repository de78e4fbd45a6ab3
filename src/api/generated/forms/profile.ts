// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Form rules of `changePassword`. */
export const changePasswordForm = {
  current_password: {
    required: { message: msg({ message: 'Enter your current password.' }) },
    minLength: { limit: 6, message: msg({ message: 'Use at least {limit} characters.' }) },
    secret: true,
  },
  password: {
    required: { message: msg({ message: 'Enter a password.' }) },
    minLength: { limit: 6, message: msg({ message: 'Use at least {limit} characters.' }) },
    secret: true,
  },
  password_confirmation: {
    required: { message: msg({ message: 'Confirm Password does not match.' }) },
    equals: { field: 'password', message: msg({ message: 'Confirm Password does not match.' }) },
    secret: true,
  },
} satisfies FormRules<'changePassword'>;

/** Form rules of `updateProfile`. */
export const updateProfileForm = {
  name: {
    required: { message: msg({ message: 'Enter your name.' }) },
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  phone: {
    required: { message: msg({ message: 'Enter your phone number.' }) },
    minLength: { limit: 9, setting: 'phone_min_length', message: msg({ message: 'The phone field must have at least {limit} digits.' }) },
    maxLength: { limit: 16, setting: 'phone_max_length', message: msg({ message: 'The phone field must not have more than {limit} digits.' }) },
  },
  email: {
    maxLength: { limit: 255, message: msg({ message: 'Use {limit} characters or fewer.' }) },
    email: { message: msg({ message: 'Enter an email address like name@example.com.' }) },
  },
  date_of_birth: {
    past: { message: msg({ message: 'Date of birth must be in the past.' }) },
  },
  profile_photo: {
    file: { types: ['png', 'jpg', 'jpeg', 'webp', 'gif'], maxKilobytes: 2048 },
  },
} satisfies FormRules<'updateProfile'>;
