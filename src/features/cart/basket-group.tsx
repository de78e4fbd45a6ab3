import { toggleShop } from '../../lib/stores/cart.ts';
import type { Cart } from '../../parts/basket.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Rating } from '../../ui/rating.tsx';
import { BasketLine } from './basket-line.tsx';
import * as css from './basket.css.ts';

/** A shop's lines; with several vendors its head selects what is bought now (CART-06). */
export function BasketGroup(props: {
  group: Cart['cart_items'][number];
  /** Null where there is one vendor and nothing to choose. */
  isSelected: boolean | null;
}) {
  const { group, isSelected } = props;
  return (
    <section aria-label={group.shop_name} className={css.group}>
      {isSelected === null ? null : (
        <div className={css.groupHead}>
          <CheckboxField
            label={group.shop_name}
            checked={isSelected}
            onChange={() => toggleShop(group.shop_id)}
          />
          <Rating value={group.shop_rating} />
        </div>
      )}
      <ul className={css.lines}>
        {group.products.map((line) => (
          <BasketLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}
