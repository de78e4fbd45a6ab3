import type { components } from '../../generated/schema.d.ts';
import { validationBody } from '../../../contract/engine/form-messages.ts';
import type { CatalogueOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { findProduct, findShop, isForSale } from '../inventory/products.ts';
import { popularInSameShop, relatedProducts } from '../products/related-products.ts';
import { recentlyViewed, recordView } from '../inventory/recent-views.ts';
import { nonEmptyCategories, findCategory } from '../products/categories.ts';
import { flashSaleHandlers } from './flash-sales-handlers.ts';
import { serializeBanner } from '../content/serialize-banner.ts';
import { serializeCategory, serializeSubCategory } from '../products/serialize-category.ts';
import { serializeHome } from './serialize-home.ts';
import { paginate } from '../../lib/paginate.ts';
import { serializeProductCard } from '../products/serialize-product-card.ts';
import { serializeProductDetails } from '../products/serialize-product-details.ts';
import { serializeProducts } from '../products/serialize-products.ts';
import { sellerOffers, serializeSellerOffer } from '../products/seller-offers.ts';
import { fieldsSince, isSince } from '../world/release.ts';
import { serializeReviews } from '../reviews/serialize-reviews.ts';
import { unknownIdError } from '../../lib/unknown-id.ts';

const MAX_RELATED = 6;
const MAX_RECENT = 10;
const MAX_OFFERS = 3;

export const catalogueHandlers = {
  ...flashSaleHandlers,

  getHome: (call, reply) => {
    const { page = 1, per_page = 8 } = call.query;
    return reply(200, { message: 'home', data: serializeHome(call, { page, per_page }) });
  },

  listCategories: (call, reply) => {
    const oldestFirst = nonEmptyCategories(call.world);
    // Staff sort the categories from R4 on; in the mock by id.
    const categories = isSince(call.world, 'R4') ? oldestFirst : oldestFirst.toReversed();
    return reply(200, {
      message: 'categories',
      data: {
        total: categories.length,
        categories: paginate(categories, call.query).map((filled) =>
          serializeCategory(filled.category, call),
        ),
      },
    });
  },

  listProducts: (call, reply) =>
    reply(200, { message: 'products', data: serializeProducts(call.query, call) }),

  listCategoryProducts: (call, reply) =>
    reply(200, { message: 'products', data: serializeProducts(call.query, call) }),

  listBanners: (call, reply) =>
    reply(200, {
      message: 'all banners',
      data: { banners: call.world.base.banners.map((one) => serializeBanner(one, call)) },
    }),

  listSubCategories: (call, reply) => {
    const found = findCategory(call.world, call.query.category_id);
    if (!found) return reply(422, validationBody([unknownIdError('category_id')]));
    return reply(200, {
      message: 'Sub categories list',
      data: { sub_categories: found.subCategories.map((sub) => serializeSubCategory(sub, call)) },
    });
  },

  listRecentlyViewed: (call, reply) => {
    const viewed = recentlyViewed(call.world, call.customer, MAX_RECENT);
    const products = viewed.map((product) => serializeProductCard(product, call));
    return reply(200, { message: 'recently viewed products', data: { products } });
  },

  getProduct: (call, reply) => {
    const { query, world, customer } = call;
    const product = findProduct(world, query.product_id);
    if (!product) return reply(422, validationBody([unknownIdError('product_id')]));
    if (isSince(world, 'R4') && !isForSale(world, product)) {
      return reply(200, { message: 'product not found' });
    }
    if (customer) recordView(world, customer, product);
    const card = (other: typeof product) => serializeProductCard(other, call);
    return reply(200, {
      message: 'product details',
      data: {
        product: serializeProductDetails(product, call),
        related_products: relatedProducts(world, product, MAX_RELATED).map(card),
        popular_products: popularInSameShop(world, product, MAX_RELATED).map(card),
        ...fieldsSince<components['schemas']['ProductData']>(world, 'R4', () => ({
          seller_offers: sellerOffers(world, product, MAX_OFFERS).map((offer) =>
            serializeSellerOffer(offer, call),
          ),
        })),
      },
    });
  },

  listReviews: (call, reply) => {
    const { query, world } = call;
    const product = query.product_id === undefined ? null : findProduct(world, query.product_id);
    const shop = query.shop_id === undefined ? null : findShop(world, query.shop_id);
    const errors = [
      ...(product === undefined ? [unknownIdError('product_id')] : []),
      ...(shop === undefined ? [unknownIdError('shop_id')] : []),
    ];
    if (product === undefined || shop === undefined) return reply(422, validationBody(errors));
    return reply(200, {
      message: 'reviews',
      data: serializeReviews({ product, shop }, query, call),
    });
  },
} satisfies HandlersOf<CatalogueOperations>;
