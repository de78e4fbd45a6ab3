import { Trans } from '@lingui/react/macro';
import type { components } from '../../api/generated/schema.d.ts';
import { payablePrice } from '../../lib/money.ts';
import { useMoney } from '../../parts/use-money.ts';
import { Picture } from '../../ui/picture.tsx';
import * as css from './checkout.css.ts';

/** What is being bought, by shop. */
export function CheckoutItems(props: { groups: readonly components['schemas']['CartGroup'][] }) {
  const money = useMoney();
  return (
    <section aria-labelledby="items" className={css.part}>
      <h2 id="items" className={css.partTitle}>
        <Trans>Items</Trans>
      </h2>
      {props.groups.map((group) => (
        <div key={group.shop_id}>
          <h3 className={css.shop}>{group.shop_name}</h3>
          <ul className={css.items}>
            {group.products.map((line) => (
              <li key={line.id} className={css.item}>
                <Picture src={line.thumbnail} alt="" sizes="64px" className={css.itemPicture} />
                <div>
                  <p className={css.itemName}>{line.name}</p>
                  <p className={css.muted}>
                    {[line.size?.name, line.color?.name].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <p className={css.itemPrice}>
                  <bdi>
                    {line.quantity} × {money(payablePrice(line))}
                  </bdi>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
