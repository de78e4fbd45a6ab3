import { type Currency, FALLBACK_CURRENCY } from '../../lib/currency.ts';
import { usePreferences } from './preferences-store.ts';
import type { Settings } from './settings-context.ts';
import { useSettings } from './use-settings.ts';

/** Returns the currency of API amounts and charges. */
export function findDefaultCurrency(currencies: Settings['currencies']): Currency {
  return currencies.find(({ is_default: isDefault }) => isDefault) ?? FALLBACK_CURRENCY;
}

/** Falls back to the default currency, then USD (MONEY-01). */
export function useCurrency(): Currency {
  const { settings } = useSettings();
  const chosen = usePreferences((state) => state.currency);
  return (
    settings.currencies.find(({ name }) => name === chosen) ??
    findDefaultCurrency(settings.currencies)
  );
}
