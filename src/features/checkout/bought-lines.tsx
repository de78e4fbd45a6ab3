import type { ReactNode } from 'react';
import { AppLink } from '../../parts/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import * as css from './checkout.css.ts';

/** Lines of an order or of what will be one. */
export function BoughtLines({ children }: { children: ReactNode }) {
  return <ul className={css.items}>{children}</ul>;
}

/** One product that is bought; `price` of a piece and `sum` of the line as text. */
export function BoughtLine(props: {
  productId: number;
  name: string;
  thumbnail: string;
  options: readonly (string | null | undefined)[];
  quantity: number;
  price: string;
  sum: string;
}) {
  const options = props.options.filter(Boolean).join(' · ');
  return (
    <li className={css.item}>
      <Picture src={props.thumbnail} alt="" sizes="64px" className={css.itemPicture} />
      <div className={css.itemWords}>
        <AppLink href={`/products/${props.productId}/details`} className={css.itemName}>
          <bdi>{props.name}</bdi>
        </AppLink>
        {options ? (
          <p className={css.muted}>
            <bdi>{options}</bdi>
          </p>
        ) : null}
        <p className={css.muted}>
          <bdi>
            {props.quantity} × {props.price}
          </bdi>
        </p>
      </div>
      <p className={css.itemPrice}>
        <bdi>{props.sum}</bdi>
      </p>
    </li>
  );
}
