import type { APIRequestContext, Page } from '@playwright/test';

/** Entries of the shop's local storage. */
export type Stored = Record<string, string>;

interface LoginResponse {
  data: { user: object; access: { token: string } };
}

interface ProductsResponse {
  data: { products: { id: number; quantity: number; is_digital: boolean }[] };
}

interface CartResponse {
  data: { cart_items: { shop_id: number }[] };
}

const toEntry = (state: object) => JSON.stringify({ state, version: 1 });

/** Signs a customer in without the dialog. */
export async function logInByApi(
  request: APIRequestContext,
  phone = 'demo@souk.example',
): Promise<{ token: string; stored: Stored }> {
  const response = await request.post('/api/login', { data: { phone, password: 'secret' } });
  const { user, access } = ((await response.json()) as LoginResponse).data;
  const session = { token: access.token, user, expiredUserId: null };
  return { token: access.token, stored: { 'souk.session': toEntry(session) } };
}

/** Adds a product in stock to the customer's cart, and selects its shop. */
export async function fillCartByApi(request: APIRequestContext, token: string): Promise<Stored> {
  const headers = { Authorization: `Bearer ${token}` };
  const list = await request.get('/api/products?page=1&per_page=50', { headers });
  const { products } = ((await list.json()) as ProductsResponse).data;
  const product = products.find(({ quantity, is_digital: digital }) => !digital && quantity > 9);
  const groups = await addToCartByApi(request, token, [product?.id ?? Number.NaN]);
  return { 'souk.cart': toEntry({ selectedShopIds: groups.map((group) => group.shop_id) }) };
}

/**
 * Adds products that need no options to the customer's cart. Returns the cart by shop.
 *
 * @throws if the backend rejects one.
 */
export async function addToCartByApi(
  request: APIRequestContext,
  token: string,
  productIds: readonly number[],
  quantity = 1,
): Promise<CartResponse['data']['cart_items']> {
  let groups: CartResponse['data']['cart_items'] = [];
  for (const id of productIds) {
    const added = await request.post('/api/cart/store', {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      data: { product_id: id, quantity, size: null, color: null, unit: null, is_buy_now: false },
    });
    if (!added.ok()) throw new Error(`Failed to add product ${id}: ${await added.text()}`);
    groups = ((await added.json()) as CartResponse).data.cart_items;
  }
  return groups;
}

/** Runs on every load, and keeps later changes, such as a logout. */
export async function storeBeforeLoad(page: Page, stored: Stored): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage[name] ??= value;
  }, stored);
}
