import type { components } from '../../../api/generated/schema.d.ts';
import { roundMoney } from '../../../lib/money.ts';

type Order = Pick<components['schemas']['OrderDetails'], 'total_amount' | 'products'>;

/**
 * What was paid for a piece of each line, by place; undefined where it can't be known. The server says it only of products that are
 * reduced today, beside today's price, which may be another. The goods' total tells the rest where one line is open, or
 * where today's prices make it up.
 */
export function linePrices({ total_amount: total, products }: Order): (number | undefined)[] {
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
  const today = roundMoney(
    open.reduce((sum, { price, order_qty: quantity }) => sum + price * quantity, 0),
  );
  return today === rest ? products.map(({ price }, index) => paid[index] ?? price) : paid;
}
