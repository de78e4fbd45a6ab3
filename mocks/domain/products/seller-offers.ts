import type { components } from '../../generated/schema.d.ts';
import type { BaseProduct } from '../../fixtures/types.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { currentPrice } from '../flash-sales/current-price.ts';
import { mainPicture } from '../inventory/main-picture.ts';
import { shopOf } from '../inventory/products.ts';
import { contentLocale } from '../world/content-locale.ts';
import type { View } from '../world/view.ts';
import type { World } from '../world/world.ts';
import { rankedProducts } from './ranked-products.ts';
import { productSlug } from './release-fields.ts';
import { serializeProductShop } from './serialize-product-shop.ts';

/** Returns products of the same kind from other shops, the cheapest first. */
export function sellerOffers(world: World, product: BaseProduct, count: number): BaseProduct[] {
  return rankedProducts(world, 'low_to_high')
    .filter(({ kind, shopId }) => kind === product.kind && shopId !== product.shopId)
    .slice(0, count);
}

export function serializeSellerOffer(
  product: BaseProduct,
  view: View,
): components['schemas']['SellerOffer'] {
  const { price, discountPrice } = currentPrice(view.world, product);
  return {
    id: product.id,
    slug: productSlug(product),
    name: product.name[contentLocale(view.locale)],
    thumbnail: pictureUrl(view.origin, mainPicture(product)),
    price,
    discount_price: discountPrice,
    shop: serializeProductShop(shopOf(view.world, product), view),
  };
}
