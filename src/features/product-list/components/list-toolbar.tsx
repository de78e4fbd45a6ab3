import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Select } from '../../../ui/choices/select.tsx';
import { SortSelect } from '../../product/sort-select.tsx';
import { FilterButton } from './filter-button.tsx';
import { RATINGS } from '../model/list-state.ts';
import * as css from './product-list.css.ts';
import { useRatingLabels } from '../hooks/use-rating-labels.ts';
import type { ProductListResult } from '../hooks/use-product-list.ts';

/** Filters and sort order above a product list. Sticky on phones. */
export function ListToolbar(props: {
  list: ProductListResult;
  filterButtonRef: RefObject<HTMLButtonElement | null>;
}) {
  const { list, filterButtonRef } = props;
  const { t } = useLingui();
  const { ratingName } = useRatingLabels(list.query.data?.filters);
  const { state, fixed, categories, changeFilters } = list;
  return (
    <div className={css.bar}>
      <FilterButton list={list} buttonRef={filterButtonRef} />
      {fixed.category === undefined ? (
        <QuickFilter
          label={t`Category`}
          allLabel={t`All categories`}
          value={state.category}
          options={categories.map(({ id, name }) => [id, name])}
          onChange={(category) => changeFilters({ category })}
        />
      ) : null}
      <QuickFilter
        label={t`Customer rating`}
        allLabel={t`All ratings`}
        value={state.rating}
        options={RATINGS.map((rating) => [rating, ratingName(rating)])}
        onChange={(rating) => changeFilters({ rating })}
      />
      {fixed.sort ? null : (
        <div className={css.sort}>
          <SortSelect value={state.sort} onChange={(sort) => changeFilters({ sort })} />
        </div>
      )}
    </div>
  );
}

function QuickFilter(props: {
  label: string;
  allLabel: string;
  value: number | undefined;
  options: readonly (readonly [number, string])[];
  onChange: (value: number | undefined) => void;
}) {
  const { label, allLabel, value, options, onChange } = props;
  return (
    <div className={css.quick}>
      <Select
        aria-label={label}
        value={value ?? ''}
        options={[
          { value: '', label: allLabel },
          ...options.map(([id, name]) => ({ value: String(id), label: name })),
        ]}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    </div>
  );
}
