import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { formatMoney } from '../../lib/money.ts';
import { useCurrency } from './use-currency.ts';
import { useSettings } from './use-settings.ts';

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
