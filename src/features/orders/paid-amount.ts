import type { components } from '../../api/generated/schema.d.ts';
import { roundMoney } from '../../lib/money.ts';
import { linePrices } from './model/line-prices.ts';

/** Sums the prices paid for some products, without tax and delivery. Undefined if one is unknown. */
export function paidAmount(
  order: components['schemas']['OrderDetails'],
  productIds: readonly number[],
): number | undefined {
  const prices = linePrices(order);
  const totals = order.products.flatMap(({ id, order_qty: quantity }, index) => {
    const price = prices[index];
    return productIds.includes(id) ? [price === undefined ? Number.NaN : price * quantity] : [];
  });
  const sum = roundMoney(totals.reduce((total, amount) => total + amount, 0));
  return Number.isNaN(sum) ? undefined : sum;
}
