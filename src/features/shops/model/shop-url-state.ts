import { shopPath } from '../../../lib/router/paths.ts';
import { parsePage } from '../../../lib/router/route-inputs.ts';

export const PER_PAGE = 12;

/** What of a shop the address shows: its products, by what they are searched for and page, or its reviews. */
export interface ShopView {
  tab: 'products' | 'reviews';
  search: string;
  page: number;
}

/** The view that an address asks for. */
export function parseShopUrl(params: URLSearchParams): ShopView {
  return {
    tab: params.get('tab') === 'reviews' ? 'reviews' : 'products',
    search: params.get('search') ?? '',
    page: parsePage(params),
  };
}

/** The address of a view; what is left out is as at first. */
export function shopUrl(shopId: number, view: Partial<ShopView>): string {
  const params = new URLSearchParams();
  if (view.tab === 'reviews') params.set('tab', 'reviews');
  if (view.search) params.set('search', view.search);
  if (view.page !== undefined && view.page > 1) params.set('page', String(view.page));
  return params.size > 0 ? `${shopPath(shopId)}?${params}` : shopPath(shopId);
}

/** What is asked of the server for a shop's products. */
export function inputOf(shopId: number, { search, page }: ShopView) {
  return { shop_id: shopId, page, per_page: PER_PAGE, ...(search === '' ? {} : { search }) };
}
