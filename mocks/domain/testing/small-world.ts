import type { Base } from '../../fixtures/base-data.ts';
import type { Customer } from '../world/state/account.ts';
import { TEST_START } from '../../worlds/clock.ts';
import { createWorld, type CreateWorldOptions } from '../seed/create-world.ts';
import { smallBase } from './small-base.ts';
import type { World } from '../world/world.ts';

export const REFERENCE = Date.parse(TEST_START);

/** Creates a world whose time changes only when a test sets `clock.now`. */
export function smallWorld(
  base: Partial<Base> = {},
  options: Partial<CreateWorldOptions> = {},
): { world: World; customer: Customer; clock: { now: number } } {
  const clock = { now: REFERENCE };
  const world = createWorld({
    id: 'test',
    seed: 1,
    base: smallBase(base),
    now: () => clock.now,
    past: { addresses: [], orders: [], voucherIds: [] },
    ...options,
  });
  const [customer] = world.accounts;
  if (customer?.role !== 'customer')
    throw new Error('Failed to find the demo customer. Check demo-accounts.ts.');
  return { world, customer, clock };
}
