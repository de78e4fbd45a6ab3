import { Trans } from '@lingui/react/macro';
import { CheckboxField } from '../../../ui/choices/checkbox-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useCartActions } from '../cart-store.ts';
import * as css from './cart.css.ts';

/** Selects or deselects all shops (CART-08). */
export function AllShopsRow(props: { shopIds: readonly number[]; selected: readonly number[] }) {
  const { selectShops } = useCartActions();
  const { shopIds, selected } = props;
  const isAll = selected.length === shopIds.length;
  return (
    <Card className={css.group}>
      <div className={css.groupHead}>
        <CheckboxField
          label={
            <span className={css.shop}>
              <Trans>Buy from all shops</Trans>
            </span>
          }
          checked={isAll}
          onChange={() => selectShops(isAll ? [] : shopIds)}
        />
      </div>
    </Card>
  );
}
