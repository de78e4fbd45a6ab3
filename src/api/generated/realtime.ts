// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { components } from './schema.d.ts';

type Schemas = components['schemas'];

/** A shop's message as the customer receives it. */
export interface MessageToUser {
  message: Schemas['ChatMessage'];
}

/** A customer's message as the shop receives it. */
export interface MessageToShop {
  user_id: number;
  message: Schemas['ChatMessage'];
}

/** The ticket to refetch. */
export interface TicketChange {
  ticket_number: string;
}

/** A notification for administrators. */
export interface TicketNotice {
  message: string;
}

/** Payloads by channel and event. */
export interface RealtimeEvents {
  /** Messages from shops to one customer. The storefront listens while the customer is signed in (MSG-10). */
  [channel: `chat_user_${number}`]: {
    'send-message-to-user': MessageToUser;
  };
  /** Messages from customers to one shop. Used by the seller panel; the storefront does not listen. */
  [channel: `chat_shop_${number}`]: {
    'send-message-to-shop': MessageToShop;
  };
  /** A ticket changed: staff wrote, scheduled a call, changed the status, toggled writing or pinned a message. All tickets share one channel. Compare the number with the open ticket, then refetch it. */
  'support-ticket-message-channel': {
    'support-ticket-message-event': TicketChange;
  };
  /** Used by the admin panel, which has more events that the storefront does not need. The storefront does not listen. */
  'notification-channel': {
    'support-ticket-event': TicketNotice;
    'admin-support-ticket-message-event': TicketChange;
  };
}

/** Name of the channel `chat_user_{userId}`. */
export function chatUserChannel(userId: number): `chat_user_${number}` {
  return `chat_user_${userId}`;
}

/** Name of the channel `chat_shop_{shopId}`. */
export function chatShopChannel(shopId: number): `chat_shop_${number}` {
  return `chat_shop_${shopId}`;
}

/** Name of the channel `support-ticket-message-channel`. */
export const supportTicketMessagesChannel = 'support-ticket-message-channel';

/** Name of the channel `notification-channel`. */
export const notificationsChannel = 'notification-channel';
