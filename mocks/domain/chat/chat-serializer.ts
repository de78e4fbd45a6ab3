import type { components } from '../../../src/api/generated/schema.d.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import type { Customer } from '../world/state/account.ts';
import { countUnseen } from './chat.ts';
import type { ChatMessage, Conversation } from '../world/state/chat-state.ts';
import { currentPrice } from '../flash-sales/current-price.ts';
import { productRatings, shopRatings } from '../inventory/current-ratings.ts';
import { abbreviateCount, isoMoment } from '../../lib/backend-formats.ts';
import { findProduct, findShop } from '../inventory/products.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { isShopOnline } from '../inventory/shop-presence.ts';
import { user } from '../account/user-serializer.ts';
import type { View } from '../world/view.ts';

type Schemas = components['schemas'];

const SHORT = 12;

/** One message; presence is that of now. */
export function chatMessage(
  conversation: Conversation,
  message: ChatMessage,
  customer: Customer,
  view: View,
): Schemas['ChatMessage'] {
  const shop = chatShop(conversation.shopId, view);
  const writer = user(customer, view);
  return {
    id: message.id,
    shop,
    user: writer,
    product: chatProduct(message.productId, view),
    type: message.sender,
    message: message.text,
    is_seen: message.isSeen ? 1 : 0,
    created_at: isoMoment(message.at),
    shop_active_status: shop.last_online,
    user_active_status: writer.last_online,
  };
}

/** One row of the list of shops. */
export function conversationRow(
  conversation: Conversation,
  customer: Customer,
  view: View,
): Schemas['Conversation'] {
  const last = conversation.messages.at(-1);
  const unread = countUnseen(conversation, 'user');
  return {
    id: conversation.id,
    shop: chatShop(conversation.shopId, view),
    user: user(customer, view),
    product: chatProduct(conversation.productId, view),
    last_message: last ? shorten(last, view) : null,
    last_message_time: last ? relativeTime(last.at, view.world.now()) : null,
    is_read: unread === 0,
    unread_message_user: countUnseen(conversation, 'shop'),
    unread_message_shop: unread,
  };
}

function shorten({ text, productId }: ChatMessage, view: View): string | null {
  if (text !== null) return `${Array.from(text).slice(0, SHORT).join('')}...`;
  return chatProduct(productId, view)?.name ?? null;
}

function chatShop(id: number, { world, origin }: View): Schemas['ChatShop'] {
  const shop = findShop(world, id);
  if (!shop) {
    throw new Error(`Failed to show a chat: the base has no shop ${id}. Mend the fixtures.`);
  }
  return {
    id: shop.id,
    name: shop.name,
    logo: pictureUrl(origin, shop.logo, 200),
    rating: shopRatings(world, shop).rating,
    last_online: isShopOnline(world, shop),
  };
}

function chatProduct(id: number | null, { world, origin }: View): Schemas['ChatProduct'] | null {
  const product = id === null ? undefined : findProduct(world, id);
  if (!product) return null;
  const ratings = productRatings(world, product);
  return {
    id: product.id,
    name: product.name.en,
    thumbnail: pictureUrl(origin, product.pictures[0]),
    discount_price: currentPrice(world, product).discountPrice,
    rating: ratings.rating,
    total_reviews: abbreviateCount(ratings.totalReviews),
    price: product.price,
  };
}
