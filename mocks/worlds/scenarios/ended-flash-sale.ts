import { DAY_MS, HOUR_MS } from '../../lib/datetime/durations.ts';
import type { BaseFlashSale } from '../../fixtures/promotions/promotion-types.ts';
import type { Scenario } from './scenario.ts';

// Sales count in days (backend rules 9.1), so they have to end the day before.
const ENDS_IN_MS = -25 * HOUR_MS;

/** Leaves upcoming sales unchanged. */
export const endedFlashSale: Scenario = {
  summary: 'The flash sale has ended. Its page still exists without sale prices.',
  transformBase: (base) => ({ ...base, flashSales: base.flashSales.map(end) }),
};

function end(sale: BaseFlashSale): BaseFlashSale {
  if (sale.startsInMs > 0 || sale.endsInMs < 0) return sale;
  return { ...sale, startsInMs: ENDS_IN_MS - 3 * DAY_MS, endsInMs: ENDS_IN_MS };
}
