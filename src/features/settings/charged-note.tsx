import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money.ts';
import { findDefaultCurrency, useCurrency } from './use-currency.ts';
import { useSettings } from './use-settings.ts';

/**
 * Shows the charged amount if prices are in another currency. `amount` is in the default currency.
 */
export function ChargedNote(props: { amount: number; isPaid?: boolean; className?: string }) {
  const { amount, isPaid, className } = props;
  const { settings } = useSettings();
  const { i18n } = useLingui();
  const shown = useCurrency();
  const charged = findDefaultCurrency(settings.currencies);
  if (shown.name === charged.name) return null;
  const price = formatMoney(amount, charged, settings.currency?.position, i18n.locale);
  return (
    <p className={className}>
      {isPaid ? (
        <Trans>
          You were charged <bdi>{price}</bdi>
        </Trans>
      ) : (
        <Trans>
          You’ll be charged <bdi>{price}</bdi>
        </Trans>
      )}
    </p>
  );
}
