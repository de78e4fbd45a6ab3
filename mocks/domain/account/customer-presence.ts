import type { Customer } from '../world/state/account.ts';
import type { World } from '../world/world.ts';
import { MINUTE_MS } from '../../lib/datetime/durations.ts';

const ONLINE_DURATION_MS = 10 * MINUTE_MS;

/** Marks a customer as online for the next ten minutes. */
export function recordHeartbeat(world: World, customer: Customer): void {
  customer.onlineUntil = world.now() + ONLINE_DURATION_MS;
}

export function isOnline(world: World, customer: Customer): boolean {
  return customer.onlineUntil > world.now();
}
