import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { isPayable } from '../../payment/payment-state.ts';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';
import { isDigitalOrder } from '../is-digital-order.ts';

const PaymentDialog = lazyComponent(() =>
  import('../../payment/payment-dialog.tsx').then((module) => module.PaymentDialog),
);

/** What there is to do with an order of a list, if anything. `href` is its page. */
export function NextAction(props: { order: components['schemas']['OrderRow']; href: string }) {
  const { order, href } = props;
  const { t } = useLingui();
  const [isPaying, setPaying] = useState(false);
  const { id, order_code: code, amount } = order;
  const close = () => setPaying(false);
  const link = (label: string, text: ReactNode) => (
    <AppLink
      href={href}
      className={buttonClass({ variant: 'secondary', size: 's' })}
      aria-label={label}
    >
      {text}
    </AppLink>
  );

  // The order is already paid when the dialog says so.
  if (isPayable(order) || isPaying) {
    return (
      <>
        <Button size="s" aria-label={t`Pay now for order ${code}`} onClick={() => setPaying(true)}>
          <Trans>Pay now</Trans>
        </Button>
        {isPaying ? (
          <LazyOverlay onClose={close}>
            <PaymentDialog order={{ id, code, amount }} onClose={close} />
          </LazyOverlay>
        ) : null}
      </>
    );
  }
  if (order.order_status !== 'Delivered') return null;
  return isDigitalOrder(order)
    ? link(t`Download order ${code}`, <Trans>Download</Trans>)
    : link(t`Review order ${code}`, <Trans>Review</Trans>);
}
