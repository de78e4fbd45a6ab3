import { Trans } from '@lingui/react/macro';
import Truck from 'lucide-react/icons/truck';
import { useDeliveryDates } from '../../lib/datetime/delivery-dates.tsx';
import { Icon } from '../../ui/content/icon.tsx';
import { useMoney } from '../settings/use-money.ts';
import * as css from './group-delivery.css.ts';
import type { CartGroup } from './use-cart.ts';

/** Shows when a shop's parcel arrives and what its delivery costs, as far as the server says so. */
export function GroupDelivery(props: { group: CartGroup; className: string }) {
  const { group, className } = props;
  const { estimated_delivery_time: text, delivery_charge: charge } = group;
  const money = useMoney();
  const arrival = useDeliveryDates(text ?? '');
  if (!text) return null;
  return (
    <p className={className}>
      <Icon of={Truck} size={18} />
      <span>
        {arrival ? (
          <Trans>
            Get it <bdi>{arrival}</bdi>
          </Trans>
        ) : (
          <Trans>
            Estimated delivery: <bdi>{text}</bdi>
          </Trans>
        )}
        {charge === undefined ? null : (
          <>
            {' · '}
            <span className={css.charge}>
              {charge > 0 ? (
                <Trans>
                  Delivery <bdi>{money(charge)}</bdi>
                </Trans>
              ) : (
                <Trans>Free delivery</Trans>
              )}
            </span>
          </>
        )}
      </span>
    </p>
  );
}
