import { Trans, useLingui } from '@lingui/react/macro';
import { useResetPassword } from '../../../api/generated/auth-mutations.ts';
import { useOtpStore } from '../hooks/use-otp.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { AUTH_TOPIC } from '../../errors/auth-topic.ts';
import * as css from './auth.css.ts';
import { RESET } from '../model/auth-forms.ts';
import { useResetToken, useAuthFlow } from '../model/auth-flow.ts';
import { useForm } from '../../forms/use-form.ts';
import { usePasswordResetRequest } from '../hooks/use-password-reset-request.ts';

/** Sets the new password with the token of a verified code (AUTH-13). */
export function ResetForm() {
  const { clearOtpState } = useOtpStore();
  const { endReset, goToStep } = useAuthFlow();
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const showServerToast = useServerToast();
  const reset = useResetPassword();
  const isMounted = useIsMounted();
  const token = useResetToken();
  const { otpRequest } = usePasswordResetRequest();
  const form = useForm(RESET.rules, RESET);
  const min = RESET.rules.password.minLength.limit;
  const submit = form.submit(
    async (values) => {
      if (token === null) return ['password', 'password_confirmation'];
      const { message } = await reset.trigger({ body: { token, ...values } });
      clearOtpState();
      showServerToast({ kind: 'success', topic: AUTH_TOPIC, message });
      if (isMounted.current) endReset(otpRequest.contact);
      return [];
    },
    (failure) => showErrorToast(failure, AUTH_TOPIC),
  );

  return (
    <div className={stack[4]}>
      <form className={stack[4]} onSubmit={submit} noValidate>
        {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
        {/* For password managers. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={otpRequest.contact}
          readOnly
          hidden
        />
        <PasswordField
          label={t`New password`}
          autoComplete="new-password"
          help={t`At least ${min} characters`}
          autoFocus
          {...form.input('password')}
        />
        <PasswordField
          label={t`Confirm password`}
          autoComplete="new-password"
          {...form.input('password_confirmation')}
        />
        <Button type="submit" fullWidth busy={form.isSending}>
          <Trans>Reset Password</Trans>
        </Button>
      </form>
      <p className={css.stepLinks}>
        <button type="button" className={css.stepLink} onClick={() => goToStep('login')}>
          <Trans>Back to log in</Trans>
        </button>
      </p>
    </div>
  );
}
