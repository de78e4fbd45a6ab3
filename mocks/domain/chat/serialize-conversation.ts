import type { components } from '../../generated/schema.d.ts';
import { serializeUser } from '../account/serialize-user.ts';
import { relativeTime } from '../../lib/datetime/relative-time.ts';
import type { Customer } from '../world/state/account.ts';
import type { ChatMessage, Conversation } from '../world/state/chat-state.ts';
import type { View } from '../world/view.ts';
import { countUnseen } from './chat.ts';
import { serializeChatProduct, serializeChatShop } from './serialize-chat-message.ts';

type Schemas = components['schemas'];

/** In characters. */
const PREVIEW_LENGTH = 12;

export function serializeConversation(
  conversation: Conversation,
  customer: Customer,
  view: View,
): Schemas['Conversation'] {
  const last = conversation.messages.at(-1);
  const unread = countUnseen(conversation, 'user');
  return {
    id: conversation.id,
    shop: serializeChatShop(conversation.shopId, view),
    user: serializeUser(customer, view),
    product: serializeChatProduct(conversation.productId, view),
    last_message: last ? previewMessage(last, view) : null,
    last_message_time: last ? relativeTime(last.sentAt, view.world.now()) : null,
    is_read: unread === 0,
    unread_message_user: countUnseen(conversation, 'shop'),
    unread_message_shop: unread,
  };
}

function previewMessage({ text, productId }: ChatMessage, view: View): string | null {
  if (text !== null) return `${Array.from(text).slice(0, PREVIEW_LENGTH).join('')}...`;
  return serializeChatProduct(productId, view)?.name ?? null;
}
