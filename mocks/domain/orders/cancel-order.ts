import { restoreFlashPieces } from '../flash-sales/flash-sales.ts';
import type { Order } from '../world/state/order.ts';
import { restock } from '../inventory/products.ts';
import { changeStatus } from './status-history.ts';
import type { World } from '../world/world.ts';

/**
 * Cancels a pending order (backend rules 9.5) and restores its pieces to stock and flash sale.
 * Payments, licences and the sold count are unchanged. Returns false, without changes, for any
 * other status.
 */
export function cancelOrder(world: World, order: Order): boolean {
  if (order.status !== 'Pending') return false;
  changeStatus(world, order, 'Cancelled');
  for (const { productId, quantity, flashSaleId } of order.lines) {
    restock(world, productId, quantity);
    if (flashSaleId !== null) restoreFlashPieces(world, flashSaleId, productId, quantity);
  }
  return true;
}
