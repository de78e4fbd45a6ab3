import type { ChatOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import * as chat from './chat.ts';
import type { Conversation } from '../world/state/chat-state.ts';
import { emitEvent } from '../world/realtime-events.ts';
import { findProduct, findShop } from '../inventory/products.ts';
import { scheduleSellerReply } from './schedule-seller-reply.ts';
import { serializeChatMessage } from './serialize-chat-message.ts';
import { serializeConversation } from './serialize-conversation.ts';
import { matchLike } from '../../lib/match-like.ts';
import { paginate } from '../../lib/paginate.ts';

const SERVER_ERROR = { message: 'Server Error' };
const NO_CONVERSATION = { message: 'your account is not connected with this shop' };

export const chatHandlers = {
  startConversation: (call, reply) => {
    const { world, customer, body } = call;
    // R1 trusts the body, so anybody can send messages as another customer.
    if (body.user_id !== customer.id) {
      return reply(403, { message: 'This action is unauthorized.' });
    }
    const productId = body.product_id ?? null;
    const isKnown = productId === null || findProduct(world, productId) !== undefined;
    if (!findShop(world, body.shop_id) || !isKnown) return reply(500, SERVER_ERROR);

    const conversation = chat.getOrCreateConversation(world, customer.id, body.shop_id);
    conversation.productId = productId;
    if (productId !== null) {
      const draft = { sender: 'user', text: body.message ?? null, productId } as const;
      const message = chat.addMessage(world, conversation, draft);
      emitEvent(world, `chat_shop_${body.shop_id}`, 'send-message-to-shop', {
        user_id: customer.id,
        message: { ...serializeChatMessage(conversation, message, customer, call), is_seen: null },
      });
      scheduleSellerReply(world, conversation);
    }
    return reply(200, { message: 'success' });
  },

  listConversations: (call, reply) => {
    const { world, customer, query } = call;
    const isMatch = matchLike(query.search?.trim().toLowerCase() ?? '');
    const found = chat
      .conversationsOf(world, customer)
      .filter(({ shopId }) => isMatch(findShop(world, shopId)?.name.toLowerCase() ?? ''));
    // Messages of the same second are in the order of their ids.
    const compareLast = (one: Conversation, other: Conversation) => {
      const [last, otherLast] = [one.messages.at(-1), other.messages.at(-1)];
      return (
        (last?.sentAt ?? 0) - (otherLast?.sentAt ?? 0) || (last?.id ?? 0) - (otherLast?.id ?? 0)
      );
    };
    // R1 sorts only within the page, so a page of old conversations stays old.
    const data = paginate(found, query)
      .toSorted((one, other) => compareLast(other, one))
      .map((conversation) => serializeConversation(conversation, customer, call));
    return reply(200, { message: 'success', data: { total: data.length, data } });
  },

  listMessages: (call, reply) => {
    const { world, customer, query } = call;
    const conversation = chat.findConversation(world, customer.id, query.shop_id);
    if (!conversation) return reply(200, { message: 'success', data: { data: [] } });
    const data = paginate(conversation.messages.toReversed(), query).map((message) =>
      serializeChatMessage(conversation, message, customer, call),
    );
    chat.markSeen(conversation, 'user');
    return reply(200, { message: 'success', data: { data } });
  },

  sendMessage: (call, reply) => {
    const { world, customer, body } = call;
    const conversation = chat.findConversation(world, customer.id, body.shop_id);
    if (!conversation) return reply(404, NO_CONVERSATION);
    const draft = { sender: 'user', text: body.message ?? null } as const;
    const stored = chat.addMessage(world, conversation, draft);
    const data = { ...serializeChatMessage(conversation, stored, customer, call), is_seen: null };
    emitEvent(world, `chat_shop_${body.shop_id}`, 'send-message-to-shop', {
      user_id: customer.id,
      message: data,
    });
    scheduleSellerReply(world, conversation);
    return reply(200, { message: 'message sent successfully', data: { data } });
  },

  countUnreadMessages: ({ world, query }, reply) => {
    const { user_id: userId, shop_id: shopId } = query;
    const unread_messages =
      userId !== undefined
        ? chat.countAllUnseen(world, 'user', userId)
        : shopId !== undefined
          ? chat.countAllUnseen(world, 'shop', shopId)
          : 0;
    return reply(200, { message: 'success', data: { unread_messages } });
  },
} satisfies HandlersOf<ChatOperations>;
