import { isPlaceholderPicture } from '../../lib/is-placeholder-picture.ts';
import { prune, type ReadFields } from '../runtime/prune.ts';
import type { QueryData } from '../types.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

type Wire = QueryData<'getProduct'>;

const FIELDS = {
  product: true,
  related_products: PRODUCT_FIELDS,
  popular_products: PRODUCT_FIELDS,
} as const satisfies ReadFields<Wire>;

/** Drops the placeholder from the gallery. */
export function getProduct(wire: Wire) {
  const { product } = wire;
  const thumbnails = product.thumbnails.filter(({ thumbnail }) => !isPlaceholderPicture(thumbnail));
  const data = { ...wire, product: { ...product, thumbnails } };
  return import.meta.env.SSR ? prune(data, FIELDS) : data;
}
