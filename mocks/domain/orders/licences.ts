import type { Licence } from '../world/state/licence.ts';
import { hash } from '../../lib/hash.ts';
import type { Order } from '../world/state/order.ts';
import type { World } from '../world/world.ts';

/** Without characters that look alike; 32 of them, so that all are equally likely. */
const KEY_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Downloads have a stock of 999,999, and the backend shows one licence per line anyway. */
const MAX_LICENCES_PER_LINE = 100;

/**
 * Adds one licence per digital piece (backend rules 9.4), up to a limit that the backend does not
 * have. Keys derive from the world's seed.
 */
export function assignLicences(world: World, order: Order): void {
  for (const { productId, quantity, isDigital } of order.lines) {
    if (!isDigital) continue;
    for (let piece = 0; piece < Math.min(quantity, MAX_LICENCES_PER_LINE); piece += 1) {
      const id = world.licences.length + 1;
      const { id: orderId, customerId, placedAt: assignedAt } = order;
      world.licences.push({
        id,
        key: makeKey(world.seed, id),
        productId,
        orderId,
        customerId,
        assignedAt,
      });
    }
  }
}

/** Returns the oldest first; the backend shows only that one. */
export function licencesOf(world: World, orderId: number, productId: number): Licence[] {
  return world.licences.filter(
    (licence) => licence.orderId === orderId && licence.productId === productId,
  );
}

/** Returns undefined when the key belongs to another order. */
export function findLicence(world: World, key: string, orderId: number): Licence | undefined {
  return world.licences.find((licence) => licence.key === key && licence.orderId === orderId);
}

function makeKey(seed: number, id: number): string {
  const groups = Array.from({ length: 4 }, (_, group) =>
    Array.from({ length: 4 }, (_unused, index) =>
      KEY_CHARACTERS.charAt(hash(seed, id, group, index) % KEY_CHARACTERS.length),
    ).join(''),
  );
  return groups.join('-');
}
