import type { components } from '../../../api/generated/schema.d.ts';
import { roundMoney } from '../../../lib/money.ts';

type Order = Pick<components['schemas']['OrderDetails'], 'total_amount' | 'products'>;
type Line = Order['products'][number];

/**
 * Returns the price paid per piece of each line, or undefined. The server sends it only for
 * products discounted today. A single line without it costs the rest of the subtotal. For several
 * lines, `shown` (checkout prices by product id) and then today's prices are used if they add up.
 */
export function linePrices(
  { total_amount: total, products }: Order,
  shown: Readonly<Record<number, number>> = {},
): (number | undefined)[] {
  const paidPrices = products.map(({ discount_price: price }) => (price > 0 ? price : undefined));
  const unpricedLines = products.filter((_, index) => paidPrices[index] === undefined);
  const knownTotal = products.reduce(
    (sum, { order_qty: quantity }, index) => sum + (paidPrices[index] ?? 0) * quantity,
    0,
  );
  const rest = roundMoney(total - knownTotal);
  const [only, ...others] = unpricedLines;
  if (only && others.length === 0 && rest >= 0) {
    return paidPrices.map((price) => price ?? roundMoney(rest / only.order_qty));
  }
  const candidates = [({ id }: Line) => shown[id] ?? Number.NaN, ({ price }: Line) => price];
  const priceOf = candidates.find((candidate) => {
    const openTotal = unpricedLines.reduce(
      (sum, line) => sum + candidate(line) * line.order_qty,
      0,
    );
    return roundMoney(openTotal) === rest;
  });
  return priceOf ? products.map((line, index) => paidPrices[index] ?? priceOf(line)) : paidPrices;
}
