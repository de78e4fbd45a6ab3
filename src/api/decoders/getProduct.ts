import { prune, type ReadFields } from '../runtime/prune.ts';
import type { QueryData } from '../types.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

type Wire = QueryData<'getProduct'>;

const FIELDS = {
  product: true,
  related_products: PRODUCT_FIELDS,
  popular_products: PRODUCT_FIELDS,
} as const satisfies ReadFields<Wire>;

export const getProduct = import.meta.env.SSR ? (wire: Wire) => prune(wire, FIELDS) : undefined;
