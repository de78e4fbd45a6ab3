import { Trans, useLingui } from '@lingui/react/macro';
import PackageOpen from 'lucide-react/icons/package-open';
import type { ReactNode } from 'react';
import type { useListOrders } from '../../../api/generated/orders.ts';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH } from '../../../lib/router/paths.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { OrderRow } from './order-row.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import * as css from './orders.css.ts';
import { ORDERS_PER_PAGE } from '../model/orders-input.ts';

export function OrderList(props: {
  orders: ReturnType<typeof useListOrders>;
  isDigital?: boolean;
  page: number;
  hrefOf: (page: number) => string;
  /** Call it before a link changes the page. */
  goToStart: () => void;
  /** Text for the empty list. */
  children: ReactNode;
}) {
  const { orders, isDigital = false, page, hrefOf, goToStart, children } = props;
  // Hide rows of the previous tab or page.
  const query = orders.isPrevious ? { ...orders, data: undefined } : orders;
  return (
    <QueryView
      query={query}
      skeleton={<OrderListSkeleton count={4} />}
      renderEmpty={(data) =>
        data.orders.length > 0 ? null : (
          <NoOrders firstPageHref={data.total > 0 ? hrefOf(1) : undefined} onNavigate={goToStart}>
            {children}
          </NoOrders>
        )
      }
    >
      {(data) => (
        <>
          <ul className={stack[4]} aria-busy={orders.isFetching} ref={keepFocus}>
            {data.orders.map((order) => (
              <OrderRow key={order.id} order={order} isDigital={isDigital} />
            ))}
          </ul>
          <Pages
            page={page}
            shownCount={data.orders.length}
            total={data.total}
            hrefOf={hrefOf}
            onNavigate={goToStart}
          />
        </>
      )}
    </QueryView>
  );
}

function NoOrders(props: {
  /** Set if only this page is empty. */
  firstPageHref: string | undefined;
  onNavigate: () => void;
  children: ReactNode;
}) {
  const { firstPageHref, onNavigate, children } = props;
  return (
    <EmptyState
      icon={PackageOpen}
      title={firstPageHref ? <Trans>This page doesn’t exist.</Trans> : <Trans>No orders yet</Trans>}
      action={
        <AppLink
          href={firstPageHref ?? HOME_PATH}
          className={buttonClass()}
          onClick={firstPageHref ? onNavigate : undefined}
        >
          {firstPageHref ? <Trans>Go to the first page</Trans> : <Trans>Continue shopping</Trans>}
        </AppLink>
      }
    >
      {firstPageHref ? null : children}
    </EmptyState>
  );
}

function Pages(props: {
  page: number;
  shownCount: number;
  total: number;
  hrefOf: (page: number) => string;
  onNavigate: () => void;
}) {
  const { page, shownCount, total, hrefOf, onNavigate } = props;
  const { t } = useLingui();
  if (total <= ORDERS_PER_PAGE) return null;
  const from = (page - 1) * ORDERS_PER_PAGE + 1;
  const to = from + shownCount - 1;
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
        itemsPerPage={ORDERS_PER_PAGE}
        pagesShown={3}
        hrefOf={hrefOf}
        onNavigate={onNavigate}
      />
    </div>
  );
}
