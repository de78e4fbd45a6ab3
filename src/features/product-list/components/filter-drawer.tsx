import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { RetryAlert } from '../../errors/retry-alert.tsx';
import { type ReactNode, useState } from 'react';
import { useListProducts } from '../../../api/generated/catalogue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Chips } from '../../../ui/choices/chips.tsx';
import { legend } from '../../../ui/choices/chips.css.ts';
import { Select } from '../../../ui/choices/select.tsx';
import { SortSelect } from '../../product/sort-select.tsx';
import { Switch } from '../../../ui/choices/switch.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ListFilter } from './list-filter.tsx';
import { type Filters, RATINGS, toInput, withoutFilters } from '../model/list-state.ts';
import * as css from './product-list.css.ts';
import { PriceFilter } from './price-filter.tsx';
import { useRatingLabels } from '../hooks/use-rating-labels.ts';
import { hasOwnFilters } from '../model/own-filters.ts';
import { QueryView } from '../../errors/query-view.tsx';
import type { ProductListResult } from '../hooks/use-product-list.ts';

/**
 * Filters apply together, by a button with the number of results; "Clear" applies at once (LIST-03,
 * FLAW 8, FLAW 9). Load lazily.
 */
export function FilterDrawer({ list, onClose }: { list: ProductListResult; onClose: () => void }) {
  const { t } = useLingui();
  const { fixed, categories } = list;
  const [draft, setDraft] = useState({ ...list.state, page: 1 });
  const query = useListProducts(toInput(draft, fixed));
  const { data } = query;
  const filters = data?.filters ?? list.query.data?.filters;
  const { ratingName, ratingRange } = useRatingLabels(filters);
  const set = (change: Filters) => setDraft({ ...draft, ...change });
  const toRatingChip = (rating: number) => ({
    id: rating,
    name: ratingName(rating),
    short: (
      <>
        <Icon of={Star} size={14} filled className={css.star} /> {ratingRange(rating)}
      </>
    ),
  });
  const anyOption = { id: undefined, name: t`All` };

  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={<Trans>Filter</Trans>}
      footer={
        <div className={css.sideBySide}>
          <Button
            variant="secondary"
            onClick={() => {
              setDraft(withoutFilters(draft));
              list.clearFilters();
            }}
          >
            <Trans>Clear</Trans>
          </Button>
          <Button
            className={css.wide}
            onClick={() => {
              list.changeFilters(draft);
              onClose();
            }}
          >
            {data ? (
              <Plural value={data.total} one="Show # product" other="Show # products" />
            ) : (
              <Trans>Apply</Trans>
            )}
          </Button>
        </div>
      }
    >
      <div className={stack[6]}>
        <Chips<number | undefined>
          label={t`Customer rating`}
          options={[anyOption, ...RATINGS.map(toRatingChip)]}
          isChosen={(rating) => rating === draft.rating}
          onChoose={(rating) => set({ rating })}
        />
        {fixed.sort ? null : (
          <Labelled label={t`Sort by`}>
            <SortSelect value={draft.sort} onChange={(sort) => set({ sort })} />
          </Labelled>
        )}
        <QueryView
          query={{ ...query, data: filters }}
          level={3}
          skeleton={<Skeleton height="20rem" radius="18px" />}
        >
          {(shown) => (
            <>
              <PriceFilter
                bounds={{ min: shown.min_price, max: shown.max_price }}
                value={draft}
                onChange={set}
              />
              {fixed.category !== undefined ? null : list.categoriesQuery.error ? (
                <RetryAlert query={list.categoriesQuery} />
              ) : (
                <LabelledSelect
                  label={t`Category`}
                  all={t`All categories`}
                  options={categories}
                  value={draft.category}
                  onChange={(category) => set({ category })}
                />
              )}
              {shown.shops ? (
                <>
                  <Switch
                    label={t`Reduced prices only`}
                    checked={draft.discounted ?? false}
                    onChange={(isOn) => set({ discounted: isOn ? true : undefined })}
                  />
                  <ListFilter
                    label={t`Sold by`}
                    options={shown.shops}
                    isMultiple
                    value={draft.shop}
                    onChange={(shop) => set({ shop })}
                  />
                  <ListFilter
                    label={t`Brand`}
                    options={shown.brands}
                    isMultiple
                    value={draft.brand}
                    onChange={(brand) => set({ brand })}
                  />
                </>
              ) : (
                <LabelledSelect
                  label={t`Brand`}
                  all={t`All brands`}
                  options={shown.brands}
                  value={draft.brand?.[0]}
                  onChange={(brand) => set({ brand: brand === undefined ? undefined : [brand] })}
                />
              )}
              <ListFilter
                label={t`Colour`}
                options={shown.colors.map(({ id, name, color_code: colour }) => ({
                  id,
                  name,
                  colour,
                }))}
                isMultiple={hasOwnFilters(shown)}
                value={draft.color}
                onChange={(color) => set({ color })}
              />
              <ListFilter
                label={t`Size`}
                options={shown.sizes}
                isMultiple={hasOwnFilters(shown)}
                value={draft.size}
                onChange={(size) => set({ size })}
              />
            </>
          )}
        </QueryView>
      </div>
    </Drawer>
  );
}

function LabelledSelect(props: {
  label: string;
  all: string;
  options: readonly { id: number; name: string }[];
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}) {
  const { label, all, options, value, onChange } = props;
  return (
    <Labelled label={label}>
      <Select
        value={value ?? ''}
        options={[
          { value: '', label: all },
          ...options.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      />
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label>
      <span className={legend}>{label}</span>
      {children}
    </label>
  );
}
