import type { components } from '../../../api/generated/schema.d.ts';

/** A tax by name and percentage; its amount only where the server's answer has it. */
export interface TaxEntry {
  name: string;
  percentage: number;
  amount: number | undefined;
}

/**
 * Each tax of the figures. With several shops the server lists the last shop's amounts alone: they are left out where they
 * don't make up the tax that is charged, and one tax alone is the whole of it.
 */
export function taxEntries(totals: components['schemas']['Checkout']): TaxEntry[] {
  const { all_vat_taxes: taxes, order_tax_amount: totalTax } = totals;
  const cents = (amount: number) => Math.round(amount * 100);
  const listed = taxes.reduce((sum, { amount }) => sum + cents(amount), 0);
  return taxes.map(({ name, percentage, amount }) => ({
    name,
    percentage,
    amount: taxes.length === 1 ? totalTax : listed === cents(totalTax) ? amount : undefined,
  }));
}
