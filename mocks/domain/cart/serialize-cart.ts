import type { components } from '../../generated/schema.d.ts';
import type { BaseShop } from '../../fixtures/base-data.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { pictureOfLine } from '../inventory/main-picture.ts';
import type { Customer } from '../world/state/account.ts';
import { removeUnavailableLines, type CartLineWithProduct, groupCart } from './cart.ts';
import { deliveryCharge } from '../pricing/checkout-totals.ts';
import { priceWithOptions } from '../flash-sales/current-price.ts';
import { productRatings, shopRatings } from '../inventory/current-ratings.ts';
import { abbreviateCount, groupThousands } from '../../lib/backend-formats.ts';
import { findShop, soldOf } from '../inventory/products.ts';
import { isShopOnline } from '../inventory/shop-presence.ts';
import { withColourImages } from '../products/release-fields.ts';
import { serializeProductParts } from '../products/serialize-product-parts.ts';
import { fieldsSince, ownFields } from '../world/release.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

const LINES_REMOVED_INFO = 'Some products are removed from cart due to unavailability';

/** Serializes one of the carts, after dropping lines that can't be bought any more. */
export function serializeCart(
  customer: Customer,
  isBuyNow: boolean,
  view: View,
): Schemas['CartData'] {
  const info = removeUnavailableLines(view.world, customer, isBuyNow) ? LINES_REMOVED_INFO : null;
  const groups = groupCart(view.world, customer, isBuyNow);
  const cart_items = serializeCartGroups(groups, view);
  const total = cart_items.reduce((lines, { products }) => lines + products.length, 0);
  return { total, cart_items, info };
}

export function serializeCartGroups(
  groups: Iterable<readonly [number, readonly CartLineWithProduct[]]>,
  view: View,
): Schemas['CartGroup'][] {
  return [...groups].flatMap(([shopId, lines]): Schemas['CartGroup'][] => {
    const shop = findShop(view.world, shopId);
    if (!shop) return [];
    return [
      {
        shop_id: shop.id,
        shop_name: shop.name,
        shop_logo: pictureUrl(view.origin, shop.logo, 200),
        shop_rating: shopRatings(view.world, shop).rating,
        shop_online: isShopOnline(view.world, shop),
        products: lines.map((line) => serializeCartLine(line, view)),
        ...ownFields<Schemas['CartGroup']>(view.world, () => deliveryFields(shop, lines)),
      },
    ];
  });
}

/** The charge follows the rule of the checkout: a digital last line waives it. */
function deliveryFields(
  shop: BaseShop,
  lines: readonly CartLineWithProduct[],
): Pick<Schemas['CartGroup'], 'estimated_delivery_time' | 'delivery_charge'> {
  if (lines.every(({ product }) => product.isDigital)) return {};
  const pieces = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  const charge = lines.at(-1)?.product.isDigital ? 0 : deliveryCharge(shop.deliveryBands, pieces);
  return { estimated_delivery_time: shop.estimatedDelivery, delivery_charge: charge };
}

/**
 * Both prices include the surcharges for size and colour; texts are never translated (backend rules
 * 2 and 9.1).
 */
function serializeCartLine(
  { line, product }: CartLineWithProduct,
  view: View,
): Schemas['CartLine'] {
  const { world, origin } = view;
  const parts = serializeProductParts(world.base, product, 'en');
  const ratings = productRatings(world, product);
  const price = priceWithOptions(world, product, line);
  const colours = withColourImages(parts.colours, product, view);
  return {
    id: product.id,
    quantity: line.quantity,
    is_digital: product.isDigital,
    name: parts.name,
    thumbnail: pictureUrl(origin, pictureOfLine(world, product, line.colourId)),
    brand: parts.brand,
    price: price.price,
    discount_price: price.discountPrice,
    discount_percentage: price.discountPercentage,
    rating: ratings.rating,
    total_reviews: abbreviateCount(ratings.totalReviews),
    total_sold: groupThousands(soldOf(world, product)),
    color: colours.find(({ id }) => id === line.colourId) ?? null,
    size: parts.sizes.find(({ id }) => id === line.sizeId) ?? null,
    unit: line.unit,
    ...fieldsSince<Schemas['CartLine']>(world, 'R4', () => ({
      discount_type: false,
      discount: price.discountPercentage,
    })),
  };
}
