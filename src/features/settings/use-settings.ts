import { type getSettings, useGetSettings } from '../../api/generated/settings.ts';
import type { DataOf } from '../../api/runtime/use-query.ts';

/** The shop's settings as screens use them. */
export type Settings = DataOf<typeof getSettings>;

/** The fields that screens read before the settings have arrived. */
type Essential =
  | 'app_name'
  | 'multi_vendor'
  | 'cash_on_delivery'
  | 'online_payment'
  | 'languages'
  | 'currencies'
  | 'payment_gateways'
  | 'menus'
  | 'footers';

/** What holds until the settings have arrived, or while they can't be had. */
const DEFAULTS: Pick<Settings, Essential> = {
  app_name: 'Souk',
  multi_vendor: true,
  cash_on_delivery: true,
  online_payment: false,
  languages: [],
  currencies: [],
  payment_gateways: [],
  menus: [],
  footers: [],
};

/** The shop's settings; `isReady` tells the server's from the defaults. */
export function useSettings(): {
  settings: Pick<Settings, Essential> & Partial<Settings>;
  isReady: boolean;
} {
  // Once for the whole visit, not with each screen (STATE-04); the window's focus still asks again.
  const { data } = useGetSettings(undefined, { refetchOnMount: false });
  return { settings: data ?? DEFAULTS, isReady: data !== undefined };
}
