import { Trans, useLingui } from '@lingui/react/macro';
import { statusOf } from '../../../api/errors.ts';
import { useGetOrder } from '../../../api/generated/orders.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { orderPath, ORDERS_PATH } from '../../../lib/router/paths.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { SectionHeading } from '../../../ui/layout/section-heading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { parseId } from '../model/parse-id.ts';
import { ReturnForm } from '../components/return-form.tsx';
import { ReturnNotPossible } from '../components/return-not-possible.tsx';
import * as css from '../components/returns.css.ts';
import { findReturnBlocker } from '../model/return-eligibility.ts';

/** Sends products of an order back, or says why that can't be (RET-01). */
export function Screen({ params }: ScreenProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const id = parseId(params);
  const { data, error, retry, isFetching } = useGetOrder(
    id === undefined ? null : { order_id: id },
  );
  const isUnknown = statusOf(error) === 404 || 'order_id' in fieldErrors(error);
  if (id === undefined || isUnknown) return <NotFound />;
  const order = data?.order;
  const blocker = order ? findReturnBlocker(order) : null;

  return (
    <div className={stack[6]}>
      <PageHead title={t`Return Product`} />
      <Breadcrumb
        steps={[
          { label: t`Order History`, href: ORDERS_PATH },
          { label: t`Order Details`, href: orderPath(id) },
          { label: t`Return Product` },
        ]}
        renderLink={(link) => <AppLink {...link} />}
      />
      <SectionHeading
        level={1}
        description={
          order ? (
            <Trans>
              Order ID <bdi>{order.order_code}</bdi>
            </Trans>
          ) : undefined
        }
      >
        <Trans>Return Product</Trans>
      </SectionHeading>
      {order ? (
        blocker ? (
          <ReturnNotPossible order={order} blocker={blocker} />
        ) : (
          <ReturnForm key={order.id} order={order} onRefused={() => void retry()} />
        )
      ) : error ? (
        <ErrorState onRetry={() => void retry()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <div className={css.columns} aria-busy="true">
          <Skeleton height="20rem" radius="18px" />
          <Skeleton height="28rem" radius="18px" />
        </div>
      )}
    </div>
  );
}
