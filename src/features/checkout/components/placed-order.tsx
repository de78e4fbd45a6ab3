import { Trans, useLingui } from '@lingui/react/macro';
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
import { DataList } from '../../../ui/layout/data-list.tsx';
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

function PlacedOrderDetails({ order, isPaying, shownPrices }: { order: Order } & Extras) {
  const { t } = useLingui();
  const { settings } = useSettings();
  const [isOpen, setOpen] = useState(false);
  const canPay = isPayable(order);
  return (
    <>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>
          <Trans>
            Order <bdi>{order.order_code}</bdi>
          </Trans>
        </h2>
        <PaymentBadge order={order} />
      </div>
      <OrderedLines order={order} shownPrices={shownPrices} />
      <DataList
        entries={[
          ...(settings.multi_vendor
            ? [
                {
                  term: t`Bought from`,
                  detail: (
                    <span className={row[2]}>
                      <ShopSign shop={order.shop} size={28} />
                      <bdi>{order.shop.name}</bdi>
                    </span>
                  ),
                },
              ]
            : []),
          ...(isDigitalOrder(order)
            ? []
            : [
                {
                  term: t`Estimated delivery`,
                  detail: (
                    <span className={css.arrival}>
                      <Icon of={Truck} size={18} />
                      <DeliveryDates text={order.estimated_delivery_date} from={order.created_at} />
                    </span>
                  ),
                },
              ]),
        ]}
      />
      <OrderFigures order={order} />
      <div className={row[3]}>
        {canPay && !isPaying ? (
          <Button size="s" onClick={() => setOpen(true)}>
            <Trans>Pay now</Trans>
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
