import type { PaymentMethod } from '../world/state/payment.ts';

type Gateway = Exclude<PaymentMethod, 'cash'>;

/** What a paid order calls each gateway. */
const GATEWAYS: Readonly<Record<Gateway, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  razorpay: 'Razorpay',
  paystack: 'PayStack',
  aamarpay: 'Amarpay',
  bKash: 'Bkash',
  paytabs: 'PayTabs',
  qicard: 'QiCard',
};

/** The method that a word means in any case of letters; any word that the backend doesn't know means cash. */
export function parsePaymentMethod(word: string): PaymentMethod {
  const methods = Object.keys(GATEWAYS) as Gateway[];
  return methods.find((method) => method.toLowerCase() === word.toLowerCase()) ?? 'cash';
}

/** What an order says of its payment: the gateway's name stays hidden until it is paid. */
export function paymentMethodText(method: PaymentMethod, isPaid: boolean): string {
  if (method === 'cash') return 'Cash Payment';
  return isPaid ? GATEWAYS[method] : 'Online Payment';
}
