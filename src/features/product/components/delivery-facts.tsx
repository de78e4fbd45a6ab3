import { Plural, Trans } from '@lingui/react/macro';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { useDeliveryDates } from '../../../lib/datetime/delivery-dates.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { useSettings } from '../../settings/use-settings.ts';
import type { Product } from '../hooks/use-purchase.ts';
import * as css from './product.css.ts';

/**
 * When the product arrives, what its delivery costs and how long it can be returned (PROD-05).
 * Nobody knows when a sold-out product would arrive.
 */
export function DeliveryFacts(props: { shop: Product['shop']; isSoldOut: boolean }) {
  const { shop, isSoldOut } = props;
  const text = shop.estimated_delivery_time;
  const money = useMoney();
  const { settings } = useSettings();
  const arrival = useDeliveryDates(text);
  const days = settings.return_order_within_days ?? 0;
  return (
    <ul className={css.delivery}>
      <li className={css.deliveryFact}>
        <Icon of={Truck} />
        <div>
          {isSoldOut ? null : (
            <p className={css.value}>
              {arrival ? (
                <Trans>
                  Get it <bdi>{arrival}</bdi>
                </Trans>
              ) : (
                <Trans>
                  Estimated delivery: <bdi>{text}</bdi>
                </Trans>
              )}
            </p>
          )}
          <p className={isSoldOut ? css.value : css.muted}>
            {shop.delivery_charge > 0 ? (
              <Trans>
                Delivery <bdi>{money(shop.delivery_charge)}</bdi>
              </Trans>
            ) : (
              <Trans>Free delivery</Trans>
            )}
          </p>
        </div>
      </li>
      {days > 0 ? (
        <li className={css.deliveryFact}>
          <Icon of={Undo2} />
          <p className={css.value}>
            <Plural
              value={days}
              one="# day to change your mind"
              other="# days to change your mind"
            />
          </p>
        </li>
      ) : null}
    </ul>
  );
}
