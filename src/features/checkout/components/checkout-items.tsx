import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { payablePrice } from '../../../lib/money.ts';
import { GroupDelivery } from '../../cart/group-delivery.tsx';
import { ShopSign } from '../../shop-signs/shop-sign.tsx';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { useMoney } from '../../settings/use-money.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LineItem, LineItems } from '../../orders/line-items.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import * as css from './checkout.css.ts';

/** The parcels, one per shop. `children` follow them. */
export function CheckoutItems(props: {
  step: number;
  groups: readonly components['schemas']['CartGroup'][];
  /** Formatted, in the order of the groups. */
  lineTotals: readonly (string | undefined)[];
  isFromCart: boolean;
  problem: string | undefined;
  children: ReactNode;
}) {
  const { openDialog } = useDialogs();
  const { step, groups, lineTotals, isFromCart, problem, children } = props;
  const money = useMoney();
  const { settings } = useSettings();
  const lines = groups.flatMap(({ products }) => products);
  return (
    <CheckoutSection
      id="items"
      step={step}
      title={<Trans>Items</Trans>}
      problem={problem}
      action={
        isFromCart ? (
          <Button variant="secondary" size="s" onClick={() => openDialog('cart')}>
            <Trans>Edit cart</Trans>
          </Button>
        ) : null
      }
    >
      {groups.map((group) => (
        <Card key={group.shop_id} className={css.parcel}>
          <div className={css.parcelHead}>
            {settings.multi_vendor ? (
              <>
                <ShopSign shop={{ id: group.shop_id, logo: group.shop_logo }} size={28} />
                <h3 className={css.shop}>
                  <bdi>{group.shop_name}</bdi>
                </h3>
              </>
            ) : null}
            <GroupDelivery group={group} className={css.arrival} />
          </div>
          <LineItems>
            {group.products.map((line) => (
              <LineItem
                key={line.id}
                product={line}
                options={[line.brand, line.size?.name, line.color?.name]}
                quantity={line.quantity}
                price={money(payablePrice(line))}
                total={lineTotals[lines.indexOf(line)]}
              />
            ))}
          </LineItems>
        </Card>
      ))}
      {children}
    </CheckoutSection>
  );
}
