import type { components } from '../generated/schema.d.ts';
import type { Pruned, ReadFields } from '../runtime/prune.ts';

type Wire = components['schemas']['ProductCard'];

export const PRODUCT_FIELDS = {
  id: true,
  is_digital: true,
  name: true,
  thumbnail: true,
  price: true,
  discount_price: true,
  discount_percentage: true,
  rating: true,
  total_reviews: true,
  total_sold: true,
  quantity: true,
  is_favorite: true,
  sizes: true,
  colors: true,
  brand: true,
  facts: true,
  shop: { id: true, name: true },
} as const satisfies ReadFields<Wire>;

export type ListedProduct = Pruned<Wire, typeof PRODUCT_FIELDS>;
