import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { HOME_PATH, ORDERS_PATH } from '../../../lib/router/paths.ts';
import { hasPaymentFailed, isPayable, type PaymentState } from '../../payment/payment-state.ts';
import { PaymentMessage } from '../../payment/payment-status.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import * as css from './checkout.css.ts';

/**
 * Shows the result of order and payment (CHK-05, CHK-06). Hidden during the payment. Load lazily.
 */
export function OrderPlacedDialog(props: {
  orders: readonly components['schemas']['OrderRow'][];
  /** Explains a changed final total. */
  notice: string | undefined;
  state: PaymentState;
  /** Undefined without a payment URL. */
  onPay: (() => void) | undefined;
  onClosed: () => void;
}) {
  const { orders, notice, state, onPay, onClosed } = props;
  const { t } = useLingui();
  const money = useMoney();
  const [closedStep, setClosedStep] = useState<PaymentState['step']>();
  const { step } = state;
  if (step === 'opening' || step === 'waiting' || step === closedStep) return null;
  const hasFailed = hasPaymentFailed(state);
  const close = () => {
    setClosedStep(step);
    onClosed();
  };

  return (
    <Dialog
      isOpen
      size="s"
      title={hasFailed ? t`Your order isn’t paid yet` : t`Your order has been placed`}
      onClose={close}
    >
      <div className={css.placed}>
        <Icon
          of={hasFailed ? CircleAlert : CircleCheck}
          size={48}
          className={hasFailed ? css.unpaidMark : css.placedMark}
        />
        <ul>
          {orders.map(({ id, order_code: code, amount }) => (
            <li key={id}>
              <strong>
                <bdi>{code}</bdi>
              </strong>{' '}
              <bdi>{money(amount)}</bdi>
            </li>
          ))}
        </ul>
        {notice === undefined ? null : <p>{notice}</p>}
        {step !== 'none' ? (
          <p>
            <PaymentMessage state={state} />
          </p>
        ) : orders.some(isPayable) ? (
          <p>
            <Trans>Your order is saved but not paid yet.</Trans>
          </p>
        ) : null}
        {hasFailed && onPay ? (
          <Button fullWidth onClick={onPay}>
            <Trans>Pay now</Trans>
          </Button>
        ) : null}
        <AppLink
          href={ORDERS_PATH}
          className={buttonClass({ fullWidth: true, variant: hasFailed ? 'secondary' : 'primary' })}
        >
          <Trans>View orders</Trans>
        </AppLink>
        <AppLink href={HOME_PATH} className={buttonClass({ fullWidth: true, variant: 'quiet' })}>
          <Trans>Continue shopping</Trans>
        </AppLink>
      </div>
    </Dialog>
  );
}
