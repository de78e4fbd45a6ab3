import { validationBody } from '../engine/form-texts.ts';
import type { CatalogueHandlers } from '../generated/handlers.d.ts';
import { findProduct, findShop } from '../worlds/products.ts';
import { popularOfShop, relatedProducts } from '../worlds/neighbours.ts';
import { searchProducts } from '../worlds/product-search.ts';
import { filledCategories } from '../worlds/categories.ts';
import { isMultiVendor } from '../worlds/rules.ts';
import { category } from './wire/category.ts';
import { home } from './wire/home.ts';
import { pageOf } from './wire/page.ts';
import { productCard } from './wire/product-card.ts';
import { productDetails } from './wire/product-details.ts';
import { productFilters } from './wire/product-filters.ts';
import { reviewsData } from './wire/reviews.ts';
import { unknownId } from './wire/unknown-id.ts';

const NEIGHBOURS = 6;

/** Home page, categories, products and reviews. */
export const catalogueHandlers = {
  getHome: (call, reply) => {
    const { page = 1, per_page = 8 } = call.query;
    return reply(200, { message: 'home', data: home(call, { page, per_page }) });
  },

  listCategories: (call, reply) => {
    const categories = filledCategories(call.world).toReversed();
    return reply(200, {
      message: 'categories',
      data: {
        total: categories.length,
        categories: pageOf(categories, call.query).map((filled) => category(filled.category, call)),
      },
    });
  },

  listProducts: (call, reply) => {
    const { query, world, locale } = call;
    const products = searchProducts(
      world,
      {
        search: query.search,
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
    return reply(200, {
      message: 'products',
      data: {
        total: products.length,
        products: pageOf(products, query).map((product) => productCard(product, call)),
        filters: productFilters(call),
      },
    });
  },

  getProduct: (call, reply) => {
    const { query, world } = call;
    const product = findProduct(world, query.product_id);
    if (!product) return reply(422, validationBody([unknownId('product_id')]));
    const card = (other: typeof product) => productCard(other, call);
    return reply(200, {
      message: 'product details',
      data: {
        product: productDetails(product, call),
        related_products: relatedProducts(world, product, NEIGHBOURS).map(card),
        popular_products: popularOfShop(world, product, NEIGHBOURS).map(card),
      },
    });
  },

  listReviews: (call, reply) => {
    const { query, world } = call;
    const product = query.product_id === undefined ? null : findProduct(world, query.product_id);
    const shop = query.shop_id === undefined ? null : findShop(world, query.shop_id);
    const faults = [
      ...(product === undefined ? [unknownId('product_id')] : []),
      ...(shop === undefined ? [unknownId('shop_id')] : []),
    ];
    if (product === undefined || shop === undefined) return reply(422, validationBody(faults));
    return reply(200, { message: 'reviews', data: reviewsData({ product, shop }, query, call) });
  },
} satisfies CatalogueHandlers;
