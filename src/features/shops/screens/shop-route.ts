import { listProducts } from '../../../api/generated/catalogue.ts';
import { getShop } from '../../../api/generated/shops.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { reviewsQuery } from '../../reviews/reviews-query.ts';
import { shopProductsInput, parseShopUrl } from '../model/shop-url-state.ts';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';

export { Screen } from './shop-screen.tsx';

/** Returns null for an invalid id. */
export function queries(params: ScreenProps['params'], search: URLSearchParams) {
  const id = parseRouteId(params);
  if (id === undefined) return null;
  const view = parseShopUrl(search);
  return [
    getShop.query({ id }),
    view.tab === 'reviews'
      ? reviewsQuery({ shop_id: id }, search)
      : listProducts.query(shopProductsInput(id, view)),
  ];
}
