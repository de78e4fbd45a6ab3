import { validationBody } from '../../../contract/engine/form-messages.ts';
import type { ShopsOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { nonEmptyCategories } from '../products/categories.ts';
import { popularInSameShop } from '../products/related-products.ts';
import { findProduct, findShop } from '../inventory/products.ts';
import { sellingShops, topShops } from './shop-lists.ts';
import { missingRowMessage } from '../../lib/missing-row.ts';
import { serializeCategory } from '../products/serialize-category.ts';
import { paginate } from '../../lib/paginate.ts';
import { serializeProductCard } from '../products/serialize-product-card.ts';
import { serializeShopCard } from './serialize-shop-card.ts';
import { serializeShopDetails } from './serialize-shop-details.ts';
import { unknownIdError } from '../../lib/unknown-id.ts';

const MAX_ITEMS = { top: 10, popular: 6 } as const;

export const shopsHandlers = {
  listShops: (call, reply) => {
    const shops = sellingShops(call.world);
    return reply(200, {
      message: 'shops',
      data: {
        total: shops.length,
        shops: paginate(shops, call.query).map((shop) => serializeShopCard(shop, call)),
      },
    });
  },

  listTopShops: (call, reply) => {
    const shops = topShops(call.world, MAX_ITEMS.top).map((shop) => serializeShopCard(shop, call));
    return reply(200, { message: 'top shops', data: { shops } });
  },

  getShop: (call, reply) => {
    const { world, path } = call;
    const shop = findShop(world, path.id);
    if (!shop) return reply(404, { message: missingRowMessage('Shop', path.id) });
    return reply(200, {
      message: 'shop details',
      data: { shop: serializeShopDetails(shop, call) },
    });
  },

  listShopCategories: (call, reply) => {
    const { world, query } = call;
    const shop = findShop(world, query.shop_id);
    if (!shop) return reply(422, validationBody([unknownIdError('shop_id')]));
    const filled = nonEmptyCategories(world, shop.id);
    return reply(200, {
      message: 'Shop categories',
      data: {
        total: filled.length,
        categories: filled.map((one) => serializeCategory(one.category, call)),
      },
    });
  },

  listShopPopularProducts: (call, reply) => {
    const { world, query } = call;
    const product = findProduct(world, query.product_id);
    if (!product) return reply(422, validationBody([unknownIdError('product_id')]));
    const products = popularInSameShop(world, product, MAX_ITEMS.popular).map((one) =>
      serializeProductCard(one, call),
    );
    return reply(200, { message: 'popular products', data: { products } });
  },
} satisfies HandlersOf<ShopsOperations>;
