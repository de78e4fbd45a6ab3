import { Plural, Trans } from '@lingui/react/macro';
import { useIsMutating } from '../../../api/runtime/use-is-mutating.ts';
import { sumOfLines } from '../../../lib/money.ts';
import { CheckboxField } from '../../../ui/choices/checkbox-field.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { useCartActions } from '../cart-store.ts';
import type { CartGroup } from '../use-cart.ts';
import * as css from './cart.css.ts';

/** Selects or deselects all shops (CART-08). */
export function AllShopsRow(props: { groups: readonly CartGroup[]; selected: readonly number[] }) {
  const { selectShops } = useCartActions();
  const { groups, selected } = props;
  const money = useMoney();
  const isWriting = useIsMutating('cart');
  const count = groups.length;
  const isAll = selected.length === count;
  return (
    <div className={css.allShops}>
      <CheckboxField
        label={
          <>
            <span className={css.allShopsName}>
              <Plural
                value={count}
                one="Buy from # shop"
                _2="Buy from both shops"
                other="Buy from all # shops"
              />
            </span>{' '}
            <span className={css.allShopsDetail}>
              <Trans>One payment for everything</Trans>
            </span>
          </>
        }
        checked={isAll}
        onChange={() => selectShops(isAll ? [] : groups.map(({ shop_id: id }) => id))}
      />
      <span
        aria-busy={isWriting}
        className={`${css.allShopsAmount} ${isWriting ? css.updating : ''}`}
      >
        <bdi>{money(sumOfLines(groups.flatMap(({ products }) => products)))}</bdi>
      </span>
    </div>
  );
}
