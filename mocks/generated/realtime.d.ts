// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.

import type { components } from './schema.d.ts';

type Schemas = components['schemas'];

/** A shop's message as its customer gets it. */
export interface MessageToUser {
  message: Schemas['ChatMessage'];
}

/** A customer's message as the shop gets it. */
export interface MessageToShop {
  user_id: number;
  message: Schemas['ChatMessage'];
}

/** Which ticket to read anew. */
export interface TicketChange {
  ticket_number: string;
}

/** A notice for administrators. */
export interface TicketNotice {
  message: string;
}

/** Payloads by channel and event. */
export interface RealtimeEvents {
  /** What shops write to one customer. The storefront listens while the customer is signed in (MSG-10). */
  [channel: `chat_user_${number}`]: {
    'send-message-to-user': MessageToUser;
  };
  /** What customers write to one shop. For the seller's panel; the storefront does not listen. */
  [channel: `chat_shop_${number}`]: {
    'send-message-to-shop': MessageToShop;
  };
  /** Staff wrote in a ticket, gave it a time, changed its state, allowed or forbade writing, or highlighted a message. One channel for the tickets of everybody: look whether the number is that of the open ticket, and read it anew. */
  'support-ticket-message-channel': {
    'support-ticket-message-event': TicketChange;
  };
  /** For the administrators' panel, which has further events that no storefront needs; the storefront does not listen. */
  'notification-channel': {
    'support-ticket-event': TicketNotice;
    'admin-support-ticket-message-event': TicketChange;
  };
}
