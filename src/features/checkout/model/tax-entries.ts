import type { components } from '../../../api/generated/schema.d.ts';

/** `amount` is undefined if unknown. */
export interface TaxEntry {
  name: string;
  percentage: number;
  amount: number | undefined;
}

/**
 * Returns the taxes of an order. With several shops the server sends only the last shop's amounts.
 * They are omitted unless they add up to the total. A single tax gets the total.
 */
export function taxEntries(totals: components['schemas']['Checkout']): TaxEntry[] {
  const { all_vat_taxes: taxes, order_tax_amount: totalTax } = totals;
  const toCents = (amount: number) => Math.round(amount * 100);
  const listedCents = taxes.reduce((sum, { amount }) => sum + toCents(amount), 0);
  return taxes.map(({ name, percentage, amount }) => ({
    name,
    percentage,
    amount: taxes.length === 1 ? totalTax : listedCents === toCents(totalTax) ? amount : undefined,
  }));
}
