import type { Client } from '../../../api/client.ts';
import { getProduct } from '../../../api/generated/catalogue.ts';
import type { CheckoutData } from './compare-checkouts.ts';

export interface Shortage {
  id: number;
  /** At least 0. */
  inStock: number;
}

/** One request per line; the backend allows 60 per minute. */
const MAX_STOCK_READS = 20;

/**
 * Finds lines that exceed the stock (CHK-10), because the backend would sell them. Skips products
 * whose stock cannot be loaded.
 */
export async function findShortages(client: Client, data: CheckoutData): Promise<Shortage[]> {
  const lines = data.checkout_items.flatMap(({ products }) => products);
  const found = await Promise.all(
    lines.slice(0, MAX_STOCK_READS).map(async ({ id, quantity }): Promise<Shortage[]> => {
      const inStock = await readStock(client, id).catch(() => undefined);
      if (inStock === undefined || inStock >= quantity) return [];
      return [{ id, inStock: Math.max(0, inStock) }];
    }),
  );
  return found.flat();
}

/**
 * During a flash sale, `quantity` is the sale's and does not limit orders. The stock is unknown.
 */
async function readStock(client: Client, productId: number): Promise<number | undefined> {
  // With a token it would count as a product view.
  const { product } = await client.call(getProduct, { product_id: productId }, undefined, null);
  return product.flash_sale ? undefined : product.quantity;
}
