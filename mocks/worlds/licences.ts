import { hash } from './hash.ts';
import type { Order } from './orders.ts';
import type { World } from './world.ts';

/** The right to use one piece of a download. */
export interface Licence {
  readonly id: number;
  /** `XXXX-XXXX-XXXX-XXXX` */
  readonly key: string;
  readonly productId: number;
  readonly orderId: number;
  readonly customerId: number;
  /** Milliseconds since 1970 */
  readonly assignedAt: number;
}

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
    Array.from({ length: 4 }, (_unused, place) =>
      LETTERS.charAt(hash(seed, id, group, place) % LETTERS.length),
    ).join(''),
  );
  return groups.join('-');
}
