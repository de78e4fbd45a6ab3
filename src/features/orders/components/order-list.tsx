import { Trans, useLingui } from '@lingui/react/macro';
import PackageOpen from 'lucide-react/icons/package-open';
import type { ReactNode } from 'react';
import type { useListOrders } from '../../../api/generated/orders.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { OrderRow } from './order-row.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import * as css from './orders.css.ts';

/** Rows on a page. */
export const PER_PAGE = 10;

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
  // While another list is on its way, the rows at hand are not those asked for.
  const query = orders.isPrevious ? { ...orders, data: undefined } : orders;
  return (
    <QueryView
      query={query}
      skeleton={<OrderListSkeleton />}
      renderEmpty={(data) =>
        data.orders.length > 0 ? null : (
          <NoOrders firstPage={data.total > 0 ? hrefOf(1) : undefined}>{children}</NoOrders>
        )
      }
    >
      {(data) => (
        <>
          <ul className={`${css.list} ${stack[4]}`} aria-busy={orders.isFetching}>
            {data.orders.map((order) => (
              <OrderRow key={order.id} order={order} isDigital={isDigital} />
            ))}
          </ul>
          <Pages page={page} shown={data.orders.length} total={data.total} hrefOf={hrefOf} />
        </>
      )}
    </QueryView>
  );
}

function OrderListSkeleton() {
  return (
    <div className={stack[4]} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height="9rem" radius="18px" />
      ))}
    </div>
  );
}

function NoOrders(props: {
  /** Where the list has orders, but not on this page. */
  firstPage: string | undefined;
  children: ReactNode;
}) {
  const { firstPage, children } = props;
  return (
    <EmptyState
      icon={PackageOpen}
      title={<Trans>No orders yet</Trans>}
      action={
        <AppLink href={firstPage ?? HOME_PATH} className={buttonClass()}>
          {firstPage ? <Trans>Go to the first page</Trans> : <Trans>Continue shopping</Trans>}
        </AppLink>
      }
    >
      {firstPage ? <Trans>This page doesn’t exist.</Trans> : children}
    </EmptyState>
  );
}

function Pages(props: {
  page: number;
  /** Rows on this page. */
  shown: number;
  total: number;
  hrefOf: (page: number) => string;
}) {
  const { page, shown, total, hrefOf } = props;
  const { t } = useLingui();
  if (total <= PER_PAGE) return null;
  const from = (page - 1) * PER_PAGE + 1;
  const to = from + shown - 1;
  return (
    <div className={`${row[3]} ${css.pages}`}>
      <p className={css.muted}>
        <Trans>
          Showing {from} to {to} of {total} results
        </Trans>
      </p>
      <Pager
        label={t`Orders pagination`}
        totalItems={total}
        currentPage={page}
        itemsPerPage={PER_PAGE}
        pagesShown={3}
        hrefOf={hrefOf}
      />
    </div>
  );
}
