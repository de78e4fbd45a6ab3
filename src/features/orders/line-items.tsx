import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { baselineRow } from '../../ui/layout/layout.css.ts';
import { Picture } from '../../ui/content/picture.tsx';
import { AppLink } from '../../lib/router/app-link.tsx';
import { productPath } from '../../lib/router/paths.ts';
import * as css from './line-items.css.ts';

export function LineItems({ children }: { children: ReactNode }) {
  return <ul className={css.lines}>{children}</ul>;
}

/** `price` per piece and `total` are formatted, if known. */
export function LineItem(props: {
  /** Undefined if the product was deleted. */
  productId: number | undefined;
  name: string;
  thumbnail: string;
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
  const { productId, quantity } = props;
  const name = <bdi>{props.name}</bdi>;
  const options = props.options.filter(Boolean).join(' · ');
  return (
    <li className={css.line}>
      <Picture src={props.thumbnail} alt="" sizes="64px" className={css.picture} />
      <div className={css.words}>
        <div className={baselineRow}>
          {productId === undefined ? (
            name
          ) : (
            <AppLink href={productPath(productId)} className={css.name}>
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
          {props.price === undefined ? (
            <Trans>Quantity: {quantity}</Trans>
          ) : (
            <bdi>
              {quantity} × {props.price}
            </bdi>
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
