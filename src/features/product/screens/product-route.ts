import { getProduct } from '../../../api/generated/catalogue.ts';
import type { ScreenProps } from '../../../lib/router/screen-props.ts';
import { reviewsQuery } from '../../reviews/reviews-query.ts';
import { parseTab } from '../model/product-tabs.ts';
import { parseRouteId } from '../../../lib/router/route-inputs.ts';

export { preloadGallery as preload } from '../components/product-view.tsx';
export { Screen } from './product-screen.tsx';

export const shownParts = (search: URLSearchParams) =>
  parseTab(search) === 'reviews' ? ['src/features/reviews/reviews.tsx'] : [];

/** Returns null for an invalid id. */
export function queries(params: ScreenProps['params'], search: URLSearchParams) {
  const id = parseRouteId(params);
  if (id === undefined) return null;
  const product = getProduct.query({ product_id: id });
  if (parseTab(search) === 'about') return [product];
  return [product, reviewsQuery({ product_id: id }, search)];
}
