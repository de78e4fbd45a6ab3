import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { CountryField, useDialCodes } from '../../forms/country-field.tsx';
import { useOtp, useOtpStore } from '../hooks/use-otp.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import * as css from './auth.css.ts';
import { FORGOT } from '../model/auth-forms.ts';
import { useAuthFlow } from '../model/auth-flow.ts';
import { useForm } from '../../forms/use-form.ts';
import { contactForChannel, usePasswordResetRequest } from '../hooks/use-password-reset-request.ts';
import { OtpErrorText } from './otp-error-text.tsx';

/** Requests a code for a forgotten password (AUTH-09, AUTH-10). */
export function ForgotForm() {
  const { hasRecentCode } = useOtpStore();
  const { goToStep } = useAuthFlow();
  const { t } = useLingui();
  const isMounted = useIsMounted();
  const { codes } = useDialCodes();
  const { channel, otpRequest } = usePasswordResetRequest();
  const code = useOtp(otpRequest);
  const { problem } = code;
  const form = useForm(FORGOT.rules, {
    ...FORGOT,
    required: () => ({ country: channel === 'phone' }),
    clean: (values) => ({ ...values, phone: contactForChannel(channel, values.phone) }),
  });
  const change = (next: Parameters<typeof form.change>[0]) => {
    code.clearProblem();
    form.change(next);
  };
  const control = form.control('phone');
  const contact = {
    ...control,
    error: control.error ?? problem?.fields['phone'],
    onChange: (phone: string) => change({ phone }),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { elements } = event.currentTarget;
    form.submit(async () => {
      // A valid code was already sent.
      const refusal = hasRecentCode(otpRequest) ? null : await code.send({ forceNew: true });
      // Step or contact has changed.
      const field = elements.namedItem('phone');
      if (
        isMounted.current &&
        field instanceof HTMLInputElement &&
        field.value === otpRequest.contact
      ) {
        if (refusal === null) goToStep('code');
        else if ('phone' in refusal.fields) field.focus();
      }
      // Kept in the draft for the next steps.
      return ['country', 'phone_code', 'phone'];
    })(event);
  };

  return (
    <div className={stack[4]}>
      <p>
        <Trans>We’ll send you a code to set a new password.</Trans>
      </p>
      <form className={stack[4]} onSubmit={submit} noValidate>
        {problem && problem.fields['phone'] === undefined ? (
          <Alert kind="danger">
            <OtpErrorText problem={problem} />
          </Alert>
        ) : null}
        {channel === 'phone' ? (
          <>
            <CountryField
              {...form.control('country')}
              autoFocus
              onChange={(country) => change({ country })}
            />
            <PhoneField
              label={t`Phone number`}
              codes={codes}
              code={otpRequest.phoneCode ?? ''}
              onCodeChange={(phone_code) => change({ phone_code })}
              {...contact}
            />
          </>
        ) : (
          <TextField
            label={t`Email address`}
            autoFocus
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            {...contact}
            onChange={(event) => contact.onChange(event.target.value)}
          />
        )}
        <Button type="submit" fullWidth busy={code.isSending}>
          <Trans>Send OTP</Trans>
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
