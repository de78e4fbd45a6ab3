import { type getSettings, useGetSettings } from '../../api/generated/settings.ts';
import type { DataOf } from '../../api/runtime/use-query.ts';

export type Settings = DataOf<typeof getSettings>;

/** Fields that screens read before the settings load. */
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

/** Used until the settings load, or on error. */
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

/** `isReady` is false for the defaults. */
export function useSettings(): {
  settings: Pick<Settings, Essential> & Partial<Settings>;
  isReady: boolean;
} {
  // Once per visit, not on every screen (STATE-04); refetches on focus.
  const { data } = useGetSettings(undefined, { refetchOnMount: false });
  return { settings: data ?? DEFAULTS, isReady: data !== undefined };
}
