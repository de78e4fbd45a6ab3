/** A currency as the settings list it; amounts on the wire are in the default one. */
export interface Currency {
  name: string;
  symbol: string;
  /** Multiplies an amount in the default currency. */
  rate_from_default: number;
}

export type SymbolPosition = 'prefix' | 'suffix';

/** Shown until the settings have arrived, and when they name no currency (MONEY-01). */
export const FALLBACK_CURRENCY: Currency = { name: 'USD', symbol: '$', rate_from_default: 1 };

/**
 * An amount of the default currency as text in the chosen one: two decimals, symbol before or
 * after (MONEY-01). Left-to-right isolates keep sign, digits and symbol together inside Arabic text.
 */
export function formatMoney(
  amount: number,
  currency: Currency = FALLBACK_CURRENCY,
  position: SymbolPosition = 'prefix',
): string {
  const converted = toCents(amount * currency.rate_from_default) / 100;
  const digits = Math.abs(converted).toFixed(2);
  const sign = converted < 0 ? '-' : '';
  const text =
    position === 'suffix' ? `${digits} ${currency.symbol}` : `${currency.symbol}${digits}`;
  return `\u2066${sign}${text}\u2069`;
}

/** Whole cents, halves away from zero; the small push undoes binary fractions such as 1.005. */
function toCents(amount: number): number {
  const cents = Math.round(Math.abs(amount) * 100 + 1e-7);
  return amount < 0 && cents > 0 ? -cents : cents;
}

/** The price a shopper pays: the discount price when there is one (CART-11). */
export function payablePrice(item: { price: number; discount_price: number }): number {
  return item.discount_price > 0 ? item.discount_price : item.price;
}
