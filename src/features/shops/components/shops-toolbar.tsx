import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { Select } from '../../../ui/choices/select.tsx';
import { SHOP_SORTS, type ShopSort, shopsUrl, type ShopsView } from '../model/shops-view.ts';
import { ShopSearch } from './shop-search.tsx';
import * as css from './shops-toolbar.css.ts';

/** Search and sort order of all shops, in the URL. */
export function ShopsToolbar({ view }: { view: ShopsView }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { search, sort } = view;
  const names: Record<ShopSort, string> = {
    rating: t`Top rated`,
    products: t`Most products`,
    name: t`Name`,
  };
  return (
    <div className={css.bar}>
      <ShopSearch
        label={t`Search shops`}
        text={search}
        // One history entry per search.
        onSearch={(text) => navigate(shopsUrl({ search: text, sort }), { replace: search !== '' })}
      />
      <div className={css.sort}>
        <Select
          aria-label={t`Sort by`}
          value={sort ?? ''}
          options={[
            { value: '', label: t`Default order` },
            ...SHOP_SORTS.map((value) => ({ value, label: names[value] })),
          ]}
          onChange={({ target }) =>
            navigate(shopsUrl({ search, sort: SHOP_SORTS.find((value) => value === target.value) }))
          }
        />
      </div>
    </div>
  );
}
