import { getProduct, listProducts } from '../api/generated/catalogue.ts';
import type { ListedProduct } from '../api/decoders/product-fields.ts';
import type { OpenApp } from '../api/testing/open-app.tsx';

/** Returns the first matching product of the catalogue. @throws if there is none. */
export async function pickProduct(
  app: OpenApp,
  isMatch: (card: ListedProduct) => boolean,
): Promise<ListedProduct> {
  const per_page = 100;
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { products, total } = await app.api.client.call(listProducts, { page, per_page });
    last = Math.ceil(total / per_page);
    const found = products.find(isMatch);
    if (found) {
      app.sent.length = 0;
      return found;
    }
  }
  throw new Error('Failed to pick a product: none in the catalogue matches. Check the fixtures.');
}

export async function loadProduct(app: OpenApp, id: number) {
  const { product } = await app.api.client.call(getProduct, { product_id: id });
  app.sent.length = 0;
  return product;
}

export function hasNoOptions({
  is_digital: isDigital,
  quantity,
  sizes,
  colors,
}: ListedProduct): boolean {
  return !isDigital && quantity > 5 && sizes.length === 0 && colors.length === 0;
}
