import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import * as css from './price.css.ts';
import { classNames } from '../theme/class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * A formatted price, with an optional old one struck through. Both have labels for assistive
 * technology.
 */
export function Price(props: {
  price: string;
  oldPrice?: string | undefined;
  /** Some options cost more. */
  isLowest?: boolean;
  percentOff?: ReactNode;
  size?: keyof typeof css.now | undefined;
}) {
  const { price, oldPrice, isLowest, percentOff, size = 'm' } = props;
  return (
    <div className={css.line[size]}>
      {oldPrice ? (
        <VisuallyHidden>
          <Trans>Current price</Trans>
        </VisuallyHidden>
      ) : null}{' '}
      {isLowest ? (
        <>
          <span className={css.was[size]}>
            <Trans context="price">From</Trans>
          </span>{' '}
        </>
      ) : null}
      {/* Preserves the order of sign and digits in right-to-left text. */}
      <bdi className={classNames(css.now[size], oldPrice && css.reduced)}>{price}</bdi>{' '}
      {oldPrice ? (
        <>
          <OldPrice price={oldPrice} className={css.was[size]} />{' '}
        </>
      ) : null}
      {percentOff ? (
        <span className={css.saving[size]}>
          <Badge tone="warning">{percentOff}</Badge>
        </span>
      ) : null}
    </div>
  );
}

/** A formatted price before a reduction, struck through. */
export function OldPrice({ price, className }: { price: string; className: string }) {
  return (
    <>
      <VisuallyHidden>
        <Trans>Original price</Trans>
      </VisuallyHidden>{' '}
      <del className={className}>
        <bdi>{price}</bdi>
      </del>
    </>
  );
}
