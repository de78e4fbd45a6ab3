import type { components } from '../../../src/api/generated/schema.d.ts';
import type { BaseShop } from '../../fixtures/types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { shopRatings } from '../../worlds/current-ratings.ts';
import { abbreviateCount } from '../../worlds/formats.ts';
import { assortmentOf } from '../../worlds/shop-lists.ts';
import { isShopOpen } from '../../worlds/shops.ts';
import type { View } from './view.ts';

/** A shop as every list shows it. */
export function shopCard(
  shop: BaseShop,
  { world, origin }: View,
): components['schemas']['ShopCard'] {
  const assortment = assortmentOf(world, shop);
  const ratings = shopRatings(world, shop);
  return {
    id: shop.id,
    name: shop.name,
    logo: pictureUrl(origin, shop.logo, 200),
    banner: pictureUrl(origin, shop.banner),
    total_products: assortment.products,
    total_categories: assortment.categories,
    rating: ratings.rating,
    shop_status: isShopOpen(shop, world.now()) ? 'Online' : 'Offline',
    total_reviews: abbreviateCount(ratings.totalReviews),
  };
}
