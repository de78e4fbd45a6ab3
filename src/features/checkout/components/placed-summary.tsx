import { Trans, useLingui } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import PackageCheck from 'lucide-react/icons/package-check';
import Truck from 'lucide-react/icons/truck';
import { useGetOrder } from '../../../api/generated/orders.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { AddressSummary } from '../../addresses/address-summary.tsx';
import { useOrderAmounts } from '../../settings/use-order-amounts.ts';
import { Icon } from '../../../ui/content/icon.tsx';
import { DataList } from '../../../ui/layout/data-list.tsx';
import * as css from './checkout.css.ts';

/** What the orders of one purchase have in common. */
export function PlacedSummary(props: {
  ids: readonly number[];
  /** Undefined until all are known. */
  orders: readonly components['schemas']['OrderRow'][] | undefined;
  total: number | undefined;
  isUnpaid: boolean;
}) {
  const { ids, orders = [], total, isUnpaid } = props;
  const { t } = useLingui();
  const amounts = useOrderAmounts({
    lines: orders.map(({ amount }) => amount),
    subtotal: total ?? 0,
    discount: 0,
    delivery: 0,
    tax: 0,
    taxes: [],
    total: total ?? 0,
  });
  const [firstId] = ids;
  const { data } = useGetOrder(firstId === undefined ? null : { order_id: firstId });
  const address = data?.order.address;

  return (
    <aside aria-label={t`Your purchase`} className={css.placedSummary}>
      {orders.length > 1 && total !== undefined ? (
        <section aria-labelledby="placed-total" className={css.placedPart}>
          <h2 id="placed-total" className={css.stepTitle}>
            <Trans>Order summary</Trans>
          </h2>
          <DataList
            entries={[
              ...orders.map(({ order_code: code }, index) => ({
                // Isolated: in Arabic, the # would move to the other end.
                term: `\u2068${code}\u2069`,
                detail: amounts.lines[index],
              })),
              { term: t`Total of all orders`, detail: amounts.total, isTotal: true },
            ]}
          />
        </section>
      ) : null}
      {address ? (
        <section aria-labelledby="placed-address" className={css.placedPart}>
          <h2 id="placed-address" className={css.stepTitle}>
            <Trans>Delivery address</Trans>
          </h2>
          <div>
            <strong>
              <bdi>{address.name}</bdi>
            </strong>
            <AddressSummary address={address} />
          </div>
        </section>
      ) : null}
      {isUnpaid ? null : <NextSteps orders={ids.length} />}
    </aside>
  );
}

function NextSteps({ orders }: { orders: number }) {
  return (
    <section aria-labelledby="next-steps" className={css.placedPart}>
      <h2 id="next-steps" className={css.stepTitle}>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={css.nextSteps}>
        <li className={css.nextStep}>
          <Icon of={PackageCheck} />
          {orders === 1 ? (
            <Trans>The shop confirms your order. Until then, you can cancel it.</Trans>
          ) : (
            <Trans>Each shop confirms its order. Until then, you can cancel it.</Trans>
          )}
        </li>
        <li className={css.nextStep}>
          <Icon of={Truck} />
          <Trans>You can track every step in your orders.</Trans>
        </li>
        <li className={css.nextStep}>
          <Icon of={MessageCircle} />
          <Trans>Any questions? Chat with the shop from the page of your order.</Trans>
        </li>
      </ol>
    </section>
  );
}
