import { PRODUCTS_PATH, shopPath } from '../../../lib/router/paths.ts';
import { parsePage } from '../../../lib/router/route-inputs.ts';
import { parseSort, type Sort } from '../../product/product-sorts.ts';

export const PER_PAGE = 20;

export interface ShopView {
  tab: 'products' | 'reviews';
  search: string;
  sort: Sort | undefined;
  page: number;
}

export function parseShopUrl(params: URLSearchParams): ShopView {
  return {
    tab: params.get('tab') === 'reviews' ? 'reviews' : 'products',
    search: params.get('search') ?? '',
    sort: parseSort(params.get('sort')),
    page: parsePage(params),
  };
}

/** Omits default values. */
export function shopUrl(shopId: number, view: Partial<ShopView>): string {
  const params = listParams(view);
  if (view.tab === 'reviews') params.set('tab', 'reviews');
  if (view.page !== undefined && view.page > 1) params.set('page', String(view.page));
  return params.size > 0 ? `${shopPath(shopId)}?${params}` : shopPath(shopId);
}

/** The shop's products in the list of all products, which has filters. */
export function filterUrl(shopId: number, view: ShopView): string {
  const params = listParams(view);
  params.set('shop', String(shopId));
  return `${PRODUCTS_PATH}?${params}`;
}

/** Both lists have the same names for these. */
function listParams({ search, sort }: Partial<ShopView>): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (sort) params.set('sort', sort);
  return params;
}

export function shopProductsInput(shopId: number, { search, sort, page }: ShopView) {
  return {
    shop_id: shopId,
    page,
    per_page: PER_PAGE,
    ...(search === '' ? {} : { search }),
    ...(sort ? { sort_type: sort } : {}),
  };
}
