import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent } from 'react';
import { useRegister } from '../../../api/generated/auth.ts';
import { session } from '../../../api/session.ts';
import { closeDialog } from '../../dialogs/dialogs-store.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { PRIVACY_POLICY_PATH, TERMS_PATH } from '../../../lib/router/paths.ts';
import { CountryField, useDialCodes } from '../../forms/country-field.tsx';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { contactOf, useIncompleteAccountToast } from './verify-form.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { textLink } from '../../../ui/actions/text-link.css.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { AUTH_TOPIC } from '../../errors/auth-topic.ts';
import * as css from './auth.css.ts';
import { beginSession } from '../model/begin-session.ts';
import { goToStep, keepPasswords, useTyped } from '../model/auth-flow.ts';
import { useRegistrationChecks } from '../hooks/use-registration-checks.ts';
import { checksOf, useFormChecks } from '../../forms/use-form-checks.ts';

const FIELDS = ['name', 'country', 'phone', 'email', 'password'] as const;

/** Opens an account and signs it in (AUTH-05 to AUTH-08). */
export function RegistrationForm() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const showServerToast = useServerToast();
  const { settings } = useSettings();
  const registration = useRegister();
  const showIncompleteAccount = useIncompleteAccountToast();
  const isMounted = useIsMounted();
  const { codes, codeOf } = useDialCodes();
  const [typed, type] = useTyped('registration');
  const errors = useRegistrationChecks(typed);
  const checks = useFormChecks(FIELDS, errors.texts, registration.error);
  const phoneCode = typed.phoneCode ?? codeOf(typed.country);
  const input = (field: 'name' | 'email' | 'password') => ({
    ...checksOf(checks, field),
    value: typed[field],
    onChange: (event: { target: { value: string } }) => {
      checks.change(field);
      type({ [field]: event.target.value });
    },
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (checks.refuses(form)) return;
    const { name, country, phone, email, password } = typed;
    try {
      const { message, data } = await registration.trigger({
        body: { name, country, phone_code: phoneCode, phone, email, password },
      });
      // The account is there all the same; but whoever has signed in meanwhile stays.
      if (session.getState().token !== null) return;
      const contact = contactOf(data.user, settings.register_otp_type);
      const verifies = settings.register_otp_verify === true && isMounted.current;
      beginSession(data, verifies && contact !== null);
      showServerToast({ kind: 'success', topic: AUTH_TOPIC, message, timeout: 3000 });
      if (verifies && contact === null) showIncompleteAccount();
    } catch (error) {
      showToast({ kind: 'error', topic: AUTH_TOPIC, message: errorText(error) });
      if (isMounted.current) checks.focusFirstError(form, fieldErrors(error));
    }
  }

  return (
    <div className={stack[4]}>
      <form className={stack[4]} onSubmit={(event) => void submit(event)} noValidate>
        {registration.error && Object.keys(fieldErrors(registration.error)).length === 0 ? (
          <Alert kind="danger">{errorText(registration.error)}</Alert>
        ) : null}
        <TextField label={t`Full Name`} autoComplete="name" autoFocus required {...input('name')} />
        <CountryField
          value={typed.country}
          error={checks.errorOf('country')}
          onBlur={() => checks.blur('country')}
          onChange={(country) => {
            checks.change('country');
            type({ country });
          }}
        />
        <PhoneField
          label={t`Phone`}
          required={errors.needsPhone}
          codes={codes}
          code={phoneCode}
          onCodeChange={(code) => type({ phoneCode: code })}
          {...checksOf(checks, 'phone')}
          value={typed.phone}
          onChange={(phone) => {
            checks.change('phone');
            type({ phone });
          }}
        />
        <TextField
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          required={errors.needsEmail}
          {...input('email')}
        />
        <PasswordField
          label={t`Create Password`}
          autoComplete="new-password"
          help={t`At least 6 characters`}
          required
          {...input('password')}
        />
        <p className={css.small}>
          <Trans>
            By signing up you agree to the{' '}
            <AppLink href={TERMS_PATH} className={textLink} onClick={close}>
              Terms & Conditions
            </AppLink>{' '}
            and the{' '}
            <AppLink href={PRIVACY_POLICY_PATH} className={textLink} onClick={close}>
              Privacy Policy
            </AppLink>
            .
          </Trans>
        </p>
        <Button type="submit" size="l" fullWidth busy={registration.isMutating}>
          <Trans>Sign up</Trans>
        </Button>
      </form>
      <p className={css.ways}>
        <Trans>Already have an account?</Trans>
        <button type="button" className={css.way} onClick={() => goToStep('login')}>
          <Trans>Log in</Trans>
        </button>
      </p>
    </div>
  );
}

/** The link leads on; what was typed waits. */
function close() {
  keepPasswords();
  closeDialog('login');
}
