import { onEvent, type WorldEvent } from '../../world/realtime-events.ts';
import type { World } from '../../world/world.ts';
import { catalogue } from '../../testing/pick-product.ts';
import type { Visitor } from '../../testing/visitor.ts';

export const AMIRA = 1;
export const NORA = 2;
/** Shops with a long conversation, with unread messages, and without a conversation. */
export const COFFEE = 18;
export const HEARTHLY = 7;
export const NEW_SHOP = 20;

export async function listConversations(visitor: Visitor, query = '') {
  const { body } = await visitor.get<'ConversationsResponse'>(`/api/get-shops${query}`);
  return body.data;
}

export async function listMessages(visitor: Visitor, shopId: number, query = '') {
  const path = `/api/get-message?shop_id=${shopId}${query}`;
  const { body } = await visitor.get<'ChatMessagesResponse'>(path);
  return body.data.data;
}

export async function countUnread(visitor: Visitor, query: string) {
  const { body } = await visitor.get<'UnreadMessagesResponse'>(`/api/unread-messages${query}`);
  return body.data.unread_messages;
}

export function start(visitor: Visitor, shopId: number, more: object = {}) {
  const order = { shop_id: shopId, user_id: AMIRA, type: 'user', ...more };
  return visitor.post<'MessageResponse'>('/api/store-message', order);
}

export function send(
  visitor: Visitor,
  shopId: number,
  message: string | null = 'Is it available?',
) {
  const text = { shop_id: shopId, message, type: 'user' };
  return visitor.post<'ChatMessageResponse'>('/api/send-message', text);
}

export function recordEvents(world: World): WorldEvent[] {
  const events: WorldEvent[] = [];
  onEvent(world, (event) => events.push(event));
  return events;
}

export const productOf = (shopId: number) => {
  const product = catalogue.find((one) => one.shopId === shopId && !one.isDigital);
  if (!product) throw new Error(`Failed to find a product of shop ${shopId}. Check the base.`);
  return product;
};
