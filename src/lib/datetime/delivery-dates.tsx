import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '../react/use-hydrated.ts';
import { formatDeliveryDates } from './format-delivery-dates.ts';

/**
 * Shows a shop's delivery time as days: "Wed 25 – Thu 26 Nov". Shows the text as sent if it is no
 * delivery time, and until hydration: the server has another zone and clock.
 */
export function DeliveryDates(props: { text: string; from?: string | undefined }) {
  const { text, from } = props;
  const { i18n } = useLingui();
  const isHydrated = useHydrated();
  return <bdi>{(isHydrated && formatDeliveryDates(text, i18n.locale, from)) || text}</bdi>;
}
