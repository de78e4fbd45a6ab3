import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { AppLink } from '../../parts/app-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import * as css from './checkout.css.ts';

const Dialog = lazy(async () => ({ default: (await import('../../ui/dialog.tsx')).Dialog }));

/** An order that the server has taken. */
export interface PlacedOrder {
  /** It is to be paid online, and that has not been done. */
  isUnpaid: boolean;
  /** Where it is to be paid; null for cash, and where the answer with the address was lost. */
  paymentUrl: string | null;
}

/** Says that the order is made, whether it is paid, and leads on (CHK-05). */
export function OrderPlaced({ order }: { order: PlacedOrder }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  return (
    <Suspense>
      <Dialog isOpen size="s" title={t`Your order has been placed`} onClose={() => navigate('/')}>
        <div className={css.placed}>
          <Icon of={CircleCheck} size={48} className={css.placedMark} />
          {order.paymentUrl ? (
            <p>
              <Trans>The order is yours, and not paid yet. You can pay it now or later.</Trans>
            </p>
          ) : order.isUnpaid ? (
            <p>
              <Trans>The order is yours, and not paid yet.</Trans>
            </p>
          ) : (
            <p>
              <Trans>You will receive a confirmation with the details of your order.</Trans>
            </p>
          )}
          {order.paymentUrl ? (
            <a href={order.paymentUrl} className={buttonClass({ fullWidth: true })}>
              <Trans>Pay now</Trans>
            </a>
          ) : null}
          <AppLink
            href="/order-history"
            className={buttonClass({
              fullWidth: true,
              variant: order.paymentUrl ? 'secondary' : 'primary',
            })}
          >
            <Trans>View orders</Trans>
          </AppLink>
          <AppLink href="/" className={buttonClass({ fullWidth: true, variant: 'quiet' })}>
            <Trans>Continue Shopping</Trans>
          </AppLink>
        </div>
      </Dialog>
    </Suspense>
  );
}
