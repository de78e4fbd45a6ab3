import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { type Currency, FALLBACK_CURRENCY, formatMoney } from '../../lib/money.ts';
import { usePreferences } from './preferences-store.ts';
import { type Settings, useSettings } from './use-settings.ts';

/** The currency that amounts on the wire are in, and that is charged. */
export function defaultOf(currencies: Settings['currencies']): Currency {
  return currencies.find(({ is_default: isDefault }) => isDefault) ?? FALLBACK_CURRENCY;
}

/** The chosen currency if the shop still has it, else the default one, else USD (MONEY-01). */
export function useCurrency(): Currency {
  const { settings } = useSettings();
  const chosen = usePreferences((state) => state.currency);
  return settings.currencies.find(({ name }) => name === chosen) ?? defaultOf(settings.currencies);
}

/** Formats amounts of the default currency in the chosen one, as the language writes figures (MONEY-01, MONEY-02). */
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

/** Formats amounts that are in the chosen currency already. */
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
