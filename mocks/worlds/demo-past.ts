import { demoAddresses } from '../fixtures/demo-addresses.ts';
import { makePastOrders } from '../fixtures/past-orders.ts';
import type { DemoAddress, PastOrder } from '../fixtures/past-types.ts';
import type { Base } from '../fixtures/types.ts';

/** What the demo customer brings into a world. */
export interface Past {
  readonly addresses: readonly DemoAddress[];
  readonly orders: readonly PastOrder[];
}

const pasts = new WeakMap<Base, Past>();

/** The demo customer's past over a base: chosen once, since that takes longer than making a world. */
export function demoPast(base: Base): Past {
  const known = pasts.get(base);
  if (known) return known;
  const past: Past = { addresses: demoAddresses, orders: makePastOrders(base) };
  pasts.set(base, past);
  return past;
}
