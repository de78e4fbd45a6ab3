import { prune, type ReadFields } from '../runtime/prune.ts';
import type { QueryData } from '../types.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

type Wire = QueryData<'getHome'>;

const FIELDS = {
  banners: true,
  ads: true,
  categories: { id: true, name: true, thumbnail: true },
  shops: true,
  popular_products: PRODUCT_FIELDS,
  just_for_you: { total: true, products: PRODUCT_FIELDS },
  incoming_flash_sale: { id: true, name: true, start_date: true, end_date: true },
  running_flash_sale: {
    id: true,
    name: true,
    thumbnail: true,
    start_date: true,
    end_date: true,
    products: PRODUCT_FIELDS,
  },
} as const satisfies ReadFields<Wire>;

export const getHome = import.meta.env.SSR ? (wire: Wire) => prune(wire, FIELDS) : undefined;
