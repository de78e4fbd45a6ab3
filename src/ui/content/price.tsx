import { Trans } from '@lingui/react/macro';
import { Badge } from './badge.tsx';
import * as css from './price.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * A formatted price, with an optional old one struck through. Both have labels for assistive
 * technology.
 */
export function Price(props: {
  now: string;
  was?: string | undefined;
  percentOff?: string | undefined;
  size?: keyof typeof css.now | undefined;
}) {
  const { now, was, percentOff, size = 'm' } = props;
  return (
    <div className={css.price}>
      {was ? (
        <VisuallyHidden>
          <Trans>Current price</Trans>
        </VisuallyHidden>
      ) : null}{' '}
      {/* Preserves the order of sign and digits in right-to-left. */}
      <bdi className={css.now[size]}>{now}</bdi>{' '}
      {was ? (
        <>
          <VisuallyHidden>
            <Trans>Original price</Trans>
          </VisuallyHidden>{' '}
          <del className={css.was[size]}>
            <bdi>{was}</bdi>
          </del>{' '}
        </>
      ) : null}
      {percentOff ? <Badge tone="sale">{percentOff}</Badge> : null}
    </div>
  );
}
