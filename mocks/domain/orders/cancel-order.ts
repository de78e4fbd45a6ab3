import { returnFlashPieces } from '../flash-sales/flash-sales.ts';
import type { Order } from '../world/state/order.ts';
import { restockPieces } from '../inventory/products.ts';
import type { World } from '../world/world.ts';

/**
 * Cancels an order that is still pending (backend rules 9.5): its pieces go back into stock, and those of a flash sale back into
 * that. Payments, licences and the count of pieces sold stay. Answers false, and changes nothing, in any other state.
 */
export function cancelOrder(world: World, order: Order): boolean {
  if (order.status !== 'Pending') return false;
  order.status = 'Cancelled';
  for (const { productId, quantity, flashSaleId } of order.lines) {
    restockPieces(world, productId, quantity);
    if (flashSaleId !== null) returnFlashPieces(world, flashSaleId, productId, quantity);
  }
  return true;
}
