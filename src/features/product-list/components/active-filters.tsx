import { Trans, useLingui } from '@lingui/react/macro';
import { useSortName } from '../../product/sort-select.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import type { Filters } from '../model/list-state.ts';
import { useRatingLabels } from '../hooks/use-rating-labels.ts';
import { hasOwnFilters } from '../model/own-filters.ts';
import type { ProductListResult } from '../hooks/use-product-list.ts';

/** Removable chips of the filters (LIST-03). The search text stays. */
export function ActiveFilters({
  list,
  onRemoved,
}: {
  list: ProductListResult;
  onRemoved: () => void;
}) {
  const { t } = useLingui();
  const chips = useChips(list);
  if (chips.length === 0) return null;
  // Below an empty list is a larger button.
  const hasResults = list.query.data?.products.length !== 0;
  return (
    <ul className={row[2]} aria-label={t`Applied filters`}>
      {chips.map(({ key, label, reset }) => (
        <li key={key ?? label}>
          <Chip
            onRemove={() => {
              list.changeFilters(reset);
              onRemoved();
            }}
          >
            {label}
          </Chip>
        </li>
      ))}
      {hasResults ? (
        <li>
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              list.clearFilters();
              onRemoved();
            }}
          >
            <Trans>Clear all</Trans>
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

function useChips({ state, query, categories, fixed }: ProductListResult) {
  const { t } = useLingui();
  const sortName = useSortName();
  const money = useMoney();
  const filters = query.data?.filters;
  const { ratingName } = useRatingLabels(filters);
  const filterName = (
    filterLabel: string,
    id: number,
    among: readonly { id: number; name: string }[] = [],
  ) => {
    // The names arrive with the response; other backends do not name shops.
    const name = among.find((one) => one.id === id)?.name ?? (filters ? undefined : '…');
    return name === undefined ? filterLabel : `${filterLabel}: ${name}`;
  };
  const { rating, sort, min, max, category, discounted } = state;
  // The same label, while the names load, needs a key.
  const chips: { key?: string; label: string; reset: Filters }[] = [];
  if (sort && !fixed.sort) {
    chips.push({ label: `${t`Sort by`}: ${sortName(sort)}`, reset: { sort: undefined } });
  }
  if (rating) chips.push({ label: ratingName(rating), reset: { rating: undefined } });
  if (min !== undefined || max !== undefined) {
    chips.push({
      label: priceName(min, max),
      reset: { min: undefined, max: undefined },
    });
  }
  if (category && fixed.category === undefined) {
    chips.push({
      label: filterName(t`Category`, category, categories),
      reset: { category: undefined },
    });
  }
  // Other backends use only the first value.
  const isExtended = hasOwnFilters(filters);
  if (discounted && isExtended) chips.push({ label: t`Reduced`, reset: { discounted: undefined } });
  const lists = [
    { name: 'shop', label: t`Sold by`, among: filters?.shops },
    { name: 'brand', label: t`Brand`, among: filters?.brands },
    { name: 'color', label: t`Colour`, among: filters?.colors },
    { name: 'size', label: t`Size`, among: filters?.sizes },
  ] as const;
  for (const { name, label, among } of lists) {
    const ids = state[name] ?? [];
    for (const id of isExtended ? ids : ids.slice(0, 1)) {
      const others = ids.filter((one) => one !== id);
      chips.push({
        key: `${name} ${id}`,
        label: filterName(label, id, among),
        reset: { [name]: others.length > 0 ? others : undefined },
      });
    }
  }
  return chips;

  function priceName(low: number | undefined, high: number | undefined): string {
    if (low === undefined) return t`Up to ${money(high ?? 0)}`;
    if (high === undefined) return t`From ${money(low)}`;
    return `${money(low)} – ${money(high)}`;
  }
}
