import type { OrderReturn, ReturnStatus } from '../world/state/order-return.ts';
import type { World } from '../world/world.ts';

/**
 * What a shop's staff make of a return: `Approved`, `Damaged`, `Mismatch`, `Cancelled` (rejected, with a note) or `Refunded` (the
 * money is paid). A note is kept only with `Cancelled`. @throws when the world has no such return.
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
      `Failed to decide on return ${returnId}: the world "${world.id}" has no such return. Use one of its ${world.returns.length}.`,
    );
  }
  found.status = status;
  found.isPaid = status === 'Refunded';
  found.rejectNote = status === 'Cancelled' ? (note ?? null) : null;
  return found;
}
