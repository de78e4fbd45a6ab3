import { useLingui } from '@lingui/react/macro';
import { useSettings } from '../../settings/use-settings.ts';

interface Typed {
  name: string;
  country: string;
  phone: string;
  email: string;
  password: string;
}

/** Characters that the server wants of a password at least. */
export const MIN_PASSWORD_LENGTH = 6;

/** What can be told of a registration without asking the server, by the shop's settings (AUTH-06). */
export function useRegistrationChecks(typed: Typed): {
  needsPhone: boolean;
  needsEmail: boolean;
  texts: Partial<Record<keyof Typed, string | undefined>>;
} {
  const { t } = useLingui();
  const { settings } = useSettings();
  const min = settings.phone_min_length ?? 9;
  const max = settings.phone_max_length ?? 16;
  const needsPhone = settings.phone_required ?? true;
  const { register_otp_type: register = 'email', forgot_otp_type: forgot = 'email' } = settings;
  const needsEmail = register === 'email' || forgot === 'email' || typed.phone === '';
  const email = typed.email.trim();
  const { length } = typed.phone;

  return {
    needsPhone,
    needsEmail,
    texts: {
      name: typed.name.trim() === '' ? t`The name field is required.` : undefined,
      country: typed.country === '' ? t`The country field is required.` : undefined,
      phone:
        length === 0
          ? needsPhone
            ? t`The phone field is required.`
            : undefined
          : length < min
            ? t`The phone field must have at least ${min} digits.`
            : length > max
              ? t`The phone field must not have more than ${max} digits.`
              : undefined,
      email:
        email === ''
          ? needsEmail
            ? t`The email field is required.`
            : undefined
          : /^[^\s@]+@[^\s@]+$/.test(email)
            ? undefined
            : t`The email field must be a valid email address.`,
      password:
        typed.password === ''
          ? t`The password field is required.`
          : typed.password.length < MIN_PASSWORD_LENGTH
            ? t`The password must be at least ${MIN_PASSWORD_LENGTH} characters.`
            : undefined,
    },
  };
}
