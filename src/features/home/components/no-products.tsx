import { Trans } from '@lingui/react/macro';
import PackageOpen from 'lucide-react/icons/package-open';
import { NoIndex } from '../../seo/no-index.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { CONTACT_US_PATH } from '../../../lib/router/paths.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** For a shop that is being filled. */
export function NoProducts() {
  return (
    <EmptyState
      icon={PackageOpen}
      title={<Trans>Our first products are on their way</Trans>}
      action={
        <AppLink href={CONTACT_US_PATH} className={buttonClass()}>
          <Trans>Contact us</Trans>
        </AppLink>
      }
    >
      <NoIndex />
      <Trans>
        We’re still adding our products. Come back soon, or contact us if you have a question.
      </Trans>
    </EmptyState>
  );
}
