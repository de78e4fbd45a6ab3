import { useLingui } from '@lingui/react/macro';
import { useGetProfile } from '../../../api/generated/profile.ts';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { AccountVerification } from '../components/account-verification.tsx';

/** Shows the current profile and its form (PROF-01). */
export function Screen() {
  const { t } = useLingui();
  const profile = useGetProfile();
  const user = profile.data?.user;

  return (
    <div ref={keepFocus} className={stack[6]}>
      <PageHead title={t`My Profile`} />
      <SectionHeading
        level={1}
        action={
          user ? (
            <AccountVerification
              verified={user.account_verified}
              onVerified={() => void profile.retry()}
            />
          ) : undefined
        }
      >
        {t`My Profile`}
      </SectionHeading>
      <QueryView
        query={profile}
        skeleton={
          <div aria-busy="true">
            <Skeleton height="32rem" radius="18px" />
          </div>
        }
      >
        {(data) => (
          <Card padded>
            <ProfileForm user={data.user} />
          </Card>
        )}
      </QueryView>
    </div>
  );
}
