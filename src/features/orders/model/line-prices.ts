import type { components } from '../../../api/generated/schema.d.ts';
import { roundMoney } from '../../../lib/money.ts';

type Order = Pick<components['schemas']['OrderDetails'], 'total_amount' | 'products'>;
type Line = Order['products'][number];

/**
 * Returns what one piece of each line cost, undefined where that is unknown. The server sends the price paid only for products that
 * are reduced today. A single line without it costs what the others leave of the subtotal. For several, `shown` (prices of the
 * checkout by product id), then today's prices are tried: they hold where they make up the rest.
 */
export function linePrices(
  { total_amount: total, products }: Order,
  shown: Readonly<Record<number, number>> = {},
): (number | undefined)[] {
  const paid = products.map(({ discount_price: price }) => (price > 0 ? price : undefined));
  const open = products.filter((_, index) => paid[index] === undefined);
  const knownTotal = products.reduce(
    (sum, { order_qty: quantity }, index) => sum + (paid[index] ?? 0) * quantity,
    0,
  );
  const rest = roundMoney(total - knownTotal);
  const [only, ...others] = open;
  if (only && others.length === 0 && rest >= 0) {
    return paid.map((price) => price ?? roundMoney(rest / only.order_qty));
  }
  const candidates = [({ id }: Line) => shown[id] ?? Number.NaN, ({ price }: Line) => price];
  const priceOf = candidates.find((candidate) => {
    const openTotal = open.reduce((sum, line) => sum + candidate(line) * line.order_qty, 0);
    return roundMoney(openTotal) === rest;
  });
  return priceOf ? products.map((line, index) => paid[index] ?? priceOf(line)) : paid;
}
