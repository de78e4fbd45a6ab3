import { Trans } from '@lingui/react/macro';
import type { components } from '../../../api/generated/schema.d.ts';
import { payablePrice } from '../../../lib/money.ts';
import { useDialogs } from '../../dialogs/dialogs-store.ts';
import { useMoney } from '../../settings/use-money.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { LineItem, LineItems } from '../../orders/line-items.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import * as css from './checkout.css.ts';

export function CheckoutItems(props: {
  groups: readonly components['schemas']['CartGroup'][];
  /** Formatted, in the order of the groups. */
  lineTotals: readonly (string | undefined)[];
  isFromCart: boolean;
  problem: string | undefined;
}) {
  const { openDialog } = useDialogs();
  const { groups, lineTotals, isFromCart, problem } = props;
  const money = useMoney();
  const { settings } = useSettings();
  const lines = groups.flatMap(({ products }) => products);
  return (
    <CheckoutSection
      id="items"
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
        <div key={group.shop_id} className={stack[2]}>
          {settings.multi_vendor ? <h3 className={css.shop}>{group.shop_name}</h3> : null}
          <LineItems>
            {group.products.map((line) => (
              <LineItem
                key={line.id}
                productId={line.id}
                name={line.name}
                thumbnail={line.thumbnail}
                options={[line.brand, line.size?.name, line.color?.name]}
                quantity={line.quantity}
                price={money(payablePrice(line))}
                total={lineTotals[lines.indexOf(line)]}
              />
            ))}
          </LineItems>
        </div>
      ))}
    </CheckoutSection>
  );
}
