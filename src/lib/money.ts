import { type Currency, FALLBACK_CURRENCY } from './currency.ts';
import { intlLocales } from './i18n/intl-locales.ts';

export type SymbolPosition = 'prefix' | 'suffix';

/**
 * Formats an amount of the default currency in the selected one, with two decimals (MONEY-01). The
 * shop's setting determines the symbol position, the language the digits. Left-to-right isolates
 * preserve the order of sign, digits and symbol in Arabic text.
 */
export function formatMoney(
  amount: number,
  currency: Currency = FALLBACK_CURRENCY,
  position: SymbolPosition = 'prefix',
  locale = 'en',
): string {
  const converted = roundMoney(amount * currency.rate_from_default);
  // A narrow space is hardly visible in the shop's font.
  const digits = numberFormat(locale).format(Math.abs(converted)).replaceAll('\u202f', '\u00a0');
  const sign = converted < 0 ? '-' : '';
  const { symbol } = currency;
  // Without the mark, digits after "د.إ" move to its other side.
  const mark = RIGHT_TO_LEFT.test(symbol) ? '\u200e' : '';
  const text = position === 'suffix' ? `${digits}\u00a0${symbol}` : `${symbol}${mark}${digits}`;
  return `\u2066${sign}${text}\u2069`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because a list has hundreds of prices. */
function numberFormat(locale: string): Intl.NumberFormat {
  const cached = formats.get(locale);
  if (cached) return cached;
  const created = new Intl.NumberFormat(intlLocales(locale), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formats.set(locale, created);
  return created;
}

/** Rounds to cents, halves away from zero. Corrects binary fractions such as 1.005. */
export function roundMoney(amount: number): number {
  const cents = Math.abs(amount) * 100;
  const rounded = Math.round(cents + cents * 4 * Number.EPSILON);
  return (amount < 0 && rounded > 0 ? -rounded : rounded) / 100;
}

interface Priced {
  price: number;
  discount_price: number;
}

/** Returns the discount price if there is one, else the price (CART-11). */
export function payablePrice(item: Priced): number {
  return item.discount_price > 0 ? item.discount_price : item.price;
}

/**
 * Returns the total of the lines in the default currency, rounded to cents. Excludes delivery, tax
 * and vouchers.
 */
export function sumOfLines(lines: readonly (Priced & { quantity: number })[]): number {
  return roundMoney(lines.reduce((sum, line) => sum + payablePrice(line) * line.quantity, 0));
}
