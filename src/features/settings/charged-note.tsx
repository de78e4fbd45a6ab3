import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money.ts';
import { findDefaultCurrency, useCurrency } from './use-currency.ts';
import { useSettings } from './use-settings.ts';

/**
 * Shows the charged amount if prices are in another currency. `amount` is in the default currency.
 */
export function ChargedNote({ amount, className }: { amount: number; className?: string }) {
  const { settings } = useSettings();
  const { i18n } = useLingui();
  const shown = useCurrency();
  const charged = findDefaultCurrency(settings.currencies);
  if (shown.name === charged.name) return null;
  const price = formatMoney(amount, charged, settings.currency?.position, i18n.locale);
  return (
    <p className={className}>
      <Trans>
        You’ll be charged <bdi>{price}</bdi>
      </Trans>
    </p>
  );
}
