import type { Licence } from '../world/state/licence.ts';
import { hash } from '../../lib/hash.ts';
import type { Order } from '../world/state/order.ts';
import type { World } from '../world/world.ts';

/** Without letters and digits that are mistaken for each other; 32, so that each is as likely as the others. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Gives an order one licence for each digital piece in it (backend rules 9.4). Keys follow from the world's seed. */
export function assignLicences(world: World, order: Order): void {
  for (const { productId, quantity, isDigital } of order.lines) {
    if (!isDigital) continue;
    for (let piece = 0; piece < quantity; piece += 1) {
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

/** The licences of a product in an order, oldest first; the backend shows only the first. */
export function licencesOf(world: World, orderId: number, productId: number): Licence[] {
  return world.licences.filter(
    (licence) => licence.orderId === orderId && licence.productId === productId,
  );
}

/** The licence with a key, if it was bought with that order. */
export function findLicence(world: World, key: string, orderId: number): Licence | undefined {
  return world.licences.find((licence) => licence.key === key && licence.orderId === orderId);
}

function makeKey(seed: number, id: number): string {
  const groups = Array.from({ length: 4 }, (_, group) =>
    Array.from({ length: 4 }, (_unused, index) =>
      LETTERS.charAt(hash(seed, id, group, index) % LETTERS.length),
    ).join(''),
  );
  return groups.join('-');
}
