import type { components } from '../../generated/schema.d.ts';
import type { Base } from '../../fixtures/base-data.ts';
import type { Account, Customer } from './state/account.ts';
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
import type { Release } from './release.ts';
import type { VoucherChanges } from './state/voucher-changes.ts';

/** Overrides of the fixtures' settings, by their API names. */
export type SettingsOverrides = Partial<components['schemas']['Settings']>;

/** Differences from the shared base; an unchanged product needs no entry. */
export interface ProductChanges {
  /** By product id */
  readonly stock: Map<number, number>;
  readonly sold: Map<number, number>;
  /** By `sale:product` */
  readonly flashSold: Map<string, number>;
  /** Product ids. */
  readonly withdrawn: Set<number>;
  /** Sales ended early by staff: sale id → milliseconds since 1970. */
  readonly endedSales: Map<number, number>;
  /** Grows with every change and invalidates caches. */
  version: number;
}

/**
 * An isolated shop: the shared frozen base and the changes in this world. The same seed, clock and
 * calls give the same bytes (API-07).
 */
export interface World {
  readonly id: string;
  readonly seed: number;
  /** The release of the backend that this world behaves like. */
  readonly release: Release;
  /** Milliseconds since 1970; ages in the base count from here. */
  readonly startedAt: number;
  /** Milliseconds since 1970 by the world's own clock. */
  readonly now: () => number;
  readonly base: Base;
  /** Replaced when the world changes scenario. */
  settings: SettingsOverrides;
  readonly accounts: Account[];
  /** Guests with a cart, by their `X-Guest-Token`. */
  readonly guests: Map<string, Customer>;
  /** By token. */
  readonly sessions: Map<string, Account>;
  readonly products: ProductChanges;
  /** The world's own, without the base's; oldest first. */
  readonly reviews: ProductReview[];
  /** Oldest first. */
  readonly returns: OrderReturn[];
  /** Oldest first. */
  readonly tickets: Ticket[];
  readonly addresses: Map<number, Address>;
  /** Oldest first. */
  readonly orders: Order[];
  /** Oldest first; the index is the id minus one. */
  readonly licences: Licence[];
  /** By `order:product`. */
  readonly orderMarks: Map<string, OrderMark>;
  /** By number. */
  readonly payments: Map<number, Payment>;
  readonly otps: Otps;
  readonly social: SocialAccounts;
  readonly uploads: Uploads;
  /** By customer id, the latest product last. */
  readonly recentViews: Map<number, Set<number>>;
  /** Network addresses by post id. */
  readonly blogReaders: Map<number, Set<string>>;
  /** Oldest first. */
  readonly contactMessages: ContactMessage[];
  readonly vouchers: VoucherChanges;
  readonly chat: ChatState;
  /** In no order. */
  readonly scheduledEvents: ScheduledEvent[];
  /** The last number used of each kind. */
  readonly counters: {
    token: number;
    guest: number;
    address: number;
    order: number;
    payment: number;
  };
}
