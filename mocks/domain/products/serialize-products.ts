import type { components, operations } from '../../generated/schema.d.ts';
import { searchProducts } from './product-search.ts';
import { isMultiVendor } from '../world/settings-rules.ts';
import { paginate } from '../../lib/paginate.ts';
import { serializeProductCard } from './serialize-product-card.ts';
import { serializeProductFilters } from './serialize-product-filters.ts';
import type { PersonalView } from '../world/view.ts';

type ProductsQuery = NonNullable<operations['listProducts']['parameters']['query']>;

export function serializeProducts(
  query: ProductsQuery,
  view: PersonalView,
): components['schemas']['ProductsData'] {
  const { world, locale } = view;
  const products = searchProducts(
    world,
    {
      search: query.search?.trim(),
      shopId: isMultiVendor(world) ? query.shop_id : undefined,
      categoryId: query.category_id,
      subCategoryId: query.sub_category_id,
      brandId: query.brand_id,
      sizeId: query.size_id,
      colourId: query.color_id,
      rating: query.rating,
      minPrice: query.min_price,
      maxPrice: query.max_price,
      isDigital: query.is_digital === 1,
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
