import type { Client } from '../../../api/client.ts';
import { getProduct } from '../../../api/generated/catalogue.ts';
import type { CheckoutData } from './compare-checkouts.ts';

/** A line of which the shop has fewer pieces than are to be ordered. */
export interface Shortage {
  id: number;
  name: string;
  /** Pieces in stock, at least 0. */
  left: number;
  wanted: number;
}

/** One call for each line: more could use up the backend's 60 calls a minute. */
const MAX_STOCK_READS = 20;

/**
 * Finds the lines that the stock no longer covers (CHK-10): the cart does not say, and the backend sells what it does not have. A
 * product whose stock can't be read is left to the server.
 */
export async function findShortages(client: Client, data: CheckoutData): Promise<Shortage[]> {
  const lines = data.checkout_items.flatMap(({ products }) => products);
  const found = await Promise.all(
    lines.slice(0, MAX_STOCK_READS).map(async ({ id, name, quantity }): Promise<Shortage[]> => {
      const left = await readStock(client, id).catch(() => undefined);
      if (left === undefined || left >= quantity) return [];
      return [{ id, name, left: Math.max(0, left), wanted: quantity }];
    }),
  );
  return found.flat();
}

/** In a flash sale the backend sends the sale's pieces, which do not limit an order: then nothing is known of the stock. */
async function readStock(client: Client, productId: number): Promise<number | undefined> {
  // Without the token: else it would count as a view of the product.
  const { product } = await client.call(getProduct, { product_id: productId }, undefined, null);
  return product.flash_sale ? undefined : product.quantity;
}
