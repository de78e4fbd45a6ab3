import { Trans } from '@lingui/react/macro';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Badge } from '../../../ui/content/badge.tsx';
import { Picture } from '../../../ui/content/picture.tsx';
import { sum } from '../../orders/line-items.css.ts';
import * as css from './returns.css.ts';

/** A line of an order, as the label of its checkbox. */
export function ReturnLine(props: {
  name: string;
  thumbnail: string;
  /** Null values are skipped. */
  options: readonly (string | null)[];
  quantity: number;
  /** Of all pieces, formatted. Undefined if unknown. */
  price: string | undefined;
  /** Why it can't be returned. */
  note?: string | undefined;
}) {
  const { name, thumbnail, quantity, price, note } = props;
  const options = props.options.filter(Boolean).join(' · ');
  return (
    <span className={css.product}>
      <Picture src={thumbnail} alt="" sizes="64px" className={css.picture} />
      <span className={stack[1]}>
        <span className={css.heading}>
          <strong className={css.name}>
            <bdi>{name}</bdi>
          </strong>
          {price ? <bdi className={sum}>{price}</bdi> : null}
        </span>
        {options ? (
          <span className={css.muted}>
            <bdi>{options}</bdi>
          </span>
        ) : null}
        <span className={css.muted}>
          <Trans>Quantity: {quantity}</Trans>
        </span>
        {note ? (
          <span>
            <Badge wraps>{note}</Badge>
          </span>
        ) : null}
      </span>
    </span>
  );
}
