import { getProduct, listProducts } from '../api/generated/catalogue.ts';
import type { ListedProduct } from '../api/decoders/product-fields.ts';
import type { OpenApp } from '../api/testing/open-app.tsx';

/** The first product of the mock's catalogue that fits, as lists show it. @throws when none does. */
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
  throw new Error('Failed to pick a product: none of the catalogue fits. Look at the fixtures.');
}

/** A product as its own page shows it. */
export async function loadProduct(app: OpenApp, id: number) {
  const { product } = await app.api.client.call(getProduct, { product_id: id });
  app.sent.length = 0;
  return product;
}

/** Fits what can be bought with one press. */
export function isPlain({
  is_digital: isDigital,
  quantity,
  sizes,
  colors,
}: ListedProduct): boolean {
  return !isDigital && quantity > 5 && sizes.length === 0 && colors.length === 0;
}
