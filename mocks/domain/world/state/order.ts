import type { OrderStatus } from '../../../fixtures/demo/past-types.ts';
import type { Figures } from '../../pricing/checkout-figures.ts';
import type { PaymentMethod } from './payment.ts';

/** What was ordered of one product. Names are kept as they were, never translated. */
export interface OrderLine {
  readonly productId: number;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly size: string | null;
  readonly colour: string | null;
  readonly unit: string | null;
  readonly isDigital: boolean;
  /** The sale at whose price it was sold, which gets the pieces back when the order is cancelled. */
  readonly flashSaleId: number | null;
}

/** One shop's share of what was bought in one go. */
export interface Order {
  readonly id: number;
  /** With number sign, the shop's prefix and six digits */
  readonly code: string;
  /** Shared by the orders that were placed together. */
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
  /** Milliseconds since 1970; null while it is not delivered. */
  deliveredAt: number | null;
  readonly lines: readonly OrderLine[];
  readonly figures: Figures;
  /** The voucher that gave a discount; it counts as used even after the order is cancelled. */
  readonly voucherId: number | null;
}
