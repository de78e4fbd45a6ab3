import type { components } from '../../../generated/schema.d.ts';

export type ReturnStatus = components['schemas']['ReturnStatus'];

export interface ReturnRequest {
  readonly productIds: readonly number[];
  readonly reason: string;
  readonly bankAccountNumber: string;
  readonly bankName: string | null;
  /** Pickup address */
  readonly address: string;
}

export interface OrderReturn extends ReturnRequest {
  readonly id: number;
  readonly orderId: number;
  readonly customerId: number;
  /** Without tax, delivery and voucher */
  readonly amount: number;
  /** Milliseconds since 1970 */
  readonly requestedAt: number;
  status: ReturnStatus;
  isPaid: boolean;
  rejectNote: string | null;
}
