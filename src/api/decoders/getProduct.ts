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

/** Drops the placeholder from the gallery. Modifies the response. */
export function getProduct(wire: Wire) {
  const { product } = wire;
  product.thumbnails = product.thumbnails.filter(
    ({ thumbnail }) => !isPlaceholderPicture(thumbnail),
  );
  return import.meta.env.SSR ? prune(wire, FIELDS) : wire;
}
