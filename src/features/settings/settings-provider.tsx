import { dequal } from 'dequal/lite';
import { type ReactNode, useMemo, useState } from 'react';
import { useGetSettings } from '../../api/generated/settings.ts';
import { type ReadSettings, SettingsContext } from './settings-context.ts';

/** Used until the settings load, or on error. */
const DEFAULTS: ReadSettings['settings'] = {
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

/** Loads the shop's settings. All prices and cards read them, so only the provider subscribes. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  // Once per visit, not on every screen (STATE-04); refetches on focus.
  const { data } = useGetSettings(undefined, { refetchOnMount: false });
  const [shown, setShown] = useState(data);
  // By value: an update before hydration would discard the server's HTML.
  if (!dequal(shown, data)) setShown(data);
  const value = useMemo(
    () => ({ settings: shown ?? DEFAULTS, isReady: shown !== undefined }),
    [shown],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}
