import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useLogin } from '../../api/generated/auth.ts';
import { signIn } from '../../api/session.ts';
import { useConfig } from '../../lib/config-context.ts';
import { closeDialog } from '../../lib/stores/dialogs.ts';
import { fieldErrors, useErrorText } from '../../parts/use-error-text.ts';
import { useSettings } from '../../parts/use-settings.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { SocialButtons } from './social-buttons.tsx';

/** Signs in by e-mail or phone and password (AUTH-01 to AUTH-04). Load on first use. */
export function LoginDialog() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const login = useLogin();
  const demo = useDemoLogin();
  // Untouched fields follow the demo customer, who may arrive with the settings.
  const [typed, setTyped] = useState<{ phone?: string; password?: string }>({});
  const phone = typed.phone ?? demo.phone;
  const password = typed.password ?? demo.password;
  const errors = fieldErrors(login.error);
  const close = () => closeDialog('login');

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      const { message, data } = await login.trigger({ body: { phone, password } });
      close();
      signIn(data.access.token, data.user);
      showToast({ kind: 'success', message, timeout: 3000 });
    } catch (error) {
      showToast({ kind: 'error', message: errorText(error) });
    }
  }

  return (
    <Dialog isOpen onClose={close} title={t`Welcome!`} size="m">
      <form className={stack[4]} onSubmit={(event) => void submit(event)} noValidate>
        <p>
          <Trans>Please login to continue</Trans>
        </p>
        {login.error && Object.keys(errors).length === 0 ? (
          <Alert kind="danger">{errorText(login.error)}</Alert>
        ) : null}
        <TextField
          label={t`Email / Phone Number`}
          name="phone"
          autoComplete="username"
          required
          value={phone}
          error={errors['phone']}
          onChange={(event) => setTyped({ ...typed, phone: event.target.value })}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={errors['password']}
          onChange={(event) => setTyped({ ...typed, password: event.target.value })}
        />
        <Button type="submit" size="l" fullWidth busy={login.isMutating}>
          <Trans>Log in</Trans>
        </Button>
        <SocialButtons onSignedIn={close} />
      </form>
    </Dialog>
  );
}

/** Demo credentials, in the `local` environment only (AUTH-02). */
function useDemoLogin(): { phone: string; password: string } {
  const { demo } = useConfig();
  const { settings } = useSettings();
  return demo && settings.app_environment === 'local' ? demo : { phone: '', password: '' };
}
