import { prune, type ReadFields } from '../runtime/prune.ts';
import type { QueryData } from '../types.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

type Wire = QueryData<'getFlashSale'>;

const FIELDS = {
  flash_sale: true,
  total_products: true,
  products: PRODUCT_FIELDS,
} as const satisfies ReadFields<Wire>;

export const getFlashSale = import.meta.env.SSR ? (wire: Wire) => prune(wire, FIELDS) : undefined;
