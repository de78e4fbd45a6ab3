import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { loadCode } from '../../../lib/load-code.ts';
import { CodeForm } from './code-form.tsx';
import { useOtp } from '../hooks/use-otp.ts';
import { stack } from '../../../ui/layout/layout.css.ts';
import * as css from './auth.css.ts';
import { useAuthFlow } from '../model/auth-flow.ts';
import { usePasswordResetRequest } from '../hooks/use-password-reset-request.ts';

/** Asks for the code of a password reset (AUTH-10). */
export function ForgotCodeForm() {
  const { beginReset, goToStep } = useAuthFlow();
  const { otpRequest } = usePasswordResetRequest();
  const code = useOtp(otpRequest);
  // Preloads the next step.
  useEffect(() => {
    void loadCode(() => import('./reset-form.tsx')).catch(() => undefined);
  }, []);
  return (
    <div className={stack[2]}>
      <CodeForm otpRequest={otpRequest} code={code} onVerified={beginReset} />
      <p className={css.stepLinks}>
        <button type="button" className={css.stepLink} onClick={() => goToStep('forgot')}>
          <Trans>Use a different account</Trans>
        </button>
      </p>
    </div>
  );
}
