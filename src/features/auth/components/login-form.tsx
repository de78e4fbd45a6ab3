import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent } from 'react';
import { useLogin } from '../../../api/generated/auth.ts';
import { signIn } from '../../../api/session.ts';
import { useConfig } from '../../../lib/config/config-context.ts';
import { closeDialog } from '../../dialogs/dialogs-store.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import * as css from './auth.css.ts';
import { forgetPassword, goToStep, useTyped } from '../model/auth-flow.ts';
import { SocialButtons } from './social-buttons.tsx';
import { checksOf, useFormChecks } from '../../forms/use-form-checks.ts';

/** Signs in by e-mail or phone and password (AUTH-01 to AUTH-04). */
export function LoginForm() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const login = useLogin();
  const isMounted = useIsMounted();
  const demo = useDemoLogin();
  // Untouched fields follow the demo customer, who may arrive with the settings.
  const [typed, type] = useTyped('login');
  const phone = typed.phone ?? demo.phone;
  const password = typed.password ?? demo.password;
  const checks = useFormChecks(['phone', 'password'], {}, login.error);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (checks.refuses(form)) return;
    try {
      const { message, data } = await login.trigger({ body: { phone, password } });
      // Whoever closed the dialog meanwhile does not want it any more.
      if (!isMounted.current) return;
      closeDialog('login');
      signIn(data.access.token, data.user);
      showToast({ kind: 'success', message, timeout: 3000 });
    } catch (error) {
      if (!isMounted.current) return;
      showToast({ kind: 'error', message: errorText(error) });
      checks.focusFirstError(form, fieldErrors(error));
    }
  }

  return (
    <div className={stack[4]}>
      <p>
        <Trans>Please login to continue</Trans>
      </p>
      <form className={stack[4]} onSubmit={(event) => void submit(event)} noValidate>
        {login.error && Object.keys(fieldErrors(login.error)).length === 0 ? (
          <Alert kind="danger">{errorText(login.error)}</Alert>
        ) : null}
        <TextField
          label={t`Email / Phone Number`}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          value={phone}
          {...checksOf(checks, 'phone')}
          onChange={(event) => {
            checks.change('phone');
            type({ phone: event.target.value });
          }}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          required
          value={password}
          {...checksOf(checks, 'password')}
          onChange={(event) => {
            checks.change('password');
            type({ password: event.target.value });
          }}
        />
        <p className={css.atEnd}>
          <button type="button" className={css.way} onClick={forgetPassword}>
            <Trans>Forgot Password?</Trans>
          </button>
        </p>
        <Button type="submit" size="l" fullWidth busy={login.isMutating}>
          <Trans>Log in</Trans>
        </Button>
        <SocialButtons onSignedIn={() => closeDialog('login')} />
      </form>
      <p className={css.ways}>
        <Trans>Don't have an account?</Trans>
        <button type="button" className={css.way} onClick={() => goToStep('registration')}>
          <Trans>Sign Up</Trans>
        </button>
      </p>
    </div>
  );
}

/** Demo credentials, in the `local` environment only (AUTH-02). */
function useDemoLogin(): { phone: string; password: string } {
  const { demo } = useConfig();
  const { settings } = useSettings();
  return demo && settings.app_environment === 'local' ? demo : { phone: '', password: '' };
}
