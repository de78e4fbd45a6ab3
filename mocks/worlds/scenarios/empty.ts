import type { DemoHistory } from '../../domain/seed/demo-history.ts';
import type { Scenario } from './scenario.ts';

export const empty: Scenario = {
  summary: 'A shop without products, shops, categories or orders.',
  transformBase: (base) => ({
    ...base,
    products: [],
    shops: [],
    categories: [],
    flashSales: [],
    vouchers: [],
  }),
  transformHistory: (past) => withoutLists(past, ['addresses']),
};

/** Empties all lists of the past except `retained`. */
export function withoutLists(
  past: DemoHistory,
  retained: readonly (keyof DemoHistory)[] = [],
): DemoHistory {
  const entries = Object.entries(past).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) && !retained.some((one) => one === name) ? [] : value,
  ]);
  return Object.fromEntries(entries) as DemoHistory;
}
