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
  const added = await request.post('/api/cart/store', {
    headers,
    data: { product_id: product?.id, quantity: 1 },
  });
  const { cart_items: groups } = ((await added.json()) as CartResponse).data;
  return { 'souk.cart': toEntry({ selectedShopIds: groups.map((group) => group.shop_id) }) };
}

/** Runs on every load, and keeps later changes, such as a logout. */
export async function storeBeforeLoad(page: Page, stored: Stored): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage[name] ??= value;
  }, stored);
}
