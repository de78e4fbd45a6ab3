import { act, screen } from '@testing-library/react';
import { expect, inject } from 'vitest';
import { getCart } from '../../../api/generated/cart.ts';
import { addToCart } from '../../../api/generated/cart-mutations.ts';
import { getHome, listProducts } from '../../../api/generated/catalogue.ts';
import { listOrders } from '../../../api/generated/orders.ts';
import { getSettings } from '../../../api/generated/settings.ts';
import { openApp, type OpenApp } from '../../../api/testing/open-app.tsx';
import { createCartStore } from '../../cart/cart-store.ts';
import { hasNoOptions } from '../../../test/pick-product.ts';
import { fillField, user } from '../../../test/user.ts';
// Preloads lazy parts, so that tests do not depend on load time.
import '../components/address-dialog.tsx';
import '../components/order-placed-dialog.tsx';

// Missing in jsdom.
Element.prototype.scrollIntoView = () => undefined;

export const DEMO = 'demo@souk.example';
export const UNVERIFIED_EMAIL = 'new@souk.example';

/** URL of the control API. */
async function worldUrl(app: OpenApp): Promise<string> {
  if (app.sent.length === 0) await app.api.client.call(getSettings);
  return `${inject('mockUrl')}/__mock/worlds/${app.sent[0]?.headers.get('X-Mock-World')}`;
}

export async function openShopWith(
  settings: Record<string, unknown>,
  scenario = 'default',
): Promise<OpenApp> {
  const app = openApp();
  const response = await fetch(await worldUrl(app), {
    method: 'PUT',
    body: JSON.stringify({ settings, scenario }),
  });
  expect(response.status, await response.text()).toBe(200);
  return app;
}

/**
 * Signs in and adds a product from each of `shops` shops. Returns the selected shop ids and their
 * lines.
 */
export async function fillCart(app: OpenApp, phone: string, shops = 1) {
  await app.signIn(phone);
  const { client } = app.api;
  const { products } = await client.call(listProducts, { page: 1, per_page: 100 });
  const pickedProducts = [
    ...new Map(products.filter(hasNoOptions).map((product) => [product.shop.id, product])).values(),
  ].slice(0, shops);
  expect(pickedProducts).toHaveLength(shops);
  for (const { id } of pickedProducts) {
    await client.call(addToCart, { body: { product_id: id, quantity: 2 } });
  }
  const shopIds = pickedProducts.map(({ shop }) => shop.id);
  act(() => app.get(createCartStore).selectShops(shopIds));
  const { cart_items: groups } = await client.call(getCart);
  return { shopIds, groups: groups.filter(({ shop_id: id }) => shopIds.includes(id)) };
}

export async function selectProduct(app: OpenApp, phone: string, isDigital: boolean) {
  await app.signIn(phone);
  const { client } = app.api;
  const { products } = await client.call(listProducts, { page: 1, per_page: 100 });
  const product = products.find((one) =>
    isDigital ? one.is_digital && one.quantity > 0 : hasNoOptions(one),
  );
  if (!product) throw new Error('Failed to pick a product: none matches. Look at the fixtures.');
  await client.call(addToCart, {
    body: { product_id: product.id, quantity: 1, is_buy_now: true },
  });
  act(() =>
    app.get(createCartStore).saveBuyNow({ shopId: product.shop.id, productId: product.id }),
  );
  return product;
}

/** `size` is an id. */
export interface LineInput {
  product: { id: number; shop: { id: number } };
  quantity?: number;
  size?: number | null;
}

export async function selectLines(app: OpenApp, lines: readonly LineInput[]): Promise<number[]> {
  const { client } = app.api;
  for (const { product, quantity = 1, size = null } of lines) {
    await client.call(addToCart, { body: { product_id: product.id, quantity, size } });
  }
  const shopIds = [...new Set(lines.map(({ product }) => product.shop.id))];
  act(() => app.get(createCartStore).selectShops(shopIds));
  return shopIds;
}

export async function listFlashProducts(app: OpenApp) {
  const { running_flash_sale: sale } = await app.api.client.call(getHome);
  return sale?.products ?? [];
}

export async function countOrders(app: OpenApp): Promise<number> {
  return (await app.api.client.call(listOrders)).total;
}

export const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Fills the required fields only. */
export async function fillAddress(phone = '01700000001'): Promise<void> {
  await fillField(await screen.findByLabelText(/^Name/), 'Nora Lind');
  await fillField(screen.getByLabelText(/^Phone/), phone);
  await fillField(screen.getByLabelText(/^Address line 1/), '12 Harbour Street');
}

export async function placeOrder(): Promise<void> {
  await screen.findByRole('button', { name: 'Change' });
  await user.click(await screen.findByRole('button', { name: 'Place order' }));
}

export async function chooseGateway(name = 'Stripe'): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
}
