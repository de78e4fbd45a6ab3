import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent } from 'react';
import { useResetPassword } from '../../../api/generated/auth.ts';
import { clearOtpState } from '../hooks/use-otp.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { AUTH_TOPIC } from '../../errors/auth-topic.ts';
import * as css from './auth.css.ts';
import { endReset, goToStep, useResetToken, useTyped } from '../model/auth-flow.ts';
import { checksOf, useFormChecks } from '../../forms/use-form-checks.ts';
import { MIN_PASSWORD_LENGTH } from '../hooks/use-registration-checks.ts';
import { usePasswordResetRequest } from '../hooks/use-password-reset-request.ts';

/** Sets the new password with the token that the code gave (AUTH-13). */
export function ResetForm() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const showServerToast = useServerToast();
  const reset = useResetPassword();
  const isMounted = useIsMounted();
  const token = useResetToken();
  const { order } = usePasswordResetRequest();
  const [typed, type] = useTyped('reset');
  const { password, confirmation } = typed;
  const checks = useFormChecks(
    ['password', 'password_confirmation'],
    {
      password:
        password === ''
          ? t`The password field is required.`
          : password.length < MIN_PASSWORD_LENGTH
            ? t`The password must be at least ${MIN_PASSWORD_LENGTH} characters.`
            : undefined,
      password_confirmation:
        password === confirmation ? undefined : t`Confirm Password does not match.`,
    },
    reset.error,
  );
  const { password: _, password_confirmation: __, ...others } = fieldErrors(reset.error);
  const [apart] = Object.values(others);
  const isApart = reset.error !== undefined && Object.keys(fieldErrors(reset.error)).length === 0;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (checks.refuses(form) || token === null) return;
    try {
      const { message } = await reset.trigger({
        body: { token, password, password_confirmation: confirmation },
      });
      clearOtpState();
      showServerToast({ kind: 'success', topic: AUTH_TOPIC, message });
      if (isMounted.current) endReset(order.contact);
    } catch (error) {
      showToast({ kind: 'error', topic: AUTH_TOPIC, message: errorText(error) });
      if (isMounted.current) checks.focusFirstError(form, fieldErrors(error));
    }
  }

  return (
    <div className={stack[4]}>
      <form className={stack[4]} onSubmit={(event) => void submit(event)} noValidate>
        {isApart || apart !== undefined ? (
          <Alert kind="danger">{apart ?? errorText(reset.error)}</Alert>
        ) : null}
        {/* Tells a password manager whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={order.contact}
          readOnly
          hidden
        />
        <PasswordField
          label={t`New Password`}
          autoComplete="new-password"
          help={t`At least 6 characters`}
          autoFocus
          required
          {...checksOf(checks, 'password')}
          value={password}
          onChange={(event) => {
            checks.change('password');
            type({ password: event.target.value });
          }}
        />
        <PasswordField
          label={t`Confirm Password`}
          autoComplete="new-password"
          required
          {...checksOf(checks, 'password_confirmation')}
          value={confirmation}
          onChange={(event) => {
            checks.change('password_confirmation');
            type({ confirmation: event.target.value });
          }}
        />
        <Button type="submit" size="l" fullWidth busy={reset.isMutating}>
          <Trans>Reset Password</Trans>
        </Button>
      </form>
      <p className={css.ways}>
        <button type="button" className={css.way} onClick={() => goToStep('login')}>
          <Trans>Back to login</Trans>
        </button>
      </p>
    </div>
  );
}
