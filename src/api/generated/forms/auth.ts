// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import { msg } from '@lingui/core/macro';
import type { FormRules } from '../../runtime/form-rules.ts';

/** Form rules of `login`. */
export const loginForm = {
  phone: {
    required: { message: msg({ message: 'The phone/email field is required.' }) },
  },
  password: {
    required: { message: msg({ message: 'The password field is required.' }) },
    secret: true,
  },
} satisfies FormRules<'login'>;

/** Form rules of `register`. */
export const registerForm = {
  name: {
    required: { message: msg({ message: 'Enter your name.' }) },
    maxLength: { limit: 200, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
  phone: {
    required: { sometimes: true, message: msg({ message: 'Enter your phone number.' }) },
    minLength: { limit: 9, setting: 'phone_min_length', message: msg({ message: 'The phone field must have at least {limit} digits.' }) },
    maxLength: { limit: 16, setting: 'phone_max_length', message: msg({ message: 'The phone field must not have more than {limit} digits.' }) },
  },
  email: {
    required: { sometimes: true, message: msg({ message: 'Enter your email address.' }) },
    email: { message: msg({ message: 'Enter an email address like name@example.com.' }) },
  },
  password: {
    required: { message: msg({ message: 'Enter a password.' }) },
    minLength: { limit: 6, message: msg({ message: 'Use at least {limit} characters.' }) },
    secret: true,
  },
  country: {
    required: { message: msg({ message: 'Choose your country.' }) },
    maxLength: { limit: 100, message: msg({ message: 'Use {limit} characters or fewer.' }) },
  },
} satisfies FormRules<'register'>;

/** Form rules of `resetPassword`. */
export const resetPasswordForm = {
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
} satisfies FormRules<'resetPassword'>;

/** Form rules of `sendOtp`. */
export const sendOtpForm = {
  phone: {
    required: { message: msg({ message: 'The phone or email field is required' }) },
  },
  country: {
    required: { sometimes: true, message: msg({ message: 'The country field is required' }) },
  },
} satisfies FormRules<'sendOtp', 'country'>;
