import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/content/badge.tsx';
import { row, stack } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import * as css from './returns.css.ts';

export function ReturnLine(props: {
  name: string;
  thumbnail: string;
  /** Null values are skipped. */
  badges: readonly (string | null)[];
  quantity: number;
  price?: string | undefined;
  /** Why it can't be returned. */
  note?: string | undefined;
}) {
  const { name, thumbnail, quantity, price, note } = props;
  const badges = props.badges.filter((badge) => badge !== null && badge !== '');
  return (
    <span className={css.product}>
      <Picture src={thumbnail} alt="" sizes="64px" className={css.picture} />
      <span className={stack[1]}>
        <strong className={css.name}>
          <bdi>{name}</bdi>
        </strong>
        <span className={`${row[2]} ${css.muted}`}>
          {badges.map((badge) => (
            <Badge key={badge} wraps>
              {badge}
            </Badge>
          ))}
          <span>
            <Trans>Quantity: {quantity}</Trans>
          </span>
          {price ? <bdi>{price}</bdi> : null}
        </span>
        {note ? <span className={css.muted}>{note}</span> : null}
      </span>
    </span>
  );
}
