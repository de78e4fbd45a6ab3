import type { components } from '../../generated/schema.d.ts';
import type { BaseShop } from '../../fixtures/base-data.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { shopRatings } from '../inventory/current-ratings.ts';
import { abbreviateCount } from '../../lib/backend-formats.ts';
import { shopCounts } from './shop-lists.ts';
import { isShopOpen } from '../inventory/shop-hours.ts';
import { shopPreviews } from './shop-previews.ts';
import { textIn } from '../world/content-locale.ts';
import { fieldsSince, ownFields } from '../world/release.ts';
import type { View } from '../world/view.ts';

type ShopCard = components['schemas']['ShopCard'];

export function serializeShopCard(shop: BaseShop, { world, origin, locale }: View): ShopCard {
  const assortment = shopCounts(world, shop);
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
    ...fieldsSince<ShopCard>(world, 'R3', () => ({
      latitude: toText(shop.position?.latitude),
      longitude: toText(shop.position?.longitude),
    })),
    ...ownFields<ShopCard>(world, () => ({
      short_description: textIn(shop.shortDescription, locale),
      previews: shopPreviews(world, shop).map((name) => pictureUrl(origin, name, 400)),
    })),
  };
}

function toText(degrees: number | undefined): string {
  return degrees === undefined ? '' : String(degrees);
}
