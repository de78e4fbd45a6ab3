import type { components } from '../../generated/schema.d.ts';
import type { BaseShop } from '../../fixtures/base-data.ts';
import { shopRatings } from '../inventory/current-ratings.ts';
import { textIn } from '../world/content-locale.ts';
import { serializeBanner } from '../content/serialize-banner.ts';
import { serializeShopCard } from './serialize-shop-card.ts';
import type { View } from '../world/view.ts';

/** Extends the card with texts and banners; `total_reviews` is a number here, not a text. */
export function serializeShopDetails(
  shop: BaseShop,
  view: View,
): components['schemas']['ShopDetails'] {
  return {
    ...serializeShopCard(shop, view),
    total_reviews: shopRatings(view.world, shop).totalReviews,
    short_description: textIn(shop.shortDescription, view.locale),
    description: textIn(shop.description, view.locale),
    banners: shop.banners.map((one) => serializeBanner(one, view)),
  };
}
