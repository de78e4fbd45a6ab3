import Truck from 'lucide-react/icons/truck';
import { Icon } from '../../ui/content/icon.tsx';
import { Arrival, DeliveryCharge } from '../settings/delivery-terms.tsx';
import * as css from './group-delivery.css.ts';
import type { CartGroup } from './use-cart.ts';

/** Shows when a shop's parcel arrives and what its delivery costs, as far as the server says so. */
export function GroupDelivery(props: { group: CartGroup; className: string }) {
  const { group, className } = props;
  const { estimated_delivery_time: time, delivery_charge: charge } = group;
  if (!time) return null;
  return (
    <p className={className}>
      <Icon of={Truck} size={18} />
      <span>
        <Arrival text={time} />
        {charge === undefined ? null : (
          <>
            {'\u00A0· '}
            <span className={css.charge}>
              <DeliveryCharge amount={charge} />
            </span>
          </>
        )}
      </span>
    </p>
  );
}
