import type { PaymentMethod } from './payment-methods.ts';

/** One try to pay in one go for one or several orders. */
export interface Payment {
  readonly id: number;
  readonly method: PaymentMethod;
  readonly orderIds: readonly number[];
  /** Sum of what the orders cost, in the default currency */
  readonly total: number;
  status: 'Pending' | 'Paid' | 'Cancelled' | 'Failed';
}
