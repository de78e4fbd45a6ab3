import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '../../parts/app-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import * as css from './order-history.css.ts';

/** Previous and next page with what is shown of how many; hidden while one page holds all. */
export function OrderPages(props: { page: number; perPage: number; total: number; slug: string }) {
  const { page, perPage, total, slug } = props;
  const { t } = useLingui();
  if (total <= perPage) return null;
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  const href = (number: number) => `/order-history?status=${slug}&page=${number}`;
  return (
    <nav aria-label={t`Pages`} className={css.pages}>
      <p className={css.muted}>
        <Trans>
          Showing {from} to {to} of {total} results
        </Trans>
      </p>
      <div className={css.pageLinks}>
        {page > 1 ? (
          <AppLink
            className={buttonClass({ variant: 'secondary', size: 's' })}
            href={href(page - 1)}
          >
            <Trans>Previous</Trans>
          </AppLink>
        ) : null}
        {to < total ? (
          <AppLink
            className={buttonClass({ variant: 'secondary', size: 's' })}
            href={href(page + 1)}
          >
            <Trans>Next</Trans>
          </AppLink>
        ) : null}
      </div>
    </nav>
  );
}
