import type { components } from '../../../api/generated/schema.d.ts';
import { intlLocales } from '../../../lib/i18n/intl-locales.ts';
import { parsePage } from '../../../lib/router/route-inputs.ts';
import { SHOPS_PATH } from '../../../lib/router/paths.ts';
import { normalizeForSearch } from '../../../lib/text/find-text.ts';

type ShopCard = components['schemas']['ShopCard'];

export const SHOPS_PER_PAGE = 12;

export const SHOP_SORTS = ['rating', 'products', 'name'] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

export interface ShopsView {
  search: string;
  sort: ShopSort | undefined;
  page: number;
}

export function parseShopsUrl(params: URLSearchParams): ShopsView {
  return {
    search: params.get('search')?.trim() ?? '',
    sort: SHOP_SORTS.find((sort) => sort === params.get('sort')),
    page: parsePage(params),
  };
}

/** Omits default values. */
export function shopsUrl(view: Partial<ShopsView>): string {
  const params = new URLSearchParams();
  if (view.search) params.set('search', view.search);
  if (view.sort) params.set('sort', view.sort);
  if (view.page !== undefined && view.page > 1) params.set('page', String(view.page));
  return params.size > 0 ? `${SHOPS_PATH}?${params}` : SHOPS_PATH;
}

/** The backend neither searches nor sorts shops, so the view needs all of them. */
function needsAll({ search, sort }: ShopsView): boolean {
  return search !== '' || sort !== undefined;
}

/** Without page parameters, the backend sends all shops. */
export function shopsInput(view: ShopsView) {
  return needsAll(view) ? {} : { page: view.page, per_page: SHOPS_PER_PAGE };
}

/** Returns the page of shops to show, of the backend's page or of all shops. */
export function selectShops(
  sent: { shops: readonly ShopCard[]; total: number },
  view: ShopsView,
  locale: string,
): { shops: readonly ShopCard[]; total: number } {
  // The backend's page; or all shops, while a page loads after a search.
  if (!needsAll(view)) return { ...sent, shops: sent.shops.slice(0, SHOPS_PER_PAGE) };
  const text = normalizeForSearch(view.search);
  const matching = sent.shops.filter(({ name, short_description: motto }) =>
    normalizeForSearch(`${name} ${motto ?? ''}`).includes(text),
  );
  const sorted = view.sort ? matching.toSorted(comparisons(locale)[view.sort]) : matching;
  const start = (view.page - 1) * SHOPS_PER_PAGE;
  return { shops: sorted.slice(start, start + SHOPS_PER_PAGE), total: sorted.length };
}

function comparisons(locale: string) {
  const { compare } = new Intl.Collator(intlLocales(locale));
  const byName = (one: ShopCard, other: ShopCard) => compare(one.name, other.name);
  return {
    name: byName,
    products: (one, other) => other.total_products - one.total_products || byName(one, other),
    rating: (one, other) =>
      other.rating - one.rating || other.total_reviews - one.total_reviews || byName(one, other),
  } satisfies Record<ShopSort, (one: ShopCard, other: ShopCard) => number>;
}
