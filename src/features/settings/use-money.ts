import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { type Currency, FALLBACK_CURRENCY, formatMoney } from '../../lib/money.ts';
import { usePreferences } from './preferences-store.ts';
import { type Settings, useSettings } from './use-settings.ts';

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

/**
 * Returns a formatter that converts from the default to the chosen currency (MONEY-01, MONEY-02).
 */
export function useMoney(): (amount: number) => string {
  const { settings } = useSettings();
  const { locale } = useLingui().i18n;
  const currency = useCurrency();
  const position = settings.currency?.position ?? 'prefix';
  return useCallback(
    (amount) => formatMoney(amount, currency, position, locale),
    [currency, position, locale],
  );
}

/** Returns a formatter for amounts in the chosen currency. */
export function useConvertedMoney(): (amount: number) => string {
  const { settings } = useSettings();
  const { locale } = useLingui().i18n;
  const currency = useCurrency();
  const position = settings.currency?.position ?? 'prefix';
  return useCallback(
    (amount) => formatMoney(amount, { ...currency, rate_from_default: 1 }, position, locale),
    [currency, position, locale],
  );
}
