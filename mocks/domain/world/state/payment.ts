/** Cash, or a gateway by its API name. */
export type PaymentMethod =
  | 'cash'
  | 'stripe'
  | 'paypal'
  | 'razorpay'
  | 'paystack'
  | 'aamarpay'
  | 'bKash'
  | 'paytabs'
  | 'qicard'
  | 'payu'
  | 'cashfree'
  | 'jazzcash'
  | 'nagad'
  | 'rocket'
  | 'sslcommerz';

/** One attempt to pay one or several orders. */
export interface Payment {
  readonly id: number;
  readonly method: PaymentMethod;
  readonly orderIds: readonly number[];
  /** In the default currency */
  readonly total: number;
  status: 'Pending' | 'Paid' | 'Cancelled' | 'Failed';
}
