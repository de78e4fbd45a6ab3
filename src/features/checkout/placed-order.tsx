import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useGetOrder } from '../../api/generated/orders.ts';
import type { components } from '../../api/generated/schema.d.ts';
import { lazyPart } from '../../lib/lazy-module.tsx';
import { payablePrice } from '../../lib/money.ts';
import { AppLink } from '../../parts/app-link.tsx';
import { isCash, isPayable } from '../../parts/payment-state.ts';
import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { useErrorText } from '../../parts/use-error-text.ts';
import { useMoney } from '../../parts/use-money.ts';
import { useSettings } from '../../parts/use-settings.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { row } from '../../ui/layout.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BoughtLine, BoughtLines } from './bought-lines.tsx';
import * as css from './checkout.css.ts';

const PaymentDialog = lazyPart(
  async () => (await import('../../parts/payment-dialog.tsx')).PaymentDialog,
);

type Order = components['schemas']['OrderDetails'];

/** One order of those placed: what, when it comes, what it costs and whether that is paid. */
export function PlacedOrder({ id, isPaying }: { id: number; isPaying: boolean }) {
  const errorText = useErrorText();
  const { data, error, retry, isFetching } = useGetOrder({ order_id: id });
  return (
    <Card as="li" padded className={css.part}>
      {data ? (
        <OrderFacts order={data.order} isPaying={isPaying} />
      ) : error ? (
        <ErrorState level={2} onRetry={() => void retry()} busy={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Skeleton height="12rem" radius="12px" />
      )}
    </Card>
  );
}

function OrderFacts({ order, isPaying }: { order: Order; isPaying: boolean }) {
  const { t } = useLingui();
  const money = useMoney();
  const { settings } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const canPay = isPayable(order);
  return (
    <>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>
          <Trans>
            Order ID <bdi>{order.order_code}</bdi>
          </Trans>
        </h2>
        <MoneyBadge order={order} />
      </div>
      <BoughtLines>
        {order.products.map((line) => (
          <BoughtLine
            key={line.id}
            productId={line.id}
            name={line.name}
            thumbnail={line.thumbnail}
            options={[line.brand, line.size, line.color]}
            quantity={line.order_qty}
            price={money(payablePrice(line))}
            sum={money(payablePrice(line) * line.order_qty)}
          />
        ))}
      </BoughtLines>
      <DataList
        entries={[
          ...(settings.multi_vendor
            ? [{ term: t`Purchased from`, detail: <bdi>{order.shop.name}</bdi> }]
            : []),
          { term: t`Estimated delivery`, detail: <bdi>{order.estimated_delivery_date}</bdi> },
          { term: t`Total Amount`, detail: money(order.payable_amount), total: true },
        ]}
      />
      <div className={row[3]}>
        {canPay && !isPaying ? (
          <Button size="s" onClick={() => setOpen(true)}>
            <Trans>Pay now</Trans>
          </Button>
        ) : null}
        <AppLink
          href={`/order-history/${order.id}`}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          <Trans>View Details</Trans>
        </AppLink>
      </div>
      {isOpen ? (
        <SectionBoundary>
          <Suspense>
            <PaymentDialog
              order={{ id: order.id, code: order.order_code, amount: order.payable_amount }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </SectionBoundary>
      ) : null}
    </>
  );
}

/** Whether the money is there, in words. */
function MoneyBadge({ order }: { order: Order }) {
  if (order.payment_status === 'Paid') {
    return (
      <Badge tone="success">
        <Trans>Paid</Trans>
      </Badge>
    );
  }
  return isCash(order) ? (
    <Badge>
      <Trans>Cash on delivery</Trans>
    </Badge>
  ) : (
    <Badge tone="warning">
      <Trans>Not paid yet</Trans>
    </Badge>
  );
}
