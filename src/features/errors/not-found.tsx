import { Trans, useLingui } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import { use } from 'react';
import { NotFoundContext } from '../../lib/router/not-found-context.ts';
import { buttonClass } from '../../ui/actions/button-class.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { container } from '../../ui/layout/layout.css.ts';
import { AppLink } from '../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../lib/router/paths.ts';
import { PageHead } from '../seo/page-head.tsx';

/** Page for an unknown path or record (ROUTE-03, PROD-08). */
export function NotFound() {
  const { t } = useLingui();
  use(NotFoundContext)?.();
  return (
    <div className={container}>
      <PageHead title={t`Page not found`} />
      <EmptyState
        icon={SearchX}
        level={1}
        title={<Trans>Page not found</Trans>}
        action={
          <AppLink href={HOME_PATH} className={buttonClass({})}>
            <Trans>Go to home page</Trans>
          </AppLink>
        }
      >
        <Trans>We looked on every shelf. This page has moved, sold out or never existed.</Trans>
      </EmptyState>
    </div>
  );
}
