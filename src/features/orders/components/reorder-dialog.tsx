import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import {
  CASH_METHOD,
  PaymentMethodField,
  usePaymentMethods,
} from '../../payment/payment-methods.tsx';
import { PaymentStatus } from '../../payment/payment-status.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { useVerification, VerifyNotice } from '../../auth/use-verification.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { useReorderFlow } from '../hooks/use-reorder-flow.ts';
import { ErrorText } from '../../errors/error-text.tsx';

/** Places the same order again. No cash for downloads. Load lazily. */
export function ReorderDialog(props: {
  order: components['schemas']['OrderDetails'];
  onClose: () => void;
}) {
  const { order, onClose } = props;
  const { t } = useLingui();
  const money = useMoney();
  const { acceptsCash, gateways } = usePaymentMethods();
  const verification = useVerification();
  const flow = useReorderFlow(order);
  const [method, setMethod] = useState<string>();
  const [isMethodMissing, setMethodMissing] = useState(false);
  const isCashAllowed = acceptsCash && order.products.every(({ is_digital: digital }) => !digital);
  const canPay = isCashAllowed || gateways.length > 0;
  const { placed, payment } = flow;

  function submit() {
    setMethodMissing(method === undefined);
    if (method !== undefined) flow.submit(method);
  }

  return (
    <>
      <Dialog
        isOpen
        onClose={placed ? flow.goToOrder : onClose}
        isDismissable={!flow.isSending}
        title={t`Order again`}
        footer={
          placed ? (
            <Button onClick={flow.goToOrder}>
              <Trans>View new order</Trans>
            </Button>
          ) : canPay ? (
            <Button busy={flow.isSending} onClick={submit}>
              {method === CASH_METHOD ? (
                <Trans>Place order</Trans>
              ) : (
                <Trans>Place order and pay</Trans>
              )}
            </Button>
          ) : null
        }
      >
        <div className={stack[4]}>
          {placed ? (
            <PaymentStatus
              {...payment}
              onCheck={payment.checkStatus}
              onRetry={() => payment.reopen(placed.openPayment)}
            />
          ) : (
            <>
              <p>
                <Trans>
                  Order the same items as in <bdi>{order.order_code}</bdi>, to the same address, for{' '}
                  <strong dir="auto">{money(order.payable_amount)}</strong>.
                </Trans>
              </p>
              {verification.isRequired ? <VerifyNotice onVerify={verification.open} /> : null}
              {flow.problem ? (
                <Alert kind="danger">
                  <ErrorText error={flow.problem} />
                </Alert>
              ) : null}
              {isMethodMissing ? (
                <Alert kind="danger">
                  <Trans>Choose a payment method.</Trans>
                </Alert>
              ) : null}
              {canPay ? (
                <PaymentMethodField
                  isCashAllowed={isCashAllowed}
                  value={method}
                  onChange={(chosen) => {
                    setMethod(chosen);
                    setMethodMissing(false);
                  }}
                />
              ) : (
                <Alert kind="warning">
                  <Trans>Payment isn’t available right now. Try again later.</Trans>
                </Alert>
              )}
            </>
          )}
        </div>
      </Dialog>
      {verification.dialog}
    </>
  );
}
