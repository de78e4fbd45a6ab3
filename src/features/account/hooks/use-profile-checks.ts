import { useLingui } from '@lingui/react/macro';
import { isFutureDay } from '../../../lib/datetime/format-datetime.ts';
import { useSettings } from '../../settings/use-settings.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';

const MAX_TEXT_LENGTH = 255;

/** What can be told of a profile without asking the server. A number that was saved once is not judged again. */
export function useProfileChecks(
  values: ProfileValues,
  saved: ProfileValues,
): Partial<Record<ProfileField, string | undefined>> {
  const { t } = useLingui();
  const { settings } = useSettings();
  const min = settings.phone_min_length ?? 9;
  const max = settings.phone_max_length ?? 16;
  const { phone } = values;
  const email = values.email.trim();
  const tooLong = t`Please use ${MAX_TEXT_LENGTH} characters at most.`;

  return {
    name:
      values.name.trim() === ''
        ? t`The name field is required.`
        : values.name.length > MAX_TEXT_LENGTH
          ? tooLong
          : undefined,
    phone:
      phone === ''
        ? t`The phone field is required.`
        : phone === saved.phone
          ? undefined
          : phone.length < min
            ? t`The phone field must have at least ${min} digits.`
            : phone.length > max
              ? t`The phone field must not have more than ${max} digits.`
              : undefined,
    date_of_birth: isFutureDay(values.date_of_birth)
      ? t`The date of birth can’t be in the future.`
      : undefined,
    email:
      email === '' || /^[^\s@]+@[^\s@]+$/.test(email)
        ? email.length > MAX_TEXT_LENGTH
          ? tooLong
          : undefined
        : t`The email field must be a valid email address.`,
  };
}
