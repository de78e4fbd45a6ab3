import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Sort } from '../model/list-state.ts';

/** What ratings and orders are called. */
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
    /** Says what the server does: 4 means from 4.0 to 4.9, and not better ones too (FLAW 15). */
    ratingName: (rating: number) =>
      rating === 5 ? t`5.0 stars` : t`${rating}.0 to ${rating}.9 stars`,
    countName: (count: number) => t`${plural(count, { one: '# product', other: '# products' })}`,
  };
}
