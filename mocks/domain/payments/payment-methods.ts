/** Gateways as a `payment_method` names them, and what a paid order calls them. */
const GATEWAYS = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  razorpay: 'Razorpay',
  paystack: 'PayStack',
  aamarpay: 'Amarpay',
  bKash: 'Bkash',
  paytabs: 'PayTabs',
  qicard: 'QiCard',
} as const;

/** How an order is paid: in cash, or through one of the backend's gateways. */
export type PaymentMethod = 'cash' | keyof typeof GATEWAYS;

/** The method that a word means in any case of letters; any word that the backend doesn't know means cash. */
export function readPaymentMethod(word: string): PaymentMethod {
  const methods = Object.keys(GATEWAYS) as (keyof typeof GATEWAYS)[];
  return methods.find((method) => method.toLowerCase() === word.toLowerCase()) ?? 'cash';
}

/** What an order says of its payment: the gateway's name stays hidden until it is paid. */
export function paymentMethodText(method: PaymentMethod, isPaid: boolean): string {
  if (method === 'cash') return 'Cash Payment';
  return isPaid ? GATEWAYS[method] : 'Online Payment';
}
