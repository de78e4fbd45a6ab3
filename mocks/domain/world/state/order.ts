import type { OrderStatus } from '../../../fixtures/demo/past-types.ts';
import type { CheckoutTotals } from '../../pricing/checkout-totals.ts';
import type { PaymentMethod } from './payment.ts';

export interface StatusChange {
  readonly status: OrderStatus;
  /** Milliseconds since 1970 */
  readonly at: number;
}

/** Names are stored as ordered, never translated. */
export interface OrderLine {
  readonly productId: number;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly size: string | null;
  readonly colour: string | null;
  readonly unit: string | null;
  readonly isDigital: boolean;
  /** The sale that gets the pieces back after cancellation. */
  readonly flashSaleId: number | null;
}

export interface Order {
  readonly id: number;
  /** Number sign, the shop's prefix and six digits */
  readonly code: string;
  /** Shared by orders placed together. */
  readonly paymentId: number;
  readonly customerId: number;
  readonly shopId: number;
  readonly addressId: number;
  paymentMethod: PaymentMethod;
  isPaid: boolean;
  status: OrderStatus;
  readonly note: string | null;
  /** Milliseconds since 1970 */
  readonly placedAt: number;
  /** Milliseconds since 1970; null until delivered. */
  deliveredAt: number | null;
  /** Oldest first */
  history: readonly StatusChange[];
  readonly lines: readonly OrderLine[];
  readonly figures: CheckoutTotals;
  /** Counts as used even after cancellation. */
  readonly voucherId: number | null;
}
