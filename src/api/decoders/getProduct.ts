import { isPlaceholderPicture } from '../../lib/is-placeholder-picture.ts';
import { MisreportedStatusError } from '../errors.ts';
import type { components } from '../generated/schema.d.ts';
import { prune, type ReadFields } from '../runtime/prune.ts';
import type { ResponseBody } from '../types.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

type Wire = ResponseBody<'getProduct'>;
type Data = components['schemas']['ProductData'];
type Inactive = components['schemas']['InactiveProductResponse'];

const FIELDS = {
  product: true,
  related_products: PRODUCT_FIELDS,
  popular_products: PRODUCT_FIELDS,
} as const satisfies ReadFields<Data>;

/**
 * Drops the placeholder from the gallery. Modifies the response.
 *
 * @throws MisreportedStatusError 404 for the response without data that R4 sends for an inactive product.
 */
export function getProduct(wire: Wire) {
  if (isInactive(wire)) throw new MisreportedStatusError(404);
  const { data } = wire;
  const { product } = data;
  product.thumbnails = product.thumbnails.filter(
    ({ thumbnail }) => !isPlaceholderPicture(thumbnail),
  );
  return import.meta.env.SSR ? prune(data, FIELDS) : data;
}

/** A response without data and with another message is broken. */
function isInactive(wire: Wire): wire is Inactive {
  return !('data' in wire) && wire.message === ('product not found' satisfies Inactive['message']);
}
