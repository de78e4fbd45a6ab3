import { useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/choices/select.tsx';
import { parseSort, type Sort, SORTS } from './product-sorts.ts';

export function useSortName(): (sort: Sort) => string {
  const { t } = useLingui();
  const names: Record<Sort, string> = {
    high_to_low: t`Price, high to low`,
    low_to_high: t`Price, low to high`,
    top_selling: t`Best selling`,
    newest: t`Newest`,
  };
  return (sort) => names[sort];
}

/** Selects the sort order of a product list. */
export function SortSelect(props: {
  value: Sort | undefined;
  onChange: (sort: Sort | undefined) => void;
}) {
  const { value, onChange } = props;
  const { t } = useLingui();
  const sortName = useSortName();
  return (
    <Select
      aria-label={t`Sort by`}
      value={value ?? ''}
      options={[
        { value: '', label: t`Default order` },
        ...SORTS.map((sort) => ({ value: sort, label: sortName(sort) })),
      ]}
      onChange={({ target }) => onChange(parseSort(target.value))}
    />
  );
}
