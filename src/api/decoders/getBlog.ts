import { prune, type ReadFields } from '../runtime/prune.ts';
import type { QueryData } from '../types.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

type Wire = QueryData<'getBlog'>;

const FIELDS = {
  blog: true,
  popular_blogs: true,
  related_blogs: true,
  related_products: PRODUCT_FIELDS,
} as const satisfies ReadFields<Wire>;

export const getBlog = import.meta.env.SSR ? (wire: Wire) => prune(wire, FIELDS) : undefined;
