import { Trans, useLingui } from '@lingui/react/macro';
import { useMoney } from '../../settings/use-money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import type { Filters } from '../model/list-state.ts';
import { useListNames } from '../hooks/use-list-labels.ts';
import type { ProductListFacts } from '../hooks/use-product-list.ts';

/** What is asked of the list, each part removable (LIST-03). What is searched for stays. */
export function ListChips({ list, onRemoved }: { list: ProductListFacts; onRemoved: () => void }) {
  const { t } = useLingui();
  const chips = useChips(list);
  if (chips.length === 0) return null;
  return (
    <ul className={row[2]} aria-label={t`Applied filters`}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Chip
            onRemove={() => {
              list.change(without);
              onRemoved();
            }}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Button
          variant="quiet"
          size="s"
          onClick={() => {
            list.clear();
            onRemoved();
          }}
        >
          <Trans>Clear all</Trans>
        </Button>
      </li>
    </ul>
  );
}

function useChips({ state, shown, categories, fixed }: ProductListFacts) {
  const { t } = useLingui();
  const { ratingName, sortName } = useListNames();
  const money = useMoney();
  const filters = shown?.filters;
  const named = (word: string, id: number, among: readonly { id: number; name: string }[] = []) =>
    // The names come with the answer.
    `${word}: ${among.find((one) => one.id === id)?.name ?? '…'}`;
  const { rating, sort, min, max, category, brand, color, size } = state;
  const chips: { label: string; without: Filters }[] = [];
  if (sort && !fixed.sort) {
    chips.push({ label: `${t`Sort by`}: ${sortName(sort)}`, without: { sort: undefined } });
  }
  if (rating) chips.push({ label: ratingName(rating), without: { rating: undefined } });
  if (min !== undefined || max !== undefined) {
    chips.push({
      label: priceName(min, max),
      without: { min: undefined, max: undefined },
    });
  }
  if (category && fixed.category === undefined) {
    chips.push({
      label: named(t`Category`, category, categories),
      without: { category: undefined },
    });
  }
  if (brand) {
    chips.push({
      label: named(t`Brand`, brand, filters?.brands),
      without: { brand: undefined },
    });
  }
  if (color) {
    chips.push({
      label: named(t`Color`, color, filters?.colors),
      without: { color: undefined },
    });
  }
  if (size) {
    chips.push({ label: named(t`Size`, size, filters?.sizes), without: { size: undefined } });
  }
  return chips;

  function priceName(low: number | undefined, high: number | undefined): string {
    if (low === undefined) return t`Up to ${money(high ?? 0)}`;
    if (high === undefined) return t`From ${money(low)}`;
    return `${money(low)} – ${money(high)}`;
  }
}
