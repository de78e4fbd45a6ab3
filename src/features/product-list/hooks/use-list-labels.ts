import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Sort } from '../model/list-state.ts';

export function useListLabels() {
  const { t } = useLingui();
  const sorts: Record<Sort, string> = {
    high_to_low: t`Price, high to low`,
    low_to_high: t`Price, low to high`,
    top_selling: t`Best selling`,
    newest: t`Newest`,
  };
  return {
    sortName: (sort: Sort) => sorts[sort],
    /** 4 matches 4.0 to 4.9 on the server, not "4 and up" (FLAW 15). */
    ratingName: (rating: number) =>
      rating === 5 ? t`5.0 stars` : t`${rating}.0 to ${rating}.9 stars`,
    countName: (count: number) => t`${plural(count, { one: '# product', other: '# products' })}`,
  };
}
