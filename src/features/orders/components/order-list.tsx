import { Trans, useLingui } from '@lingui/react/macro';
import PackageOpen from 'lucide-react/icons/package-open';
import type { ReactNode } from 'react';
import type { useListOrders } from '../../../api/generated/orders.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { useErrorText } from '../../errors/use-error-text.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { OrderRow } from './order-row.tsx';
import * as css from './orders.css.ts';

/** Rows on a page. */
export const PER_PAGE = 10;

/** The page that an address names, from 1; what makes no sense is the first. */
export function pageIn(search: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
}

/** One page of orders in its four states. */
export function OrderList(props: {
  orders: ReturnType<typeof useListOrders>;
  /** The orders are listed for their downloads. */
  isDigital?: boolean;
  page: number;
  hrefOf: (page: number) => string;
  /** What would stand here, for the empty list. */
  children: ReactNode;
}) {
  const { orders, isDigital = false, page, hrefOf, children } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, isLoading, isFetching, retry } = orders;

  // After a failure, and while another list is on its way, the rows at hand are not those asked for.
  if (error) {
    return (
      <ErrorState onRetry={() => void retry()} busy={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data || isLoading) {
    return (
      <div className={stack[4]} aria-busy="true">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height="9rem" radius="18px" />
        ))}
      </div>
    );
  }
  if (data.orders.length === 0) {
    const isPastEnd = data.total > 0;
    return (
      <EmptyState
        icon={PackageOpen}
        title={<Trans>No Order Found</Trans>}
        action={
          <AppLink href={isPastEnd ? hrefOf(1) : HOME_PATH} className={buttonClass()}>
            {isPastEnd ? <Trans>To the first page</Trans> : <Trans>Continue Shopping</Trans>}
          </AppLink>
        }
      >
        {isPastEnd ? <Trans>The list does not go on this far.</Trans> : children}
      </EmptyState>
    );
  }
  const from = (page - 1) * PER_PAGE + 1;
  const to = from + data.orders.length - 1;
  const { total } = data;
  return (
    <>
      <ul className={`${css.list} ${stack[4]}`} aria-busy={isFetching}>
        {data.orders.map((order) => (
          <OrderRow key={order.id} order={order} isDigital={isDigital} />
        ))}
      </ul>
      {total > PER_PAGE ? (
        <div className={`${row[3]} ${css.pages}`}>
          <p className={css.muted}>
            <Trans>
              Showing {from} to {to} of {total} results
            </Trans>
          </p>
          <Pager
            label={t`Pages of orders`}
            totalItems={total}
            currentPage={page}
            itemsPerPage={PER_PAGE}
            pagesShown={3}
            hrefOf={hrefOf}
            renderLink={(link) => <AppLink {...link} />}
          />
        </div>
      ) : null}
    </>
  );
}
