import { Trans, useLingui } from '@lingui/react/macro';
import Undo from 'lucide-react/icons/undo-2';
import { useListReturns } from '../../../api/generated/returns.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { ORDERS_PATH, RETURNS_PATH } from '../../../lib/router/paths.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { useListStart } from '../../../ui/navigation/use-list-start.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ReturnRow } from '../components/return-row.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import { usePage } from '../../../lib/router/route-inputs.ts';

const PER_PAGE = 10;

/** The customer's returns (RET-02). */
export function Screen() {
  const { t } = useLingui();
  const page = usePage();
  const { start, goToStart } = useListStart<HTMLHeadingElement>();
  const returns = useListReturns({ page, per_page: PER_PAGE }, { keepPreviousData: true });

  return (
    <div className={stack[6]}>
      <PageHead title={t`Return Orders`} />
      <SectionHeading level={1} headingRef={start}>
        <Trans>Return Orders</Trans>
      </SectionHeading>
      <QueryView
        query={returns}
        skeleton={<ReturnsSkeleton />}
        renderEmpty={({ returnOrders: { length }, total }) =>
          length > 0 ? null : <NoReturns hasOthers={total > 0} onNavigate={goToStart} />
        }
      >
        {({ returnOrders, total }) => (
          <>
            <ul className={stack[4]} aria-busy={returns.isFetching}>
              {returnOrders.map((one) => (
                <ReturnRow key={one.id} row={one} />
              ))}
            </ul>
            <Pager
              label={t`Returns pagination`}
              totalItems={total}
              currentPage={page}
              itemsPerPage={PER_PAGE}
              pagesShown={3}
              hrefOf={(number) => `${RETURNS_PATH}?page=${number}`}
              onNavigate={goToStart}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

function NoReturns(props: { hasOthers: boolean; onNavigate: () => void }) {
  const { hasOthers, onNavigate } = props;
  return (
    <EmptyState
      icon={Undo}
      title={hasOthers ? <Trans>This page doesn’t exist.</Trans> : <Trans>No returns yet</Trans>}
      action={
        <AppLink
          href={hasOthers ? RETURNS_PATH : `${ORDERS_PATH}?status=delivered`}
          className={buttonClass()}
          onClick={hasOthers ? onNavigate : undefined}
        >
          {hasOthers ? <Trans>Go to the first page</Trans> : <Trans>View delivered orders</Trans>}
        </AppLink>
      }
    >
      {hasOthers ? null : (
        <Trans>Returns you request will appear here, with the status of your refund.</Trans>
      )}
    </EmptyState>
  );
}

function ReturnsSkeleton() {
  return (
    <div className={stack[4]} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height="7rem" radius="20px" />
      ))}
    </div>
  );
}
