import type { components } from '../../../api/generated/schema.d.ts';
import type { OrderAmounts } from '../../../lib/convert-amounts.ts';

type Order = components['schemas']['OrderDetails'];

/** Converts a placed order; `prices` are per piece, by line index. */
export function orderAmounts(
  order: Order,
  prices: readonly (number | undefined)[] = [],
): OrderAmounts {
  return {
    lines: prices.map((price, index) =>
      price === undefined ? undefined : price * (order.products[index]?.order_qty ?? 0),
    ),
    subtotal: order.total_amount,
    discount: order.coupon_discount + order.discount,
    delivery: order.delivery_charge,
    tax: order.tax_amount,
    taxes: order.all_vat_taxes.map(({ amount }) => amount),
    total: order.payable_amount,
  };
}
