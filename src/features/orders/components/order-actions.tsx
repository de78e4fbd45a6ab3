import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { returnProductPath } from '../../../lib/router/paths.ts';
import { useServerTime } from '../../settings/server-time.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { row, screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import * as css from './orders.css.ts';
import { useOrderActionBlockers } from '../hooks/use-order-action-blockers.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';

const CancelOrder = lazyComponent(() =>
  import('./cancel-order-dialog.tsx').then((module) => module.CancelOrderDialog),
);
const ReorderDialog = lazyComponent(() =>
  import('./reorder-dialog.tsx').then((module) => module.ReorderDialog),
);
const PaymentDialog = lazyComponent(() =>
  import('../../payment/payment-dialog.tsx').then((module) => module.PaymentDialog),
);

/** Actions of an order, with reasons for unavailable ones (ORD-03). */
export function OrderActions(props: {
  order: components['schemas']['OrderDetails'];
  refresh: () => Promise<void>;
  onCancelled: () => void;
}) {
  const { order, refresh, onCancelled } = props;
  const { t } = useLingui();
  const blockers = useOrderActionBlockers(order);
  const [open, setOpen] = useState<'cancel' | 'pay' | 'again'>();
  const close = () => setOpen(undefined);
  const until = useServerTime()(order.last_return_date, order);
  const reasons = [
    { name: t`Pay now`, reason: blockers.pay },
    { name: t`Cancel order`, reason: blockers.cancel },
    { name: t`Order again`, reason: blockers.reorder },
    { name: t`Review`, reason: blockers.review },
    { name: t`Return items`, reason: blockers.returnItems },
  ].filter(({ reason }) => reason !== null);

  return (
    <div className={`${stack[3]} ${screenOnly}`}>
      <div className={row[3]}>
        {blockers.pay === null ? (
          <Button onClick={() => setOpen('pay')}>
            <Trans>Pay now</Trans>
          </Button>
        ) : null}
        {blockers.reorder === null ? (
          <Button
            variant={blockers.pay === null ? 'secondary' : 'primary'}
            onClick={() => setOpen('again')}
          >
            <Trans>Order again</Trans>
          </Button>
        ) : null}
        {blockers.returnItems === null ? (
          <AppLink
            href={returnProductPath(order.id)}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Trans>Return items</Trans>
          </AppLink>
        ) : null}
        {blockers.cancel === null ? (
          <Button variant="secondary" onClick={() => setOpen('cancel')}>
            <Trans>Cancel order</Trans>
          </Button>
        ) : null}
      </div>
      {blockers.returnItems === null ? (
        <p className={css.muted}>
          <Trans>
            You can return this order until <bdi>{until}</bdi>.
          </Trans>
        </p>
      ) : null}
      <ul aria-label={t`Unavailable actions`} className={`${css.list} ${stack[1]}`}>
        {reasons.map(({ name, reason }) => (
          <li key={name} className={css.muted}>
            <strong>{name}</strong> – <bdi>{reason}</bdi>
          </li>
        ))}
      </ul>
      {open ? (
        <LazyOverlay onClose={close}>
          {open === 'cancel' ? (
            <CancelOrder
              order={order}
              refresh={refresh}
              onDone={() => {
                close();
                onCancelled();
              }}
              onClose={close}
            />
          ) : null}
          {open === 'pay' ? (
            <PaymentDialog
              order={{ id: order.id, code: order.order_code, amount: order.payable_amount }}
              onClose={close}
            />
          ) : null}
          {open === 'again' ? <ReorderDialog order={order} onClose={close} /> : null}
        </LazyOverlay>
      ) : null}
    </div>
  );
}
