import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '../react/use-hydrated.ts';
import { formatDeliveryDates } from './format-delivery-dates.ts';

/**
 * Returns a shop's delivery time as days: "Wed 25 – Thu 26 Nov". Undefined if it is no delivery
 * time, and until hydration: the server has another zone and clock.
 */
export function useDeliveryDates(text: string, from?: string): string | undefined {
  const { i18n } = useLingui();
  const isHydrated = useHydrated();
  return isHydrated ? formatDeliveryDates(text, i18n.locale, from) : undefined;
}

/** Shows a shop's delivery time as days, else as sent. */
export function DeliveryDates(props: { text: string; from?: string | undefined }) {
  const { text, from } = props;
  return <bdi>{useDeliveryDates(text, from) ?? text}</bdi>;
}
