import { listProducts } from '../api/generated/catalogue.ts';
import { toggleFavourite } from '../api/generated/wishlist-mutations.ts';
import type { OpenApp } from '../api/testing/open-app.tsx';

export async function addFavourites(app: OpenApp, count: number): Promise<string[]> {
  const { client } = app.api;
  const { products } = await client.call(listProducts, { page: 1, per_page: Math.max(1, count) });
  const names: string[] = [];
  for (const { id } of products.slice(0, count)) {
    const { data } = await client.call(toggleFavourite, { body: { product_id: id } });
    names.unshift(data.product.name);
  }
  app.sent.length = 0;
  return names;
}
