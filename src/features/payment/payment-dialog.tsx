import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCreatePayment } from '../../api/generated/orders-mutations.ts';
import type { OpenPayment } from '../cart/cart-store.ts';
import { useIsMounted } from '../../lib/react/use-is-mounted.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { stack } from '../../ui/layout/layout.css.ts';
import { PaymentMethodField, usePaymentMethods } from './payment-methods.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { ErrorText } from '../errors/error-text.tsx';
import { useMoney } from '../settings/use-money.ts';
import { usePayment } from './use-payment.ts';

/** Pays an earlier, unpaid order (CHK-06). Load lazily. */
export function PaymentDialog(props: {
  order: { id: number; code: string; amount: number };
  onClose: (isPaid: boolean) => void;
}) {
  const { order } = props;
  const money = useMoney();
  const { gateways } = usePaymentMethods();
  const create = useCreatePayment();
  const payment = usePayment();
  const [method, setMethod] = useState(gateways.length === 1 ? gateways[0]?.name : undefined);
  const [isMethodMissing, setMethodMissing] = useState(false);
  const [lastPayment, setLast] = useState<OpenPayment>();
  const isPaid = payment.state.step === 'paid';
  const isMounted = useIsMounted();

  function onClose() {
    // The page behind may not know yet that the order is paid.
    if (!isPaid && lastPayment) payment.checkStatus();
    props.onClose(isPaid);
  }

  async function pay() {
    setMethodMissing(method === undefined);
    if (method === undefined) return;
    payment.prepare();
    try {
      const { data } = await create.trigger({ order: order.id, method });
      // Back has left the page.
      if (!isMounted.current) return payment.cancel();
      const next = { orderIds: [order.id], url: data.order_payment_url };
      setLast(next);
      payment.start(next);
    } catch {
      // The dialog shows `create.error`.
      payment.cancel();
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={!create.isMutating}
      title={
        <Trans>
          Pay order <bdi>{order.code}</bdi>
        </Trans>
      }
      footer={
        isPaid ? (
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        ) : gateways.length > 0 ? (
          <Button busy={create.isMutating} onClick={() => void pay()}>
            <Trans>Pay {money(order.amount)}</Trans>
          </Button>
        ) : null
      }
    >
      <div className={stack[4]}>
        <PaymentStatus
          {...payment}
          onCheck={payment.checkStatus}
          onRetry={() => (lastPayment ? payment.reopen(lastPayment) : undefined)}
        />
        {create.error ? (
          <Alert kind="danger">
            <ErrorText error={create.error} />
          </Alert>
        ) : null}
        {isMethodMissing ? (
          <Alert kind="danger">
            <Trans>Choose a payment method.</Trans>
          </Alert>
        ) : null}
        {isPaid ? null : gateways.length > 0 ? (
          <PaymentMethodField isCashAllowed={false} value={method} onChange={setMethod} />
        ) : (
          <Alert kind="warning">
            <Trans>
              Online payment isn’t available right now. Your order is saved, so you can pay later.
            </Trans>
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
