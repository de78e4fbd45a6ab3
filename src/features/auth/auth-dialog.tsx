import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { loadCode } from '../../lib/load-code.ts';
import { lazyComponent } from '../../lib/react/lazy-module.tsx';
import { useDialog, useDialogs } from '../dialogs/dialogs-store.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { type AuthStep, useAuthFlow, useAuthStep } from './model/auth-flow.ts';
import { LoginForm } from './components/login-form.tsx';

const loadRegistration = () => loadCode(() => import('./components/registration-form.tsx'));
const loadForgot = () => loadCode(() => import('./components/forgot-form.tsx'));
const RegistrationForm = lazyComponent(async () => (await loadRegistration()).RegistrationForm);
const ForgotForm = lazyComponent(async () => (await loadForgot()).ForgotForm);
const ForgotCodeForm = lazyComponent(() =>
  import('./components/forgot-code-form.tsx').then((module) => module.ForgotCodeForm),
);
const ResetForm = lazyComponent(() =>
  import('./components/reset-form.tsx').then((module) => module.ResetForm),
);
const VerifyForm = lazyComponent(() =>
  import('./components/verify-form.tsx').then((module) => module.VerifyForm),
);

const PREVIOUS_STEP: Partial<Record<AuthStep | 'verify', AuthStep>> = {
  registration: 'login',
  forgot: 'login',
  code: 'forgot',
  reset: 'login',
};

/**
 * Shows login, registration, verification and password reset as steps of one dialog (AUTH-01 to
 * AUTH-14). Load lazily.
 */
export function AuthDialog() {
  const { t } = useLingui();
  const authStep = useAuthStep();
  const isVerifying = useDialog('verify');
  const { closeDialog } = useDialogs();
  const close = useCallback(() => {
    closeDialog('login');
    closeDialog('verify');
  }, [closeDialog]);
  const { goToStep } = useAuthFlow();
  const step = isVerifying ? 'verify' : authStep;
  const previous = PREVIOUS_STEP[step];
  const titles: Record<AuthStep | 'verify', string> = {
    login: t`Welcome!`,
    registration: t`Create your account`,
    forgot: t`Forgot Password`,
    code: t`Enter OTP`,
    reset: t`Reset Password`,
    verify: t`Enter OTP`,
  };
  const forms: Record<AuthStep | 'verify', ReactNode> = {
    login: <LoginForm />,
    registration: <RegistrationForm />,
    forgot: <ForgotForm />,
    code: <ForgotCodeForm />,
    reset: <ResetForm />,
    verify: <VerifyForm onVerified={close} />,
  };

  // Preloads the next steps.
  useEffect(() => {
    void Promise.all([loadRegistration(), loadForgot()]).catch(() => undefined);
  }, []);
  // The page behind has changed.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);

  useEffect(() => () => focusMainAfterClose(), []);

  return (
    <Dialog
      isOpen
      onClose={close}
      onBack={previous && (() => goToStep(previous))}
      title={titles[step]}
      step={step}
      size="m"
      closeOnOutsidePress={!isVerifying}
    >
      <Suspense key={step} fallback={<FormSkeleton />}>
        {forms[step]}
      </Suspense>
    </Dialog>
  );
}

/** Focuses the main content, because the login button that opened the dialog is gone. */
function focusMainAfterClose() {
  const focusMain = () => {
    if (document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  // The dialog restores focus in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(focusMain));
}

function FormSkeleton() {
  return (
    <div className={stack[4]}>
      {['1', '2', '3'].map((field) => (
        <Skeleton key={field} height="72px" />
      ))}
      <Skeleton height="44px" radius="22px" />
    </div>
  );
}
