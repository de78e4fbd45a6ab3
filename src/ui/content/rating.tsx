import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { Icon } from './icon.tsx';
import * as css from './rating.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A rating from 0 to 5: one star on cards, five elsewhere, without the number beside a larger one. */
export function Rating(props: {
  value: number;
  count?: number | undefined;
  variant?: 'compact' | 'stars' | 'stars-only' | undefined;
}) {
  const { count, variant = 'compact' } = props;
  const { t, i18n } = useLingui();
  const value = i18n.number(props.value, ONE_DECIMAL);
  const label =
    count === undefined
      ? t`Rated ${value} out of 5`
      : t`Rated ${value} out of 5, ${plural(count, { one: '# review', other: '# reviews' })}`;
  return (
    <span className={css.rating}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {variant === 'compact' ? (
        <Icon of={Star} size={15} filled className={css.star} />
      ) : (
        <Stars share={props.value / 5} />
      )}
      {variant === 'stars-only' ? null : (
        <span aria-hidden className={css.value}>
          {value}
        </span>
      )}
      {count === undefined ? null : (
        <span aria-hidden className={css.count}>
          ({i18n.number(count)})
        </span>
      )}
    </span>
  );
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const FIVE = [1, 2, 3, 4, 5];

function Stars({ share }: { share: number }) {
  const row = FIVE.map((star) => <Icon key={star} of={Star} size={17} filled />);
  return (
    <span aria-hidden className={css.stars}>
      {row}
      <span
        className={css.filled}
        style={{ inlineSize: `${Math.min(1, Math.max(0, share)) * 100}%` }}
      >
        {row}
      </span>
    </span>
  );
}
