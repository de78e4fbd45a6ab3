import { Trans } from '@lingui/react/macro';
import { useDeliveryDates } from '../../lib/datetime/delivery-dates.tsx';
import { useMoney } from './use-money.ts';

/** Shows a shop's delivery time as days, else as sent. */
export function Arrival({ text }: { text: string }) {
  const arrival = useDeliveryDates(text);
  return arrival ? (
    <Trans>
      Get it <bdi>{arrival}</bdi>
    </Trans>
  ) : (
    <Trans>
      Estimated delivery: <bdi>{text}</bdi>
    </Trans>
  );
}

/** `amount` is in the default currency. */
export function DeliveryCharge({ amount }: { amount: number }) {
  const money = useMoney();
  return amount > 0 ? (
    <Trans>
      Delivery <bdi>{money(amount)}</bdi>
    </Trans>
  ) : (
    <Trans>Free delivery</Trans>
  );
}
