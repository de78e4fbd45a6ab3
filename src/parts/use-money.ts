import { useCallback } from 'react';
import { type Currency, FALLBACK_CURRENCY, formatMoney } from '../lib/money.ts';
import { useSettingsStore } from '../lib/stores/settings.ts';
import { useSettings } from './use-settings.ts';

/** Formats amounts of the default currency in the chosen one (MONEY-01, MONEY-02). */
export function useMoney(): (amount: number) => string {
  const { settings } = useSettings();
  const chosen = useSettingsStore((state) => state.currency);
  const currency = pickCurrency(settings.currencies, chosen);
  const position = settings.currency?.position ?? 'prefix';
  return useCallback((amount) => formatMoney(amount, currency, position), [currency, position]);
}

/** The chosen currency if the shop still has it, else the default one, else USD. */
export function pickCurrency(
  currencies: readonly (Currency & { is_default: boolean })[],
  chosen: string | null,
): Currency {
  return (
    currencies.find(({ name }) => name === chosen) ??
    currencies.find(({ is_default }) => is_default) ??
    FALLBACK_CURRENCY
  );
}
