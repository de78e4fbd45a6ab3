import type { PaymentMethod } from '../world/state/payment.ts';

type Gateway = Exclude<PaymentMethod, 'cash'>;

/** Display names on paid orders. */
const GATEWAY_NAMES: Readonly<Record<Gateway, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  razorpay: 'Razorpay',
  paystack: 'PayStack',
  aamarpay: 'Amarpay',
  bKash: 'Bkash',
  paytabs: 'PayTabs',
  qicard: 'QiCard',
};

/** Ignores case. The backend treats unknown values as cash. */
export function parsePaymentMethod(value: string): PaymentMethod {
  const methods = Object.keys(GATEWAY_NAMES) as Gateway[];
  return methods.find((method) => method.toLowerCase() === value.toLowerCase()) ?? 'cash';
}

/** Hides the gateway's name until the order is paid. */
export function paymentMethodText(method: PaymentMethod, isPaid: boolean): string {
  if (method === 'cash') return 'Cash Payment';
  return isPaid ? GATEWAY_NAMES[method] : 'Online Payment';
}
