import { Trans } from '@lingui/react/macro';
import Truck from 'lucide-react/icons/truck';
import { DeliveryDates } from '../../lib/datetime/delivery-dates.tsx';
import { Icon } from '../../ui/content/icon.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { useMoney } from '../settings/use-money.ts';
import type { CartGroup } from './use-cart.ts';

/** Shows when a shop's parcel arrives and what its delivery costs, as far as the server says so. */
export function GroupDelivery(props: { group: CartGroup; className: string }) {
  const { group, className } = props;
  const { estimated_delivery_time: time, delivery_charge: charge } = group;
  const money = useMoney();
  if (!time) return null;
  return (
    <p className={className}>
      <Icon of={Truck} size={18} />
      <span>
        <VisuallyHidden>
          <Trans>Estimated delivery</Trans>
        </VisuallyHidden>{' '}
        <DeliveryDates text={time} />
        {charge === undefined ? null : (
          <>
            {' '}
            · <bdi>{money(charge)}</bdi>
          </>
        )}
      </span>
    </p>
  );
}
