import { useLingui } from '@lingui/react/macro';
import { hasOwnFilters, type ListFilters } from '../model/own-filters.ts';

/**
 * Returns the names of the filters by rating. On backends without our own parameters 4 matches 4.0
 * to 4.9, elsewhere 4.0 and up (FLAW 15).
 */
export function useRatingLabels(filters: ListFilters | undefined) {
  const { t, i18n } = useLingui();
  const decimal = (value: number) => i18n.number(value, { minimumFractionDigits: 1 });
  const isOpen = hasOwnFilters(filters);
  const rangeOf = (rating: number) =>
    rating === 5 ? decimal(5) : `${decimal(rating)}–${decimal(rating + 0.9)}`;
  return {
    /** Beside a star. */
    ratingRange: (rating: number) => {
      const lowest = decimal(rating);
      return isOpen && rating < 5 ? t`${lowest} and up` : rangeOf(rating);
    },
    ratingName: (rating: number) => {
      const [lowest, range] = [decimal(rating), rangeOf(rating)];
      return isOpen && rating < 5 ? t`${lowest} stars and up` : t`${range} stars`;
    },
  };
}
