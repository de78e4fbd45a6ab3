import { createContext } from 'react';
import type { getSettings } from '../../api/generated/settings.ts';
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

export interface ReadSettings {
  settings: Pick<Settings, Essential> & Partial<Settings>;
  /** Whether they have loaded. Else `settings` has the defaults. */
  isReady: boolean;
}

export const SettingsContext = createContext<ReadSettings | null>(null);
