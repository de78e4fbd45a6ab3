import { serializeChatMessage } from './serialize-chat-message.ts';
import { findCustomerById } from '../account/accounts.ts';
import { addMessage, markSeen, getOrCreateConversation } from './chat.ts';
import type { ChatMessage } from '../world/state/chat-state.ts';
import { emitEvent } from '../world/realtime-events.ts';
import { originOf } from '../world/browser-origins.ts';
import { findProduct, findShop } from '../inventory/products.ts';
import { markShopOnline } from '../inventory/shop-presence.ts';
import type { World } from '../world/world.ts';

/**
 * Sends a text, or a product by its id. The shop comes online, has seen the customer's messages,
 * and emits a realtime event. Creates a missing conversation.
 *
 * @param at Milliseconds since 1970.
 * @throws for an unknown shop, customer or product.
 */
export function sendAsSeller(
  world: World,
  shopId: number,
  customerId: number,
  content: string | number,
  at: number = world.now(),
): ChatMessage {
  const customer = findCustomerById(world, customerId);
  if (!findShop(world, shopId)) throw unknown(`there is no shop ${shopId}`);
  if (!customer) throw unknown(`there is no customer ${customerId}`);
  if (typeof content === 'number' && !findProduct(world, content)) {
    throw unknown(`there is no product ${content}`);
  }
  const conversation = getOrCreateConversation(world, customerId, shopId);
  markShopOnline(world, shopId, at);
  markSeen(conversation, 'shop');
  const message = addMessage(world, conversation, {
    sender: 'shop',
    text: typeof content === 'string' ? content : null,
    productId: typeof content === 'number' ? content : null,
    sentAt: at,
  });
  const view = { world, locale: 'en', origin: originOf(world) };
  emitEvent(world, `chat_user_${customerId}`, 'send-message-to-user', {
    message: { ...serializeChatMessage(conversation, message, customer, view), is_seen: null },
  });
  return message;
}

function unknown(cause: string): Error {
  return new Error(`Failed to write as a shop: ${cause}. Use an id that exists in the world.`);
}
