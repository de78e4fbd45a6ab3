import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { baselineRow } from '../../ui/layout/layout.css.ts';
import { LinePicture, type LineProduct } from './line-picture.tsx';
import { AppLink } from '../../lib/router/app-link.tsx';
import { productPath } from '../../lib/router/paths.ts';
import * as css from './line-items.css.ts';

export function LineItems({ children }: { children: ReactNode }) {
  return <ul className={css.lines}>{children}</ul>;
}

/** `price` per piece and `total` are formatted, if known. The price of a single piece is its total. */
export function LineItem(props: {
  product: LineProduct & { name: string };
  /** Without a page to link to. */
  isDeleted?: boolean;
  options: readonly (string | null | undefined)[];
  quantity: number;
  price: string | undefined;
  total: string | undefined;
  /** Beside the name. */
  state?: ReactNode;
  /** Below the total. */
  action?: ReactNode;
  children?: ReactNode;
}) {
  const { product, quantity } = props;
  const name = <bdi>{product.name}</bdi>;
  const options = props.options.filter(Boolean).join(' · ');
  return (
    <li className={css.line}>
      <LinePicture product={product} sizes="64px" className={css.picture} />
      <div className={css.words}>
        <div className={baselineRow}>
          {props.isDeleted ? (
            name
          ) : (
            <AppLink href={productPath(product.id)} className={css.name}>
              {name}
            </AppLink>
          )}
          {props.state}
        </div>
        {options ? (
          <p className={css.muted}>
            <bdi>{options}</bdi>
          </p>
        ) : null}
        <p className={css.muted}>
          <Trans>Quantity: {quantity}</Trans>
          {props.price === undefined || quantity === 1 ? null : (
            <>
              <span className={css.dot}> · </span>
              <span className={css.each}>
                <Trans>
                  <bdi>{props.price}</bdi> each
                </Trans>
              </span>
            </>
          )}
        </p>
      </div>
      <div className={css.end}>
        {props.total === undefined ? null : (
          <p className={css.sum}>
            <bdi>{props.total}</bdi>
          </p>
        )}
        {props.action}
      </div>
      {props.children ? <div className={css.extras}>{props.children}</div> : null}
    </li>
  );
}
