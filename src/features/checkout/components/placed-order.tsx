import { Trans } from '@lingui/react/macro';
import Truck from 'lucide-react/icons/truck';
import { useState } from 'react';
import { useGetOrder } from '../../../api/generated/orders.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { DeliveryDates } from '../../../lib/datetime/delivery-dates.tsx';
import { lazyComponent } from '../../../lib/react/lazy-module.tsx';
import { AppLink } from '../../../lib/router/app-link.tsx';
import { orderPath } from '../../../lib/router/paths.ts';
import { PaymentBadge } from '../../payment/payment-badge.tsx';
import { isPayable } from '../../payment/payment-state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { receipt } from '../../../ui/content/receipt.css.ts';
import { row } from '../../../ui/layout/layout.css.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { isDigitalOrder } from '../../orders/is-digital-order.ts';
import { OrderFigures } from '../../orders/order-figures.tsx';
import { OrderedLines } from '../../orders/ordered-lines.tsx';
import { QueryView } from '../../errors/query-view.tsx';
import * as css from './checkout.css.ts';
import { LazyOverlay } from '../../../ui/overlays/lazy-overlay.tsx';

const PaymentDialog = lazyComponent(() =>
  import('../../payment/payment-dialog.tsx').then((module) => module.PaymentDialog),
);

type Order = components['schemas']['OrderDetails'];

interface Extras {
  isPaying: boolean;
  /** The page offers the payment that was started. Here, the shopper can choose another method. */
  hasPaymentPage: boolean;
  /** Unit price by product id, as shown at checkout. */
  shownPrices: Readonly<Record<number, number>> | undefined;
}

/** Shows a placed order with its payment status (CHK-09). */
export function PlacedOrder({ id, ...extras }: { id: number } & Extras) {
  const order = useGetOrder({ order_id: id });
  return (
    <li className={`${receipt} ${css.part}`}>
      <QueryView query={order} skeleton={<Skeleton height="12rem" radius="12px" />}>
        {(data) => <PlacedOrderDetails order={data.order} {...extras} />}
      </QueryView>
    </li>
  );
}

function PlacedOrderDetails(props: { order: Order } & Extras) {
  const { order, isPaying, hasPaymentPage, shownPrices } = props;
  const { settings } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const canPay = isPayable(order);
  return (
    <>
      <div className={css.parcelHead}>
        {settings.multi_vendor ? <ShopSign shop={order.shop} size={44} /> : null}
        <div className={css.placedName}>
          <h2 className={css.partTitle}>
            <Trans>
              Order <bdi>{order.order_code}</bdi>
            </Trans>
          </h2>
          <div className={row[2]}>
            {settings.multi_vendor ? (
              <p className={css.muted}>
                <bdi>{order.shop.name}</bdi>
              </p>
            ) : null}
            <PaymentBadge order={order} />
          </div>
        </div>
      </div>
      {isDigitalOrder(order) ? null : (
        <div className={css.placedArrival}>
          <Icon of={Truck} size={24} className={css.placedTruck} />
          <p className={css.muted}>
            <Trans>Estimated delivery</Trans>
          </p>
          <strong className={css.placedDates}>
            <DeliveryDates text={order.estimated_delivery_date} from={order.created_at} />
          </strong>
        </div>
      )}
      <OrderedLines order={order} shownPrices={shownPrices} />
      <OrderFigures order={order} />
      <div className={row[3]}>
        {/* The order is already paid when the dialog says so, and closing it returns the focus. */}
        {(canPay && !isPaying) || isOpen ? (
          <Button
            variant={hasPaymentPage ? 'secondary' : 'primary'}
            size="s"
            onClick={() => setOpen(true)}
          >
            {hasPaymentPage ? <Trans>Pay another way</Trans> : <Trans>Pay now</Trans>}
          </Button>
        ) : null}
        <AppLink
          href={orderPath(order.id)}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          <Trans>View details</Trans>
        </AppLink>
      </div>
      {isOpen ? (
        <LazyOverlay onClose={() => setOpen(false)}>
          <PaymentDialog
            order={{ id: order.id, code: order.order_code, amount: order.payable_amount }}
            onClose={() => setOpen(false)}
          />
        </LazyOverlay>
      ) : null}
    </>
  );
}
