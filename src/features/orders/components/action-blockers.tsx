import { Trans, useLingui } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { screenOnly, stack } from '../../../ui/layout/layout.css.ts';
import { Disclosure } from '../../../ui/navigation/disclosure.tsx';
import { useOrderActionBlockers } from '../hooks/use-order-action-blockers.ts';
import * as css from './orders.css.ts';

/** Folded: why actions are unavailable (ORD-03). */
export function ActionBlockers({ order }: { order: components['schemas']['OrderDetails'] }) {
  const { t } = useLingui();
  const blockers = useOrderActionBlockers(order);
  const reasons = [
    { name: t`Pay now`, reason: blockers.pay },
    { name: t`Cancel order`, reason: blockers.cancel },
    { name: t`Order again`, reason: blockers.reorder },
    { name: t`Review`, reason: blockers.review },
    { name: t`Return items`, reason: blockers.returnItems },
  ].filter(({ reason }) => reason !== null);

  return (
    <div className={`${css.why} ${screenOnly}`}>
      <Disclosure
        plain
        summary={
          blockers.cancel === null ? (
            <Trans>When can I return it?</Trans>
          ) : blockers.returnItems === null ? (
            <Trans>Why can’t I cancel it?</Trans>
          ) : (
            <Trans>Why can’t I cancel or return it?</Trans>
          )
        }
      >
        <ul aria-label={t`Unavailable actions`} className={stack[1]}>
          {reasons.map(({ name, reason }) => (
            <li key={name} className={css.muted}>
              <strong>{name}</strong> – <bdi>{reason}</bdi>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
