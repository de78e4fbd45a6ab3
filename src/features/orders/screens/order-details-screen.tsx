import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { statusOf } from '../../../api/errors.ts';
import { useGetOrder } from '../../../api/generated/orders.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { DIGITAL_ORDERS_PATH, ORDERS_PATH } from '../../../lib/router/paths.ts';
import { NotFound } from '../../errors/not-found.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import { useErrorText } from '../../errors/use-error-text.ts';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import * as css from '../components/orders.css.ts';
import { OrderView } from '../components/order-view.tsx';

/** One order, below the list of orders or of downloads (ORD-02, ORD-04). */
export function Screen({ params }: ScreenProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [path] = useLocation();
  const id = parseId(params);
  const { data, error, retry, isFetching } = useGetOrder(
    id === undefined ? null : { order_id: id },
  );
  if (id === undefined || isUnknown(error)) return <NotFound />;

  const isDigital = path.startsWith(DIGITAL_ORDERS_PATH);
  return (
    <div className={stack[4]}>
      <PageHead title={t`Order Details`} />
      <div className={screenOnly}>
        <Breadcrumb
          steps={[
            isDigital
              ? { label: t`My Digital Products`, href: DIGITAL_ORDERS_PATH }
              : { label: t`Order History`, href: ORDERS_PATH },
            { label: t`Order Details` },
          ]}
          renderLink={(link) => <AppLink {...link} />}
        />
      </div>
      {data ? (
        <OrderView order={data.order} refresh={retry} />
      ) : error ? (
        <ErrorState level={1} onRetry={() => void retry()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <div className={css.details} aria-busy="true">
          <div className={stack[4]}>
            <Skeleton height="26rem" radius="18px" />
            <Skeleton height="14rem" radius="18px" />
          </div>
          <Skeleton height="22rem" radius="18px" />
        </div>
      )}
    </div>
  );
}

/** An unknown order is a broken rule of its id; another customer's is a refusal, and nobody's business either. */
function isUnknown(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 422;
}

function parseId({ id = '' }: ScreenProps['params']): number | undefined {
  return /^[1-9]\d*$/.test(id) ? Number(id) : undefined;
}
