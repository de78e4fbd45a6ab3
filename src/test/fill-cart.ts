import { getCart } from '../api/generated/cart.ts';
import { addToCart } from '../api/generated/cart-mutations.ts';
import { getProduct, listProducts } from '../api/generated/catalogue.ts';
import { getSettings } from '../api/generated/settings.ts';
import { openApp, type OpenApp } from '../api/testing/open-app.tsx';
import type { Cart, CartGroup } from '../features/cart/use-cart.ts';
import type { Line } from '../features/cart/use-cart-line.ts';

export interface FilledCart {
  groups: readonly CartGroup[];
  lines: readonly Line[];
  loadCart: () => Promise<Cart>;
}

/**
 * Signs in a customer and adds one product from each of several shops, with a size and colour if
 * available.
 */
export async function fillCart(
  app: OpenApp,
  options: {
    shops?: number;
    quantity?: number;
    isDigital?: boolean;
    shopId?: number;
    isMatch?: (product: { price: number; discount_price: number; id: number }) => boolean;
  } = {},
): Promise<FilledCart> {
  const { shops = 2, quantity = 1, isDigital = false, shopId, isMatch = () => true } = options;
  await app.signIn('new@souk.example');
  const { client } = app.api;
  const shopIds = new Set<number>();
  for (let page = 1; shopIds.size < shops && page <= 20; page += 1) {
    const { products } = await client.call(listProducts, { page, per_page: 100 });
    for (const product of products) {
      if (shopIds.size === shops) break;
      const isMatching =
        product.is_digital === isDigital && product.quantity > 15 && isMatch(product);
      if (!isMatching || shopIds.has(product.shop.id)) continue;
      if (shopId !== undefined && product.shop.id !== shopId) continue;
      const { product: details } = await client.call(getProduct, { product_id: product.id });
      shopIds.add(product.shop.id);
      await client.call(addToCart, {
        body: {
          product_id: product.id,
          quantity,
          size: details.sizes[0]?.id ?? null,
          color: details.colors[0]?.id ?? null,
        },
      });
    }
  }
  if (shopIds.size < shops)
    throw new Error(`Failed to fill the cart: only ${shopIds.size} shops have a matching product.`);
  const loadCart = () => client.call(getCart);
  const { cart_items: groups } = await loadCart();
  app.sent.length = 0;
  return { groups, lines: groups.flatMap(({ products }) => products), loadCart };
}

export function singleVendorSettings() {
  return overrideSettings({ multi_vendor: false });
}

function overrideSettings(change: object) {
  // Loaded from another world, because this one does not exist yet.
  const settings = openApp().api.client.call(getSettings);
  return async (path: string) =>
    path.startsWith('/api/master')
      ? Response.json({ message: 'Master data', data: { ...(await settings), ...change } })
      : undefined;
}
