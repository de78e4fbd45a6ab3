import { payablePrice } from '../../../lib/money.ts';
import type { CheckoutData } from './compare-checkouts.ts';
import { taxEntries } from './tax-entries.ts';

export function checkoutAmounts({ checkout, checkout_items: groups }: CheckoutData) {
  return {
    lines: groups.flatMap(({ products }) =>
      products.map((line) => payablePrice(line) * line.quantity),
    ),
    subtotal: checkout.total_amount,
    discount: checkout.coupon_discount,
    delivery: checkout.delivery_charge,
    tax: checkout.order_tax_amount,
    taxes: taxEntries(checkout).map(({ amount }) => amount),
    total: checkout.payable_amount,
  };
}
