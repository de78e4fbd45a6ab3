import type { components } from '../../generated/schema.d.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { mainPicture } from '../inventory/main-picture.ts';
import type { Customer } from '../world/state/account.ts';
import type { ChatMessage, Conversation } from '../world/state/chat-state.ts';
import { currentPrice } from '../flash-sales/current-price.ts';
import { productRatings, shopRatings } from '../inventory/current-ratings.ts';
import { abbreviateCount } from '../../lib/backend-formats.ts';
import { formatIsoDateTime } from '../../lib/datetime/backend-dates.ts';
import { findProduct, findShop } from '../inventory/products.ts';
import { isShopOnline } from '../inventory/shop-presence.ts';
import { serializeUser } from '../account/serialize-user.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

/** Serializes a message with the shop's current presence. */
export function serializeChatMessage(
  conversation: Conversation,
  message: ChatMessage,
  customer: Customer,
  view: View,
): Schemas['ChatMessage'] {
  const shop = serializeChatShop(conversation.shopId, view);
  const writer = serializeUser(customer, view);
  return {
    id: message.id,
    shop,
    user: writer,
    product: serializeChatProduct(message.productId, view),
    type: message.sender,
    message: message.text,
    is_seen: message.isSeen ? 1 : 0,
    created_at: formatIsoDateTime(message.sentAt),
    shop_active_status: shop.last_online,
    user_active_status: writer.last_online,
  };
}

/** @throws when the base has no such shop. */
export function serializeChatShop(id: number, { world, origin }: View): Schemas['ChatShop'] {
  const shop = findShop(world, id);
  if (!shop) {
    throw new Error(`Failed to show a chat: the base has no shop ${id}. Fix the fixtures.`);
  }
  return {
    id: shop.id,
    name: shop.name,
    logo: pictureUrl(origin, shop.logo, 200),
    rating: shopRatings(world, shop).rating,
    last_online: isShopOnline(world, shop),
  };
}

export function serializeChatProduct(
  id: number | null,
  { world, origin }: View,
): Schemas['ChatProduct'] | null {
  const product = id === null ? undefined : findProduct(world, id);
  if (!product) return null;
  const ratings = productRatings(world, product);
  return {
    id: product.id,
    name: product.name.en,
    thumbnail: pictureUrl(origin, mainPicture(product)),
    discount_price: currentPrice(world, product).discountPrice,
    rating: ratings.rating,
    total_reviews: abbreviateCount(ratings.totalReviews),
    price: product.price,
  };
}
