import type { components } from '../../generated/schema.d.ts';
import type { Base } from '../../fixtures/base-data.ts';
import type { Account } from './state/account.ts';
import type { Address } from './state/address.ts';
import type { ContactMessage } from './state/contact-message.ts';
import type { Licence } from './state/licence.ts';
import type { OrderMark } from './state/order-mark.ts';
import type { ChatState } from './state/chat-state.ts';
import type { ScheduledEvent } from './state/scheduled-event.ts';
import type { Order } from './state/order.ts';
import type { Payment } from './state/payment.ts';
import type { Otps } from './state/otp.ts';
import type { SocialAccounts } from './state/social-accounts.ts';
import type { ProductReview } from './state/product-review.ts';
import type { OrderReturn } from './state/order-return.ts';
import type { Ticket } from './state/ticket.ts';
import type { Uploads } from './state/upload.ts';
import type { VoucherChanges } from './state/voucher-changes.ts';

/** Settings that a world answers differently from the fixtures, by their names on the wire. */
export type SettingsOverrides = Partial<components['schemas']['Settings']>;

/** How far a world has moved away from the shared base. Changes are differences, so that an untouched product needs no entry. */
export interface ProductChanges {
  /** By product id */
  readonly stock: Map<number, number>;
  readonly sold: Map<number, number>;
  /** Pieces sold at the flash price, by product id within a sale (`sale:product`) */
  readonly flashSold: Map<string, number>;
  /** Products that are no longer for sale. */
  readonly withdrawn: Set<number>;
  /** Flash sales that staff ended before their time: sale id → milliseconds since 1970. */
  readonly endedSales: Map<number, number>;
  /** Grows with every change; what was derived under another number is out of date. */
  version: number;
}

/**
 * One shop with its customers, apart from every other world: the shared frozen base, and over it what has happened here.
 * The same seed, clock and calls give the same answers to the byte (API-07).
 */
export interface World {
  readonly id: string;
  readonly seed: number;
  /** Milliseconds since 1970 that the ages in the base count from. */
  readonly startedAt: number;
  /** Milliseconds since 1970 by the world's own clock. */
  readonly now: () => number;
  readonly base: Base;
  /** Another object when the world changes scenario. */
  settings: SettingsOverrides;
  /** Grows by registration. */
  readonly accounts: Account[];
  /** Who is signed in, by token. */
  readonly sessions: Map<string, Account>;
  readonly products: ProductChanges;
  /** What was written here, beside the base's reviews; oldest first. */
  readonly reviews: ProductReview[];
  /** Oldest first. */
  readonly returns: OrderReturn[];
  /** Oldest first. */
  readonly tickets: Ticket[];
  readonly addresses: Map<number, Address>;
  /** Oldest first. */
  readonly orders: Order[];
  /** Oldest first; the place in the list is the id minus one. */
  readonly licences: Licence[];
  /** By order and product (`order:product`). */
  readonly orderMarks: Map<string, OrderMark>;
  /** By number. */
  readonly payments: Map<number, Payment>;
  /** Codes that were sent to phones and e-mail addresses. */
  readonly otps: Otps;
  readonly social: SocialAccounts;
  /** Files that people have sent. */
  readonly uploads: Uploads;
  /** Products whose pages a customer has opened, last one last, by customer id. */
  readonly recentViews: Map<number, Set<number>>;
  /** Network addresses from which a blog post was read, by its id. */
  readonly blogReaders: Map<number, Set<string>>;
  /** What the contact form has brought in, oldest first. */
  readonly contactMessages: ContactMessage[];
  readonly vouchers: VoucherChanges;
  readonly chat: ChatState;
  /** What is going to happen by itself, in no order. */
  readonly scheduledEvents: ScheduledEvent[];
  /** The last number given out of each kind. */
  readonly counters: { token: number; address: number; order: number; payment: number };
}
