/** How an order is paid: in cash, or through one of the backend's gateways, by their names on the wire. */
export type PaymentMethod =
  | 'cash'
  | 'stripe'
  | 'paypal'
  | 'razorpay'
  | 'paystack'
  | 'aamarpay'
  | 'bKash'
  | 'paytabs'
  | 'qicard';

/** One try to pay in one go for one or several orders. */
export interface Payment {
  readonly id: number;
  readonly method: PaymentMethod;
  readonly orderIds: readonly number[];
  /** Sum of what the orders cost, in the default currency */
  readonly total: number;
  status: 'Pending' | 'Paid' | 'Cancelled' | 'Failed';
}
