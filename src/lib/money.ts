import { intlLocales } from './i18n/intl-locales.ts';

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
 * after by the shop's setting (MONEY-01), digits and separators by the language. Left-to-right isolates keep sign, digits and
 * symbol together inside Arabic text.
 */
export function formatMoney(
  amount: number,
  currency: Currency = FALLBACK_CURRENCY,
  position: SymbolPosition = 'prefix',
  locale = 'en',
): string {
  const converted = roundMoney(amount * currency.rate_from_default);
  // The thousands' narrow space is hardly seen in the shop's font.
  const digits = numberFormat(locale).format(Math.abs(converted)).replaceAll('\u202f', '\u00a0');
  const sign = converted < 0 ? '-' : '';
  const { symbol } = currency;
  // Figures right after "د.إ" would join it and stand on its other side.
  const mark = RIGHT_TO_LEFT.test(symbol) ? '\u200e' : '';
  const text = position === 'suffix' ? `${digits}\u00a0${symbol}` : `${symbol}${mark}${digits}`;
  return `\u2066${sign}${text}\u2069`;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const formats = new Map<string, Intl.NumberFormat>();

/** Made once: a list has hundreds of prices. */
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

/** Whole cents, halves away from zero; the push, as small as the amount allows, undoes binary fractions such as 1.005. */
export function roundMoney(amount: number): number {
  const cents = Math.abs(amount) * 100;
  const rounded = Math.round(cents + cents * 4 * Number.EPSILON);
  return (amount < 0 && rounded > 0 ? -rounded : rounded) / 100;
}

/** What a price takes its figures from. */
interface Priced {
  price: number;
  discount_price: number;
}

/** The price a shopper pays: the discount price when there is one (CART-11). */
export function payablePrice(item: Priced): number {
  return item.discount_price > 0 ? item.discount_price : item.price;
}

/** What all lines cost together, in whole cents of the default currency: no delivery, tax or voucher is in it. */
export function sumOfLines(lines: readonly (Priced & { quantity: number })[]): number {
  return roundMoney(lines.reduce((sum, line) => sum + payablePrice(line) * line.quantity, 0));
}
