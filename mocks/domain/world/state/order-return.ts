import type { components } from '../../../generated/schema.d.ts';

/** Where a return stands. */
export type ReturnStatus = components['schemas']['ReturnStatus'];

/** What a customer fills in to send products back. */
export interface ReturnRequest {
  readonly productIds: readonly number[];
  readonly reason: string;
  readonly bankAccountNumber: string;
  readonly bankName: string | null;
  /** Where the parcel is collected */
  readonly address: string;
}

/** Products of an order that go back to the shop. */
export interface OrderReturn extends ReturnRequest {
  readonly id: number;
  readonly orderId: number;
  readonly customerId: number;
  /** What the pieces cost, without tax, delivery and voucher */
  readonly amount: number;
  /** Milliseconds since 1970 */
  readonly requestedAt: number;
  status: ReturnStatus;
  /** The money was paid back. */
  isPaid: boolean;
  rejectNote: string | null;
}
