import { useEffect } from 'react';
import { useListCategories, useListProducts } from '../../../api/generated/catalogue.ts';
import { useListShopsInfinite } from '../../../api/generated/shops-infinite.ts';
import { findText } from '../../../lib/text/find-text.ts';
import { useRouteTable } from '../../../lib/router/route-context.ts';
import { categoryPath, shopPath } from '../../../lib/router/paths.ts';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { rankSuggestions } from '../model/rank-suggestions.ts';

const DEBOUNCE_MS = 200;
/** The backend cannot search shops: names are matched here, page by page. */
const SHOPS_PAGE_SIZE = 100;

/**
 * Finds products by server search, categories and shops by name. No shops in a single-vendor shop
 * (LIST-07). Previous results stay until new ones arrive.
 */
export function useSuggestions(text: string, maxRows: number) {
  const query = text.trim();
  const search = useDebouncedValue(query, DEBOUNCE_MS, '');
  const { settings } = useSettings();
  const { has } = useRouteTable();
  const products = useListProducts(search === '' ? null : { page: 1, per_page: maxRows, search }, {
    keepPreviousData: true,
    refetchOnFocus: false,
  });
  const categories = useListCategories(has(categoryPath(1)) ? undefined : null, {
    refetchOnMount: false,
  });
  const shops = useListShopsInfinite(
    settings.multi_vendor && has(shopPath(1)) ? { per_page: SHOPS_PAGE_SIZE } : null,
  );
  const matchingShops = shops.pages.flatMap((page) => page.shops).filter(hasText(query));
  const { loadMore } = shops;
  const canLoadMore = !shops.hasReachedEnd && !shops.isFetching && shops.error === undefined;
  const needsMoreShops = search !== '' && matchingShops.length === 0 && canLoadMore;
  useEffect(() => {
    if (needsMoreShops) loadMore();
  });
  const failed = [products, categories, shops].filter(({ error }) => error !== undefined);
  const ranked = rankSuggestions(maxRows, {
    products: products.error ? [] : sortByNameMatch(products.data?.products, query),
    categories: sortByNameMatch(categories.data?.categories, query).filter(hasText(query)),
    shops: sortByNameMatch(matchingShops, query),
  });
  return {
    ...ranked,
    total: products.error ? undefined : products.data?.total,
    isLoading: !products.data && !products.error,
    /** The results belong to the current text. */
    isSettled: search === query && ![products, categories, shops].some((one) => one.isFetching),
    error: failed[0]?.error,
    retry: () => void Promise.all(failed.map((one) => one.retry())),
  };
}

interface NamedItem {
  name: string;
}

/** Sorts by the position of the text in the name. */
function sortByNameMatch<N extends NamedItem>(all: readonly N[] = [], text: string): N[] {
  const positionIn = ({ name }: N) => findText(name, text)?.before.length ?? Infinity;
  // Infinity - Infinity is NaN.
  return all.toSorted((a, b) => {
    const [first, second] = [positionIn(a), positionIn(b)];
    return first === second ? 0 : first - second;
  });
}

function hasText(text: string) {
  return ({ name }: NamedItem) => findText(name, text) !== undefined;
}
