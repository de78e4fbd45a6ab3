import { demoAddresses } from '../fixtures/demo-addresses.ts';
import { makePastChats, type PastChat } from '../fixtures/past-chats.ts';
import { makePastOrders } from '../fixtures/past-orders.ts';
import type { Base, DemoAddress, PastOrder } from '../fixtures/types.ts';

/** What the demo customer brings into a world. */
export interface Past {
  readonly addresses: readonly DemoAddress[];
  readonly orders: readonly PastOrder[];
  readonly chats?: readonly PastChat[];
}

const pasts = new WeakMap<Base, Past>();

/** The demo customer's past over a base: chosen once, since that takes longer than making a world. */
export function demoPast(base: Base): Past {
  const known = pasts.get(base);
  if (known) return known;
  const past: Past = {
    addresses: demoAddresses,
    orders: makePastOrders(base),
    chats: makePastChats(base),
  };
  pasts.set(base, past);
  return past;
}
