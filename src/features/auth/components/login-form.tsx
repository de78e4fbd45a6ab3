import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useLogin } from '../../../api/generated/auth-mutations.ts';
import { useSession } from '../../../api/session.ts';
import { useAppScope } from '../../../lib/react/app-scope.ts';
import { WISHLIST_PATH } from '../../../lib/router/paths.ts';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { useConfig } from '../../../lib/config/config-context.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AUTH_TOPIC } from '../../errors/auth-topic.ts';
import * as css from './auth.css.ts';
import { beginSession } from '../model/begin-session.ts';
import { LOGIN } from '../model/auth-forms.ts';
import { useAuthFlow } from '../model/auth-flow.ts';
import { SocialButtons } from './social-buttons.tsx';
import { useForm } from '../../forms/use-form.ts';

/** Logs in with email or phone and password (AUTH-01 to AUTH-04). */
export function LoginForm() {
  const scope = useAppScope();
  const { goToForgotPassword, goToRegistration } = useAuthFlow();
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const showServerToast = useServerToast();
  const login = useLogin();
  const isMounted = useIsMounted();
  const demo = useDemoLogin();
  const isExpired = useSession(({ expiredUserId }) => expiredUserId !== null);
  const form = useForm(LOGIN.rules, {
    ...LOGIN,
    // The demo credentials may load later.
    defaults: demo,
    isCheckedByServer: true,
  });
  const submit = form.submit(
    async ({ phone, password }) => {
      const { message, data } = await login.trigger({ body: { phone, password } });
      if (!isMounted.current) return;
      beginSession(scope, data);
      showServerToast({ kind: 'success', topic: AUTH_TOPIC, message, timeoutMs: 3000 });
    },
    (failure) => {
      if (!isMounted.current) return;
      showErrorToast(failure, AUTH_TOPIC);
    },
  );

  return (
    <div className={stack[4]}>
      {isExpired ? (
        <Alert kind="warning">
          <Trans>Your session has expired. Log in again to continue where you left off.</Trans>
        </Alert>
      ) : (
        <LoginReasonText />
      )}
      <form className={stack[4]} onSubmit={submit} noValidate>
        {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
        <TextField
          label={t`Email or phone number`}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.input('phone')}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          {...form.input('password')}
        />
        <p className={css.atEnd}>
          <button
            type="button"
            className={css.stepLink}
            onClick={() => goToForgotPassword(form.values.phone)}
          >
            <Trans>Forgot Password?</Trans>
          </button>
        </p>
        <Button type="submit" fullWidth busy={form.isSending}>
          <Trans>Log in</Trans>
        </Button>
        <SocialButtons />
      </form>
      <p className={css.stepLinks}>
        <Trans>Don’t have an account?</Trans>
        <button
          type="button"
          className={css.stepLink}
          // The demo account exists.
          onClick={() => goToRegistration(form.isChanged ? form.values.phone : '')}
        >
          <Trans>Sign Up</Trans>
        </button>
      </p>
    </div>
  );
}

/** Demo credentials exist in the `local` environment only (AUTH-02). */
function useDemoLogin(): { phone: string; password: string } {
  const { demo } = useConfig();
  const { settings } = useSettings();
  return demo && settings.app_environment === 'local' ? demo : { phone: '', password: '' };
}

/** Says what the login is for. */
function LoginReasonText() {
  const reason = useStore(useDialogs(), ({ loginReason }) => loginReason);
  const [path] = useLocation();
  return (
    <p>
      {reason === 'wishlist' ? (
        <Trans>Log in to save products to your wishlist</Trans>
      ) : reason === 'chat' ? (
        <Trans>Log in to chat with the shop</Trans>
      ) : reason === 'cart' ? (
        <Trans>Log in to add products to your cart</Trans>
      ) : reason === 'purchase' ? (
        <Trans>Log in to buy this product</Trans>
      ) : path === WISHLIST_PATH ? (
        <Trans>Log in to see your wishlist</Trans>
      ) : (
        <Trans>Log in to continue</Trans>
      )}
    </p>
  );
}
