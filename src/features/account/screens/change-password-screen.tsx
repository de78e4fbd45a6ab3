import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useChangePassword } from '../../../api/generated/profile-mutations.ts';
import { useSession } from '../../../api/session.ts';
import { PROFILE_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { changePasswordForm } from '../../../api/generated/forms/profile.ts';
import { useForm } from '../../forms/use-form.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { formCard, formFoot } from '../../../ui/layout/form-actions.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';

/** Changes the password (PROF-01). Never stores what is typed. */
export function Screen() {
  const { showToast } = useToasts();
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const [, navigate] = useLocation();
  const { trigger } = useChangePassword();
  const isMounted = useIsMounted();
  const account = useSession(({ user }) => user?.email ?? user?.phone ?? '');
  const form = useForm(changePasswordForm, {
    name: 'change-password',
    defaults: { current_password: '', password: '', password_confirmation: '' },
  });
  const min = changePasswordForm.password.minLength.limit;
  const submit = form.submit(
    async (values) => {
      await trigger({ body: values });
      showToast({ kind: 'success', topic: 'password', message: t`Password updated` });
      if (isMounted.current) navigate(PROFILE_PATH);
    },
    (failure) => showErrorToast(failure, 'password'),
  );

  return (
    <div className={stack[6]}>
      <PageHead title={t`Change Password`} />
      <div className={stack[4]}>
        <Breadcrumb
          steps={[{ label: t`My Profile`, href: PROFILE_PATH }, { label: t`Change Password` }]}
        />
        <SectionHeading level={1}>{t`Change Password`}</SectionHeading>
      </div>
      <Card padded className={formCard}>
        <form className={stack[6]} onSubmit={submit} noValidate>
          {form.problem ? <Alert kind="danger">{form.problem}</Alert> : null}
          {/* For password managers. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={account}
            readOnly
            hidden
          />
          <div className={stack[4]}>
            <PasswordField
              label={t`Current password`}
              autoComplete="current-password"
              {...form.input('current_password')}
            />
            <PasswordField
              label={t`New password`}
              autoComplete="new-password"
              help={t`At least ${min} characters`}
              {...form.input('password')}
            />
            <PasswordField
              label={t`Confirm password`}
              autoComplete="new-password"
              {...form.input('password_confirmation')}
            />
          </div>
          <div className={formFoot}>
            <Button type="submit" busy={form.isSending}>
              <Trans>Update password</Trans>
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
