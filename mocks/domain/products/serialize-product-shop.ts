import type { components } from '../../generated/schema.d.ts';
import type { BaseShop } from '../../fixtures/base-data.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { deliveryCharge } from '../pricing/checkout-totals.ts';
import { shopRatings } from '../inventory/current-ratings.ts';
import { isShopOnline } from '../inventory/shop-presence.ts';
import { fieldsSince } from '../world/release.ts';
import type { View } from '../world/view.ts';

type ProductShop = components['schemas']['ProductShop'];

export function serializeProductShop(shop: BaseShop, { world, origin }: View): ProductShop {
  return {
    id: shop.id,
    name: shop.name,
    logo: pictureUrl(origin, shop.logo, 200),
    rating: shopRatings(world, shop).rating,
    estimated_delivery_time: shop.estimatedDelivery,
    delivery_charge: deliveryCharge(shop.deliveryBands, 1),
    last_online: isShopOnline(world, shop),
    ...fieldsSince<ProductShop>(world, 'R4', () => ({ address: shop.address })),
  };
}
