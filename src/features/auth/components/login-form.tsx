import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent } from 'react';
import { useLogin } from '../../../api/generated/auth.ts';
import { useSession } from '../../../api/session.ts';
import { useConfig } from '../../../lib/config/config-context.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { AUTH_TOPIC } from '../../errors/auth-topic.ts';
import * as css from './auth.css.ts';
import { beginSession } from '../model/begin-session.ts';
import { forgetPassword, goToStep, useTyped } from '../model/auth-flow.ts';
import { SocialButtons } from './social-buttons.tsx';
import { checksOf, useFormChecks } from '../../forms/use-form-checks.ts';

/** Signs in by e-mail or phone and password (AUTH-01 to AUTH-04). */
export function LoginForm() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const showServerToast = useServerToast();
  const login = useLogin();
  const isMounted = useIsMounted();
  const demo = useDemoLogin();
  const isExpired = useSession(({ expiredUserId }) => expiredUserId !== null);
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
      beginSession(data);
      showServerToast({ kind: 'success', topic: AUTH_TOPIC, message, timeout: 3000 });
    } catch (error) {
      if (!isMounted.current) return;
      showToast({ kind: 'error', topic: AUTH_TOPIC, message: errorText(error) });
      checks.focusFirstError(form, fieldErrors(error));
    }
  }

  return (
    <div className={stack[4]}>
      {isExpired ? (
        <Alert kind="warning">
          <Trans>
            Your session has expired. Please log in again to continue where you left off.
          </Trans>
        </Alert>
      ) : (
        <p>
          <Trans>Please login to continue</Trans>
        </p>
      )}
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
        <SocialButtons />
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
