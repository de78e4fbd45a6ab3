import type { getCheckout } from '../../../api/generated/cart.ts';
import type { DataOf } from '../../../api/runtime/use-query.ts';
import { payablePrice } from '../../../lib/money.ts';
import type { ShownAmounts } from '../../cart/cart-store.ts';

export type CheckoutData = DataOf<typeof getCheckout>;

interface ShownLine {
  quantity: number;
  /** Unit price, default currency. */
  price: number;
  /** Such as `L · Blue`. */
  options: string;
}

/** A changed line. Null where it does not exist. */
export interface LineChange {
  id: number;
  name: string;
  before: ShownLine | null;
  after: ShownLine | null;
}

/** In the default currency. */
export interface AmountChange {
  figure: 'subtotal' | 'discount' | 'delivery' | 'tax' | 'total';
  before: number;
  after: number;
}

/** Lists the visible differences between two purchases (CHK-10). */
export function compareCheckouts(
  before: CheckoutData,
  after: CheckoutData,
): { lines: LineChange[]; figures: AmountChange[] } {
  const [old, now] = [linesOf(before), linesOf(after)];
  const lines = [...new Map([...old, ...now]).values()].flatMap(({ id, name }): LineChange[] => {
    const change = { id, name, before: shownLine(old.get(id)), after: shownLine(now.get(id)) };
    return isSameLine(change.before, change.after) ? [] : [change];
  });
  const [was, is] = [amountsOf(before), amountsOf(after)];
  const figures = Object.keys(was) as AmountChange['figure'][];
  return {
    lines,
    figures: figures
      .map((figure) => ({ figure, before: was[figure], after: is[figure] }))
      .filter((change) => change.before !== change.after),
  };
}

/** Returns the amounts to compare with the placed orders. */
export function getShownAmounts(data: CheckoutData): ShownAmounts {
  return {
    payable: data.checkout.payable_amount,
    prices: Object.fromEntries(
      data.checkout_items
        .flatMap(({ products }) => products)
        .map((line) => [line.id, payablePrice(line)]),
    ),
  };
}

type Line = CheckoutData['checkout_items'][number]['products'][number];

/** A cart has one line per product. */
function linesOf(data: CheckoutData): Map<number, Line> {
  return new Map(
    data.checkout_items.flatMap(({ products }) => products.map((line) => [line.id, line] as const)),
  );
}

function shownLine(line: Line | undefined): ShownLine | null {
  if (!line) return null;
  return {
    quantity: line.quantity,
    price: payablePrice(line),
    options: [line.size?.name, line.color?.name].filter(Boolean).join(' · '),
  };
}

function isSameLine(one: ShownLine | null, other: ShownLine | null): boolean {
  return (
    one?.quantity === other?.quantity &&
    one?.price === other?.price &&
    one?.options === other?.options
  );
}

function amountsOf({ checkout }: CheckoutData): Record<AmountChange['figure'], number> {
  return {
    subtotal: checkout.total_amount,
    discount: checkout.coupon_discount,
    delivery: checkout.delivery_charge,
    tax: checkout.order_tax_amount,
    total: checkout.payable_amount,
  };
}
