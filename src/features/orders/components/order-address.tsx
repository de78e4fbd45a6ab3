import { Trans } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { AddressSummary } from '../../addresses/address-summary.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { cardTitle } from '../../../ui/layout/section-heading.css.ts';
import * as css from './orders.css.ts';

/** Delivery address and note (FLAW 25). */
export function OrderAddress({ order }: { order: components['schemas']['OrderDetails'] }) {
  const { address, note } = order;
  return (
    <Card as="section" padded labelledBy="address" className={css.address}>
      <h2 id="address" className={cardTitle}>
        <Trans>Delivery address</Trans>
      </h2>
      {address ? (
        <div className={stack[1]}>
          <strong>
            <bdi>{address.name}</bdi>
          </strong>
          <AddressSummary address={address} />
        </div>
      ) : (
        <p className={css.muted}>
          <Trans>This address has been deleted.</Trans>
        </p>
      )}
      {note ? (
        <div className={css.noteBox}>
          <h3 className={css.muted}>
            <Trans>Note</Trans>
          </h3>
          <p className={css.note} dir="auto">
            {note}
          </p>
        </div>
      ) : null}
    </Card>
  );
}
