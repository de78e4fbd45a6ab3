import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

export function useListLabels() {
  const { t, i18n } = useLingui();
  const decimal = (value: number) => i18n.number(value, { minimumFractionDigits: 1 });
  /** 4 matches 4.0 to 4.9 on the server, not "4 and up" (FLAW 15). */
  const ratingRange = (rating: number) =>
    rating === 5 ? decimal(5) : `${decimal(rating)}–${decimal(rating + 0.9)}`;
  return {
    ratingRange,
    ratingName: (rating: number) => {
      const range = ratingRange(rating);
      return t`${range} stars`;
    },
    countName: (count: number) => t`${plural(count, { one: '# product', other: '# products' })}`,
  };
}
