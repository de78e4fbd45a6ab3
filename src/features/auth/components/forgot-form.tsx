import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent } from 'react';
import { CountryField, useDialCodes } from '../../forms/country-field.tsx';
import { isCodeFresh, useOtp } from '../hooks/use-otp.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import * as css from './auth.css.ts';
import { goToStep, useTyped } from '../model/auth-flow.ts';
import { checksOf, useFormChecks } from '../../forms/use-form-checks.ts';
import { usePasswordResetRequest } from '../hooks/use-password-reset-request.ts';

/** Has a code sent for a forgotten password (AUTH-09, AUTH-10). */
export function ForgotForm() {
  const { t } = useLingui();
  const isMounted = useIsMounted();
  const { codes } = useDialCodes();
  const [typed, type] = useTyped('forgot');
  const { channel, order } = usePasswordResetRequest();
  const code = useOtp(order);
  const checks = useFormChecks(
    ['country', 'phone'],
    {
      country: typed.country === '' ? t`The country field is required` : undefined,
      phone: order.contact.trim() === '' ? t`The phone or email field is required` : undefined,
    },
    undefined,
  );
  const { problem } = code;
  const contact = checksOf(checks, 'phone');
  const change = (next: Partial<typeof typed>) => {
    checks.change('phone');
    code.clearProblem();
    type(next);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (checks.refuses(form)) return;
    // A code is on its way already: only where it is typed in is missing.
    const refusal = isCodeFresh(order) ? null : await code.send({ forceNew: true });
    // Whoever went elsewhere meanwhile, or wants the code elsewhere, is left there.
    if (!isMounted.current || new FormData(form).get('phone') !== order.contact) return;
    if (refusal === null) goToStep('code');
    else checks.focusFirstError(form, refusal.fields);
  }

  return (
    <div className={stack[4]}>
      <p>
        <Trans>We send you a code with which you choose a new password.</Trans>
      </p>
      <form className={stack[4]} onSubmit={(event) => void submit(event)} noValidate>
        {problem && problem.fields['phone'] === undefined ? (
          <Alert kind="danger">{problem.text}</Alert>
        ) : null}
        <CountryField
          value={typed.country}
          error={checks.errorOf('country')}
          autoFocus
          onBlur={() => checks.blur('country')}
          onChange={(country) => {
            checks.change('country');
            type({ country });
          }}
        />
        {channel === 'phone' ? (
          <PhoneField
            label={t`Phone Number`}
            required
            codes={codes}
            code={order.phoneCode ?? ''}
            onCodeChange={(phoneCode) => type({ phoneCode })}
            {...contact}
            error={contact.error ?? problem?.fields['phone']}
            value={typed.phone}
            onChange={(phone) => change({ phone })}
          />
        ) : (
          <TextField
            label={t`Email Address`}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            required
            {...contact}
            error={contact.error ?? problem?.fields['phone']}
            value={typed.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
        <Button type="submit" size="l" fullWidth busy={code.isSending}>
          <Trans>Send OTP</Trans>
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
