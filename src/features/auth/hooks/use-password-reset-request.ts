import { useDialCodes } from '../../forms/country-field.tsx';
import type { CodeOrder } from './use-otp.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useTyped } from '../model/auth-flow.ts';

/** Whom the code for a forgotten password goes to, by what was typed and the shop's `forgot_otp_type` (AUTH-09). */
export function usePasswordResetRequest(): { channel: 'email' | 'phone'; order: CodeOrder } {
  const { settings } = useSettings();
  const { codeOf } = useDialCodes();
  const [{ country, phoneCode, phone, email }] = useTyped('forgot');
  const channel = settings.forgot_otp_type ?? 'email';
  const code = (phoneCode ?? codeOf(country)) || null;
  return {
    channel,
    order: { contact: channel === 'phone' ? phone : email, phoneCode: code, purpose: 'forgot' },
  };
}
