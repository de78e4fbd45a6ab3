import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { statusOf } from '../../../api/errors.ts';
import { useVerifyOtp } from '../../../api/generated/auth-mutations.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { CodeField } from '../../../ui/fields/code-field.tsx';
import { useRemainingTime } from '../../../ui/content/countdown.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { AUTH_TOPIC } from '../../errors/auth-topic.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import * as css from './code-form.css.ts';
import { CodeFormSkeleton } from './code-form-skeleton.tsx';
import type { OtpRequest, useOtp } from '../hooks/use-otp.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { ErrorText } from '../../errors/error-text.tsx';
import { OtpErrorText } from './otp-error-text.tsx';

/** Verifies and resends a code (AUTH-11, AUTH-12, AUTH-14). */
export function CodeForm(props: {
  otpRequest: OtpRequest;
  code: ReturnType<typeof useOtp>;
  /** Receives the token for setting a new password. */
  onVerified: (token: string) => Promise<void> | void;
}) {
  const { dismissErrors } = useToasts();
  const { otpRequest, code, onVerified } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const showErrorToast = useErrorToast();
  const verify = useVerifyOtp();
  const isMounted = useIsMounted();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [isDone, setDone] = useState(false);
  const isComplete = /^\d{4}$/.test(typed);

  const focusBoxes = () => form.current?.querySelector('input')?.focus();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete) return;
    try {
      const { data } = await verify.trigger({ body: { phone: otpRequest.contact, otp: typed } });
      if (!isMounted.current) return;
      setDone(true);
      dismissErrors(AUTH_TOPIC);
      await onVerified(data.token);
    } catch (error) {
      if (!isMounted.current) return;
      showErrorToast(error, AUTH_TOPIC);
      focusBoxes();
    }
  }

  async function resend() {
    const problem = await code.send();
    if (problem || !isMounted.current) return;
    setTyped('');
    verify.reset();
    focusBoxes();
  }

  // Code errors appear at the code field, others above the button.
  const { otp, phone } = fieldErrors(verify.error);
  const refusal = verify.error ? errorText(verify.error) : undefined;
  const codeError = otp ?? phone ?? (statusOf(verify.error) === 400 ? refusal : undefined);
  const formError = codeError ? undefined : verify.error;
  if (code.problem && !code.sent) {
    return (
      <ErrorState
        title={<Trans>We couldn’t send a code</Trans>}
        level={3}
        onRetry={() => void code.send()}
        busy={code.isSending}
      >
        <OtpErrorText problem={code.problem} />
      </ErrorState>
    );
  }
  return (
    <div className={stack[4]}>
      <div aria-live="polite">
        {code.sent ? (
          <>
            <p>
              <bdi>{code.sent.message}</bdi>
            </p>
            <p>
              <strong>
                <bdi dir="ltr">{code.sent.to}</bdi>
              </strong>
            </p>
          </>
        ) : (
          <>
            <VisuallyHidden>
              <Trans>Sending your code…</Trans>
            </VisuallyHidden>
            <Skeleton width="80%" height="3rem" />
          </>
        )}
      </div>
      {code.sent ? (
        <form ref={form} className={stack[4]} onSubmit={(event) => void submit(event)} noValidate>
          <CodeField
            label={t`Enter OTP`}
            name="otp"
            autoFocus
            value={typed}
            error={codeError}
            onChange={(next) => {
              setTyped(next);
              verify.reset();
            }}
          />
          {formError ? (
            <Alert kind="danger">
              <ErrorText error={formError} />
            </Alert>
          ) : code.problem ? (
            <Alert kind="danger">
              <OtpErrorText problem={code.problem} />
            </Alert>
          ) : null}
          <Button type="submit" fullWidth disabled={!isComplete} busy={verify.isMutating || isDone}>
            <Trans>Confirm OTP</Trans>
          </Button>
          <Resend at={code.resendAt} busy={code.isSending} onResend={() => void resend()} />
        </form>
      ) : (
        <CodeFormSkeleton />
      )}
    </div>
  );
}

/** Offers another code after a countdown (AUTH-12). */
function Resend(props: { at: number; busy: boolean; onResend: () => void }) {
  const { at, busy, onResend } = props;
  // In case the system clock was set back.
  const seconds = Math.min(60, Math.ceil(useRemainingTime(at) / 1000));
  if (seconds > 0) {
    const time = `${seconds === 60 ? '01' : '00'}:${String(seconds % 60).padStart(2, '0')}`;
    return (
      <p role="timer" aria-live="off" className={css.countdown}>
        <span>
          <Trans>
            Resend code in <bdi>{time}</bdi>
          </Trans>
        </span>
      </p>
    );
  }
  return (
    <div className={css.countdown}>
      <Button variant="quiet" busy={busy} onClick={onResend}>
        <Trans>Resend OTP</Trans>
      </Button>
    </div>
  );
}
