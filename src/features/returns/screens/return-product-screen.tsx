import { Trans, useLingui } from '@lingui/react/macro';
import { useGetOrder } from '../../../api/generated/orders.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { orderPath, ORDERS_PATH } from '../../../lib/router/paths.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ReturnForm } from '../components/return-form.tsx';
import { ReturnNotPossible } from '../components/return-not-possible.tsx';
import * as css from '../components/returns.css.ts';
import { QueryView } from '../../errors/query-view.tsx';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { findReturnBlocker } from '../model/return-eligibility.ts';

/** Returns items of an order, or explains why not (RET-01). */
export function Screen({ params }: ScreenProps) {
  const { t } = useLingui();
  const id = parseRouteId(params);
  const query = useGetOrder(id === undefined ? null : { order_id: id });
  if (id === undefined) return <NotFound />;
  const order = query.data?.order;

  return (
    <QueryView
      query={query}
      skeleton={
        <div className={css.columns} aria-busy="true">
          <Skeleton height="20rem" radius="18px" />
          <Skeleton height="28rem" radius="18px" />
        </div>
      }
      renderFrame={(state) => (
        <div className={stack[4]}>
          <PageHead title={t`Return items`} />
          <Breadcrumb
            steps={[
              { label: t`Order History`, href: ORDERS_PATH },
              { label: t`Order details`, href: orderPath(id) },
              { label: t`Return items` },
            ]}
          />
          <SectionHeading
            level={1}
            description={
              order ? (
                <Trans>
                  Order <bdi>{order.order_code}</bdi>
                </Trans>
              ) : undefined
            }
          >
            <Trans>Return items</Trans>
          </SectionHeading>
          {state}
        </div>
      )}
    >
      {(data) => <ReturnChoice order={data.order} onRefused={() => void query.retry()} />}
    </QueryView>
  );
}

function ReturnChoice(props: {
  order: components['schemas']['OrderDetails'];
  onRefused: () => void;
}) {
  const { order, onRefused } = props;
  const blocker = findReturnBlocker(order);
  return blocker ? (
    <ReturnNotPossible order={order} blocker={blocker} />
  ) : (
    <ReturnForm key={order.id} order={order} onRefused={onRefused} />
  );
}
