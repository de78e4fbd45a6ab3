import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useChangePassword } from '../../../api/generated/profile.ts';
import { useSession } from '../../../api/session.ts';
import { PROFILE_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { checksOf, useFormChecks } from '../../forms/use-form-checks.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import * as css from '../components/account.css.ts';

const FIELDS = ['current_password', 'password', 'password_confirmation'] as const;
type Field = (typeof FIELDS)[number];

/** Characters that the server wants of a password at least. */
const MIN_PASSWORD_LENGTH = 6;

/** Sets a new password for somebody who knows the old one (PROF-01). What is typed is kept nowhere but here. */
export function Screen() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [, navigate] = useLocation();
  const { trigger, isMutating, error } = useChangePassword();
  const isMounted = useIsMounted();
  const account = useSession(({ user }) => user?.email ?? user?.phone ?? '');
  const [typed, setTyped] = useState({
    current_password: '',
    password: '',
    password_confirmation: '',
  });
  const tooShort = t`The password must be at least ${MIN_PASSWORD_LENGTH} characters.`;
  const isShort = (text: string) => text.length < MIN_PASSWORD_LENGTH;
  const checks = useFormChecks(
    FIELDS,
    {
      current_password:
        typed.current_password === ''
          ? t`The current password field is required.`
          : isShort(typed.current_password)
            ? tooShort
            : undefined,
      password:
        typed.password === ''
          ? t`The password field is required.`
          : isShort(typed.password)
            ? tooShort
            : undefined,
      password_confirmation:
        typed.password === typed.password_confirmation
          ? undefined
          : t`Confirm Password does not match.`,
    },
    error,
  );
  const isApart = error !== undefined && !FIELDS.some((field) => fieldErrors(error)[field]);

  const input = (field: Field) => ({
    ...checksOf(checks, field),
    required: true,
    value: typed[field],
    onChange: (event: { target: { value: string } }) => {
      checks.change(field);
      setTyped({ ...typed, [field]: event.target.value });
    },
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (checks.refuses(form)) return;
    try {
      await trigger({ body: typed });
      showToast({ kind: 'success', topic: 'password', message: t`Password Updated` });
      if (isMounted.current) navigate(PROFILE_PATH);
    } catch (failure) {
      showToast({ kind: 'error', topic: 'password', message: errorText(failure) });
      if (isMounted.current) checks.focusFirstError(form, fieldErrors(failure));
    }
  }

  return (
    <div className={stack[6]}>
      <PageHead title={t`Change Password`} />
      <Breadcrumb
        steps={[{ label: t`Profile`, href: PROFILE_PATH }, { label: t`Change Password` }]}
      />
      <SectionHeading level={1}>{t`Change Password`}</SectionHeading>
      <Card padded>
        <form className={css.narrow} onSubmit={(event) => void submit(event)} noValidate>
          {isApart ? <Alert kind="danger">{errorText(error)}</Alert> : null}
          {/* Tells a password manager whose password it is. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={account}
            readOnly
            hidden
          />
          <PasswordField
            label={t`Current Password`}
            autoComplete="current-password"
            {...input('current_password')}
          />
          <PasswordField
            label={t`New Password`}
            autoComplete="new-password"
            help={t`At least 6 characters`}
            {...input('password')}
          />
          <PasswordField
            label={t`Confirm Password`}
            autoComplete="new-password"
            {...input('password_confirmation')}
          />
          <div>
            <Button type="submit" size="l" busy={isMutating}>
              <Trans>Update Password</Trans>
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
