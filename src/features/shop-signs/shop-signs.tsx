import { Plural } from '@lingui/react/macro';
import { useId } from 'react';
import { AppLink } from '../../lib/router/app-link.tsx';
import { shopPath } from '../../lib/router/paths.ts';
import { ShopSign } from './shop-sign.tsx';
import * as css from './shop-signs.css.ts';

/** An index of shops by sign and name, below a title with their number. */
export function ShopSigns(props: {
  /** Above the footer, which may have a similar headline. */
  isPlain: boolean;
  shops: readonly { id: number; name: string; logo: string }[];
  /** May be more than `shops`. */
  total: number;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.row}>
      <h2 id={id} className={css.title}>
        {props.isPlain ? (
          <Plural value={props.total} one="Our # shop" other="Our # shops" />
        ) : (
          <Plural value={props.total} one="# shop under one roof" other="# shops under one roof" />
        )}
      </h2>
      <ul className={css.signs}>
        {props.shops.map((shop) => (
          <li key={shop.id}>
            <AppLink href={shopPath(shop.id)} className={css.link}>
              <ShopSign shop={shop} size={36} />
              <bdi>{shop.name}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
