import { isSince } from '../world/release.ts';
import type { PaymentMethod } from '../world/state/payment.ts';
import type { World } from '../world/world.ts';

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
  payu: 'PayU',
  cashfree: 'cashFree',
  jazzcash: 'JazzCash',
  nagad: 'Nagad',
  rocket: 'Rocket',
  sslcommerz: 'SslCommerz',
};

/** Unknown before R4. */
const LATER_GATEWAYS = new Set<Gateway>([
  'payu',
  'cashfree',
  'jazzcash',
  'nagad',
  'rocket',
  'sslcommerz',
]);

/** Ignores case. The backend treats unknown values as cash. */
export function parsePaymentMethod(world: World, value: string): PaymentMethod {
  const gateways = Object.keys(GATEWAY_NAMES) as Gateway[];
  const methods = gateways.filter((name) => isSince(world, 'R4') || !LATER_GATEWAYS.has(name));
  return methods.find((method) => method.toLowerCase() === value.toLowerCase()) ?? 'cash';
}

/** Hides the gateway's name until the order is paid. */
export function paymentMethodText(method: PaymentMethod, isPaid: boolean): string {
  if (method === 'cash') return 'Cash Payment';
  return isPaid ? GATEWAY_NAMES[method] : 'Online Payment';
}
