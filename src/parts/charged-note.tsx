import { Trans } from '@lingui/react/macro';
import { useChargedMoney } from './use-money.ts';

/**
 * Says which sum is charged where prices are shown in another currency than the shop's own; nothing
 * where they are not. `amount` is in the default currency.
 */
export function ChargedNote({ amount, className }: { amount: number; className?: string }) {
  const charged = useChargedMoney();
  if (!charged) return null;
  const sum = charged(amount);
  return (
    <p className={className}>
      <Trans>
        You pay <bdi>{sum}</bdi>
      </Trans>
    </p>
  );
}
