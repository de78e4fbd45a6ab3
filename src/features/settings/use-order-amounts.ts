import { useCurrency } from './use-currency.ts';
import { useConvertedMoney } from './use-money.ts';
import { convertAmounts, type OrderAmounts } from '../../lib/convert-amounts.ts';

/** Formats the amounts in the chosen currency; rounded amounts add up. */
export function useOrderAmounts(amounts: OrderAmounts) {
  const { rate_from_default: rate } = useCurrency();
  const money = useConvertedMoney();
  const { lines, subtotal, discount, delivery, tax, taxes, total } = convertAmounts(amounts, rate);
  const optional = (amount: number | undefined) =>
    amount === undefined ? undefined : money(amount);
  return {
    lines: lines.map(optional),
    subtotal: money(subtotal),
    /** A negative amount. */
    discount: money(-discount),
    afterDiscount: money(subtotal - discount),
    delivery: money(delivery),
    tax: money(tax),
    taxes: taxes.map(optional),
    total: money(total),
  };
}
