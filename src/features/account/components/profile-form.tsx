import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '../../../api/session.ts';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { CountryField, useDialCodes } from '../../forms/country-field.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { formFoot } from '../../../ui/layout/form-actions.css.ts';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import * as css from './account.css.ts';
import { RestoredDraftNotice } from '../../forms/restored-draft-notice.tsx';
import { PhotoField } from './photo-field.tsx';
import { useProfileForm } from '../hooks/use-profile-form.ts';
import { VerifiedMark } from './account-verification.tsx';

/** Edits the customer's profile (PROF-01). */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const { codes } = useDialCodes();
  const form = useProfileForm(user);
  const { values, input, control } = form;
  // The shop sends codes only to the email or only to the phone (FLAW 25).
  const otpType = settings.register_otp_type ?? 'email';
  const markOf = (field: 'email' | 'phone') =>
    field === otpType && user[field] !== null && values[field] === user[field] ? (
      <VerifiedMark of={field} verified={user[`${field}_verified`]} />
    ) : undefined;
  const emailMark = markOf('email');
  const hasCode = codes.some(({ code }) => code === values.phone_code);
  const genders = [
    { value: '', label: t`Prefer not to say` },
    { value: 'male', label: t`Male` },
    { value: 'female', label: t`Female` },
    { value: 'other', label: t`Other` },
  ];
  // The server accepts any text. Offer an unlisted value too, so that saving keeps it.
  const ownGender = genders.some(({ value }) => value === values.gender)
    ? []
    : [{ value: values.gender, label: values.gender }];

  return (
    <form ref={keepFocus} className={stack[6]} onSubmit={form.submit} noValidate>
      {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
      <RestoredDraftNotice form={form} purpose="saving" />
      <PhotoField
        name={values.name}
        src={user.profile_photo}
        photo={values.profile_photo}
        error={form.errorOf('profile_photo')}
        progress={form.progress}
        disabled={form.isSending}
        onChecking={form.setCheckingPhoto}
        onChange={(photo) => form.change({ profile_photo: photo })}
      />
      <div className={css.groups}>
        <fieldset className={css.group}>
          <legend className={css.legend}>
            <Trans>About you</Trans>
          </legend>
          <TextField label={t`Name`} autoComplete="name" {...input('name')} />
          <SelectField
            label={t`Gender`}
            autoComplete="sex"
            options={[...genders, ...ownGender]}
            {...input('gender')}
          />
          {/* The native input is accessible and localized without extra code. */}
          <TextField
            label={t`Date of birth`}
            type="date"
            autoComplete="bday"
            {...input('date_of_birth')}
          />
        </fieldset>
        <fieldset className={css.group}>
          <legend className={css.legend}>
            <Trans>Contact details</Trans>
          </legend>
          <div className={emailMark ? css.marked : undefined}>
            <TextField
              label={t`Email address`}
              type="email"
              inputMode="email"
              autoComplete="email"
              dir="ltr"
              help={emailMark}
              {...input('email')}
            />
          </div>
          <CountryField {...control('country')} onChange={form.changeCountry} />
          <PhoneField
            label={t`Mobile number`}
            help={markOf('phone')}
            codes={
              hasCode ? codes : [{ country: values.country, code: values.phone_code }, ...codes]
            }
            code={values.phone_code}
            onCodeChange={(phone_code) => form.change({ phone_code })}
            {...control('phone')}
          />
        </fieldset>
      </div>
      <div className={formFoot}>
        <Button type="submit" busy={form.isSending || form.isCheckingPhoto}>
          <Trans>Update profile</Trans>
        </Button>
        {form.isChanged ? (
          <Button variant="quiet" disabled={form.isSending} onClick={form.startOver}>
            <Trans>Undo changes</Trans>
          </Button>
        ) : null}
      </div>
    </form>
  );
}
