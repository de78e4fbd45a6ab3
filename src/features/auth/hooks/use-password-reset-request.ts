import { useDialCodes } from '../../forms/country-field.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { FORGOT } from '../model/auth-forms.ts';
import type { OtpRequest } from './use-otp.ts';

/** Returns channel and recipient of a reset code, by input and `forgot_otp_type` (AUTH-09). */
export function usePasswordResetRequest(): { channel: 'email' | 'phone'; otpRequest: OtpRequest } {
  const { settings } = useSettings();
  const { codeOf } = useDialCodes();
  const channel = settings.forgot_otp_type ?? 'email';
  const typed = { ...FORGOT.defaults, ...useDraft(FORGOT.name, FORGOT.rules, FORGOT.defaults) };
  const { country, phone_code: code, phone } = typed;
  return {
    channel,
    otpRequest: {
      contact: contactForChannel(channel, phone),
      phoneCode: channel === 'phone' ? code || codeOf(country) || null : null,
      purpose: 'forgot',
    },
  };
}

/** Returns '' for a contact of the other kind, which may have been copied from the login. */
export function contactForChannel(channel: 'email' | 'phone', contact: string): string {
  const isOther = channel === 'phone' ? contact.includes('@') : /^\d+$/.test(contact);
  return isOther ? '' : contact;
}
