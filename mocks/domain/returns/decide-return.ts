import type { OrderReturn, ReturnStatus } from '../world/state/order-return.ts';
import type { World } from '../world/world.ts';

/**
 * `Cancelled` rejects with a note, `Refunded` means paid back. Other statuses store no note.
 * @throws for an unknown return.
 */
export function decideReturn(
  world: World,
  returnId: number,
  status: ReturnStatus,
  note?: string,
): OrderReturn {
  const found = world.returns.find(({ id }) => id === returnId);
  if (!found) {
    throw new Error(
      `Failed to decide on return ${returnId}: the world "${world.id}" has no such return. Use an id from 1 to ${world.returns.length}.`,
    );
  }
  found.status = status;
  found.isPaid = status === 'Refunded';
  found.rejectNote = status === 'Cancelled' ? (note ?? null) : null;
  return found;
}
