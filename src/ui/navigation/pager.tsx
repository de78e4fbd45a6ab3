import { useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { intlLocales } from '../../lib/i18n/intl-locales.ts';
import { Icon } from '../content/icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import * as css from './pager.css.ts';
import { Link, type LinkProps } from './link.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';

/**
 * Links to the pages of a list (PAGE-01). Shows nothing for a single page. Digits follow the
 * locale; `ir` is the backend's code for Persian.
 */
export function Pager(props: {
  label: string;
  totalItems: number;
  /** From 1. Invalid numbers count as 1. */
  currentPage: number;
  itemsPerPage?: number | undefined;
  pagesShown?: number | undefined;
  locale?: string | undefined;
  hrefOf: (page: number) => string;
  /** Not called for the page that is shown. */
  onNavigate?: LinkProps['onClick'];
}) {
  const { label, currentPage, hrefOf, onNavigate } = props;
  const { t, i18n } = useLingui();
  const { page, lastPage, pages } = pageNumbers({ ...props, pagesShown: props.pagesShown });
  if (lastPage === 1) return null;
  const digits = new Intl.NumberFormat(intlLocales(props.locale ?? i18n.locale), {
    useGrouping: false,
  });
  const step = (target: number, name: string, glyph: ReactNode) =>
    target < 1 || target > lastPage ? (
      <span aria-hidden className={css.stepDisabled}>
        {glyph}
      </span>
    ) : (
      <Link href={hrefOf(target)} className={css.step} onClick={onNavigate}>
        {glyph}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Link>
    );
  return (
    <nav aria-label={label} className={css.nav}>
      <ul className={css.list}>
        <li>{step(page - 1, t`Previous page`, <Icon of={ChevronLeft} />)}</li>
        {pages.map((number) => (
          <li key={number}>
            <Link
              href={hrefOf(number)}
              className={css.page}
              aria-current={number === page ? 'page' : undefined}
              // On a page past the end, the current link leads to the first page.
              onClick={number === currentPage ? preventNavigation : onNavigate}
            >
              <VisuallyHidden>{t`Page`} </VisuallyHidden>
              {digits.format(number)}
            </Link>
          </li>
        ))}
        <li>{step(page + 1, t`Next page`, <Icon of={ChevronRight} />)}</li>
      </ul>
    </nav>
  );
}

/** A second history entry for the same page would make Back seem broken. */
function preventNavigation(event: Pick<Event, 'preventDefault'>): void {
  event.preventDefault();
}
