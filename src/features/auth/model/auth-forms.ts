import {
  loginForm,
  registerForm,
  resetPasswordForm,
  sendOtpForm,
} from '../../../api/generated/forms/auth.ts';

/** Rules and `useForm` options. Passwords are kept until the dialog closes. */
export const LOGIN = {
  rules: loginForm,
  name: 'login',
  owner: 'tab' as const,
  shouldKeepSecrets: true,
  defaults: { phone: '', password: '' },
};

export const REGISTRATION = {
  rules: registerForm,
  name: 'registration',
  owner: 'tab' as const,
  shouldKeepSecrets: true,
  /** An empty dialling code follows the country. */
  defaults: { name: '', country: '', phone_code: '', phone: '', email: '', password: '' },
};

export const FORGOT = {
  rules: sendOtpForm,
  name: 'forgot',
  owner: 'tab' as const,
  /** `phone` contains the email address when codes are sent by email. */
  defaults: { country: '', phone_code: '', phone: '' },
};

export const RESET = {
  rules: resetPasswordForm,
  name: 'reset',
  owner: 'tab' as const,
  shouldKeepSecrets: true,
  defaults: { password: '', password_confirmation: '' },
};
