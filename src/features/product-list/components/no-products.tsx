import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import { use } from 'react';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { CATEGORIES_PATH, MOST_POPULAR_PATH } from '../../../lib/router/paths.ts';
import { SuggestionsContext } from '../../../lib/router/suggestions-context.ts';
import { NoIndex } from '../../seo/no-index.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** Empty state with suggestions (LIST-04). */
export function NoProducts(props: {
  search?: string | undefined;
  onClear?: (() => void) | undefined;
}) {
  const { search, onClear } = props;
  return (
    <>
      <NoIndex />
      <EmptyState
        icon={SearchX}
        title={<Trans>No products found</Trans>}
        action={
          <>
            {onClear ? (
              <Button onClick={onClear}>
                <Trans>Clear all filters</Trans>
              </Button>
            ) : null}
            <AppLink
              href={CATEGORIES_PATH}
              className={buttonClass({ variant: onClear ? 'secondary' : 'primary' })}
            >
              <Trans>All categories</Trans>
            </AppLink>
            <AppLink href={MOST_POPULAR_PATH} className={buttonClass({ variant: 'secondary' })}>
              <Trans>Most popular</Trans>
            </AppLink>
          </>
        }
      >
        {onClear ? (
          <Trans>No products match all your filters. Remove some to see more.</Trans>
        ) : search ? (
          <Trans>Check your spelling or try fewer, more general words.</Trans>
        ) : (
          <Trans>No products here yet. Try another category.</Trans>
        )}
      </EmptyState>
      {use(SuggestionsContext)}
    </>
  );
}
