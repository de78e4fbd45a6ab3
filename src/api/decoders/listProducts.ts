import { prune, type ReadFields } from '../runtime/prune.ts';
import type { QueryData } from '../types.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

type Wire = QueryData<'listProducts'>;

const FIELDS = {
  total: true,
  filters: true,
  products: PRODUCT_FIELDS,
} as const satisfies ReadFields<Wire>;

export const listProducts = import.meta.env.SSR ? (wire: Wire) => prune(wire, FIELDS) : undefined;
