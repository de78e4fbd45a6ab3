import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { visuallyHidden } from '../../../ui/content/visually-hidden.css.ts';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { container, stack } from '../../../ui/layout/layout.css.ts';
import { onlyDigital } from '../../product/product-card.css.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../../ui/content/spinner.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { ListResults } from './list-results.tsx';
import { countFilters } from '../model/list-state.ts';
import * as css from './product-list.css.ts';
import { LazyNoProducts } from './lazy-no-products.tsx';
import type { ProductListResult } from '../hooks/use-product-list.ts';

export function ProductList(props: {
  list: ProductListResult;
  /** Label in the breadcrumb. */
  name: string;
  heading?: ReactNode;
  /** Parent in the breadcrumb. */
  parent?: { label: string; href: string } | undefined;
  tabs?: ReactNode;
  /** A fixed sort order, which the name does not explain. */
  order?: string | undefined;
}) {
  const { list, name, heading = name, parent, tabs, order } = props;
  const { t } = useLingui();
  const filterButtonRef = useRef<HTMLButtonElement>(null);
  const { state, query } = list;
  const { data, error, isPrevious } = query;
  const hasFailed = error !== undefined;
  const total = hasFailed && isPrevious ? undefined : data?.total;
  const isFiltered = countFilters(state) > 0;
  // An empty list has nothing to filter or sort.
  const hasToolbar = !list.isEmpty;
  const headingRef = useFocusAfterRemoval(hasToolbar && data !== undefined);
  const focusFilterButton = () => filterButtonRef.current?.focus();
  return (
    <div className={classNames(container, css.page, stack[4], list.fixed.isDigital && onlyDigital)}>
      <div className={stack[2]}>
        <Breadcrumb
          steps={[
            { label: t`Home`, href: HOME_PATH },
            ...(parent ? [parent] : []),
            { label: name },
          ]}
        />
        <SectionHeading
          level={1}
          headingRef={headingRef}
          description={
            <ResultCount
              total={total}
              isPrevious={isPrevious && !hasFailed}
              isFailed={hasFailed}
              order={order}
            />
          }
        >
          {heading}
        </SectionHeading>
      </div>
      {tabs}
      {hasToolbar ? <ListToolbar list={list} filterButtonRef={filterButtonRef} /> : null}
      <ActiveFilters list={list} onRemoved={focusFilterButton} />
      <ListResults
        query={query}
        total={total ?? 0}
        state={state}
        scrollToList={list.scrollToList}
        empty={
          <LazyNoProducts
            search={state.search}
            onClear={
              isFiltered
                ? () => {
                    list.clearFilters();
                    focusFilterButton();
                  }
                : undefined
            }
          />
        }
      />
    </div>
  );
}

/** Focuses the heading when the toolbar of a loaded list, or its drawer, disappears with the focus. */
function useFocusAfterRemoval(hasToolbar: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    () => () => {
      if (hasToolbar && document.activeElement === document.body) heading.current?.focus();
    },
    [hasToolbar],
  );
  return heading;
}

/** Number of products, announced on change. */
export function ResultCount(props: {
  total: number | undefined;
  isPrevious: boolean;
  isFailed: boolean;
  order?: string | undefined;
}) {
  const { total: count, isPrevious, isFailed, order } = props;
  return (
    // "No products found" is below it.
    <output className={count === 0 && !isPrevious ? visuallyHidden : css.resultCount}>
      {isPrevious ? (
        <>
          <Spinner /> <Trans>Updating…</Trans>
        </>
      ) : count !== undefined ? (
        <span>
          <Plural value={count} one="# product" other="# products" />
          {order && count > 1 ? ` · ${order}` : null}
        </span>
      ) : isFailed ? null : (
        <Skeleton width="7rem" />
      )}
    </output>
  );
}
