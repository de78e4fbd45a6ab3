import { Trans } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { keepFocus } from '../../../lib/react/keep-focus.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { returnProductPath } from '../../../lib/router/paths.ts';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { row, screenOnly } from '../../../ui/layout/layout.css.ts';
import { useOrderActionBlockers } from '../hooks/use-order-action-blockers.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';
import { isDigitalOrder } from '../is-digital-order.ts';
import type { OrderRefresh } from './cancel-order-dialog.tsx';
import * as css from './orders.css.ts';

const CancelOrder = lazyComponent(() =>
  import('./cancel-order-dialog.tsx').then((module) => module.CancelOrderDialog),
);
const ReorderDialog = lazyComponent(() =>
  import('./reorder-dialog.tsx').then((module) => module.ReorderDialog),
);
const PaymentDialog = lazyComponent(() =>
  import('../../payment/payment-dialog.tsx').then((module) => module.PaymentDialog),
);

/** The possible actions of an order (ORD-03). */
export function OrderActions(props: {
  order: components['schemas']['OrderDetails'];
  refresh: OrderRefresh;
  /** Called after a cancellation or a payment. */
  onDone: () => void;
}) {
  const { order, refresh, onDone } = props;
  const { settings } = useSettings();
  const { openChat } = useDialogs();
  const { id, name, logo } = order.shop;
  const blockers = useOrderActionBlockers(order);
  const [open, setOpen] = useState<'cancel' | 'pay' | 'again'>();
  const close = () => setOpen(undefined);
  // The files come first, so that on phones no button above them is as wide as the page.
  const isQuiet = isDigitalOrder(order) && blockers.pay !== null;

  return (
    <div className={`${isQuiet ? row[2] : css.actions} ${screenOnly}`} ref={keepFocus}>
      {blockers.pay === null ? (
        <Button onClick={() => setOpen('pay')}>
          <Trans>Pay now</Trans>
        </Button>
      ) : null}
      {blockers.reorder === null ? (
        <Button
          variant={blockers.pay === null || isQuiet ? 'secondary' : 'primary'}
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
      {settings.multi_vendor ? (
        <Button
          variant="secondary"
          className={css.chat}
          icon={<Icon of={MessageCircle} size={18} />}
          onClick={() => openChat({ id, name, logo })}
        >
          <span>
            <Trans>
              Chat with <bdi>{name}</bdi>
            </Trans>
          </span>
        </Button>
      ) : null}
      {open ? (
        <LazyOverlay onClose={close}>
          {open === 'cancel' ? (
            <CancelOrder
              order={order}
              refresh={refresh}
              onDone={() => {
                close();
                onDone();
              }}
              onClose={close}
            />
          ) : null}
          {open === 'pay' ? (
            <PaymentDialog
              order={{ id: order.id, code: order.order_code, amount: order.payable_amount }}
              onClose={(isPaid) => {
                close();
                if (isPaid) onDone();
              }}
            />
          ) : null}
          {open === 'again' ? <ReorderDialog order={order} onClose={close} /> : null}
        </LazyOverlay>
      ) : null}
    </div>
  );
}
