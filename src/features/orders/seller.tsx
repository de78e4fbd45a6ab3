import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Rating } from '../../ui/content/rating.tsx';
import { muted } from './line-items.css.ts';
import * as css from './seller.css.ts';

/** The shop of an order or a return. The name has the style `sellerName`. */
export function Seller(props: { sign: ReactNode; rating: number; children: ReactNode }) {
  return (
    <div className={css.seller}>
      {props.sign}
      <div>
        <p className={muted}>
          <Trans>Bought from</Trans>
        </p>
        <p>{props.children}</p>
      </div>
      <Rating value={props.rating} />
    </div>
  );
}
