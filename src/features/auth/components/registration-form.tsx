import { Trans, useLingui } from '@lingui/react/macro';
import { useRegister } from '../../../api/generated/auth-mutations.ts';
import { useSessionStore } from '../../../api/session.ts';
import { useAppScope } from '../../../lib/react/app-scope.ts';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { PRIVACY_POLICY_PATH, TERMS_PATH } from '../../../lib/router/paths.ts';
import { CountryField, useDialCodes } from '../../forms/country-field.tsx';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { getOtpContact, useIncompleteAccountToast } from './verify-form.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { textLink } from '../../../ui/actions/text-link.css.ts';
import { AUTH_TOPIC } from '../../errors/auth-topic.ts';
import * as css from './auth.css.ts';
import { beginSession } from '../model/begin-session.ts';
import { REGISTRATION } from '../model/auth-forms.ts';
import { useAuthFlow } from '../model/auth-flow.ts';
import { useForm } from '../../forms/use-form.ts';

/** Creates an account and signs it in (AUTH-05 to AUTH-08). */
export function RegistrationForm() {
  const scope = useAppScope();
  const session = useSessionStore();
  const { closeDialog } = useDialogs();
  const { goToStep, keepPasswords } = useAuthFlow();
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const showServerToast = useServerToast();
  const { settings } = useSettings();
  const registration = useRegister();
  const showIncompleteAccount = useIncompleteAccountToast();
  const isMounted = useIsMounted();
  const { codes, codeOf } = useDialCodes();
  const { register_otp_type: registerChannel = 'email', forgot_otp_type: forgotChannel = 'email' } =
    settings;
  const form = useForm(REGISTRATION.rules, {
    ...REGISTRATION,
    // Depends on the settings (AUTH-06).
    required: ({ phone }) => ({
      phone: settings.phone_required ?? true,
      email: registerChannel === 'email' || forgotChannel === 'email' || phone === '',
    }),
    clean: (values) => ({ ...values, phone_code: values.phone_code || codeOf(values.country) }),
  });
  /** Keeps the input while a linked page is open. */
  const close = () => {
    keepPasswords();
    closeDialog('login');
  };
  const min = REGISTRATION.rules.password.minLength.limit;
  const submit = form.submit(
    async (values) => {
      const { message, data } = await registration.trigger({ body: values });
      // A session that started meanwhile takes precedence.
      if (session.getState().token !== null) return;
      const contact = getOtpContact(data.user, settings.register_otp_type);
      const shouldVerify = settings.register_otp_verify === true && isMounted.current;
      beginSession(scope, data, shouldVerify && contact !== null);
      showServerToast({ kind: 'success', topic: AUTH_TOPIC, message, timeoutMs: 3000 });
      if (shouldVerify && contact === null) showIncompleteAccount();
    },
    (failure) => showErrorToast(failure, AUTH_TOPIC),
  );

  return (
    <div className={stack[4]}>
      <form className={stack[4]} onSubmit={submit} noValidate>
        {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
        <TextField label={t`Full name`} autoComplete="name" autoFocus {...form.input('name')} />
        <CountryField {...form.control('country')} />
        <PhoneField
          label={t`Phone number`}
          codes={codes}
          code={form.values.phone_code}
          onCodeChange={(code) => form.change({ phone_code: code })}
          {...form.control('phone')}
        />
        <TextField
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          {...form.input('email')}
        />
        <PasswordField
          label={t`Create a password`}
          autoComplete="new-password"
          help={t`At least ${min} characters`}
          {...form.input('password')}
        />
        <p className={css.small}>
          <Trans>
            By signing up, you agree to the{' '}
            <AppLink href={TERMS_PATH} className={textLink} onClick={close}>
              Terms &amp; Conditions
            </AppLink>{' '}
            and the{' '}
            <AppLink href={PRIVACY_POLICY_PATH} className={textLink} onClick={close}>
              Privacy Policy
            </AppLink>
            .
          </Trans>
        </p>
        <Button type="submit" fullWidth busy={form.isSending}>
          <Trans>Create account</Trans>
        </Button>
      </form>
      <p className={css.stepLinks}>
        <Trans>Already have an account?</Trans>
        <button type="button" className={css.stepLink} onClick={() => goToStep('login')}>
          <Trans>Log in</Trans>
        </button>
      </p>
    </div>
  );
}
