import type { components, operations } from '../../generated/schema.d.ts';
import { searchProducts } from './product-search.ts';
import { isMultiVendor } from '../world/settings-rules.ts';
import { paginate } from '../../lib/paginate.ts';
import { serializeProductCard } from './serialize-product-card.ts';
import { serializeProductFilters } from './serialize-product-filters.ts';
import { ownFields } from '../world/release.ts';
import type { PersonalView } from '../world/view.ts';

type ProductsQuery = NonNullable<operations['listProducts']['parameters']['query']>;

export function serializeProducts(
  query: ProductsQuery,
  view: PersonalView,
): components['schemas']['ProductsData'] {
  const { world, locale } = view;
  const own = ownFields<ProductsQuery>(world, () => query);
  const products = searchProducts(
    world,
    {
      search: query.search?.trim(),
      shopIds: isMultiVendor(world) ? parseIds(query.shop_id, own.shop_ids) : undefined,
      categoryId: query.category_id,
      subCategoryId: query.sub_category_id,
      brandIds: parseIds(query.brand_id, own.brand_ids),
      sizeIds: parseIds(query.size_id, own.size_ids),
      colourIds: parseIds(query.color_id, own.color_ids),
      rating: own.min_rating === undefined ? query.rating : undefined,
      minRating: own.min_rating,
      minPrice: query.min_price,
      maxPrice: query.max_price,
      isDigital: query.is_digital === 1,
      isDiscounted: own.is_discounted === 1,
    },
    query.sort_type ?? 'default',
    locale,
  );
  return {
    total: products.length,
    products: paginate(products, query).map((product) => serializeProductCard(product, view)),
    filters: serializeProductFilters(view),
  };
}

/** @param several replaces `one` */
function parseIds(one: number | undefined, several: string | undefined): number[] | undefined {
  if (several !== undefined) return several.split(',').map(Number);
  return one === undefined ? undefined : [one];
}
