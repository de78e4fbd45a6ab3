import { expect, it } from 'vitest';
import { withdrawProduct } from '../inventory/products.ts';
import { openShop } from '../testing/open-shop.ts';
import { pickCart } from '../testing/pick-product.ts';
import type { Visitor } from '../testing/visitor.ts';

const shop = openShop();
const { one, other } = pickCart();

function toggle(visitor: Visitor, product_id: number) {
  return visitor.post<'FavouriteResponse'>('/api/favorite-add-or-remove', { product_id });
}

async function listIds(visitor: Visitor): Promise<number[]> {
  const { body } = await visitor.get<'FavouritesResponse'>('/api/favorite-products');
  return body.data.products.map(({ id }) => id);
}

it('@API-04 adds, lists and removes a favourite', async () => {
  const amira = await shop.enter().visitor.signIn();
  const marked = await toggle(amira, one.id);
  expect([marked.status, marked.body.message]).toEqual([200, 'favorite updated successfully']);
  expect(marked.body.data.product).toMatchObject({ id: one.id, is_favorite: true });
  await toggle(amira, other.id);
  const { body } = await amira.get<'FavouritesResponse'>('/api/favorite-products');
  expect(body.message).toBe('favorite products');
  expect(body.data.products.map(({ id, is_favorite }) => [id, is_favorite])).toEqual([
    [one.id, true],
    [other.id, true],
  ]);
  expect((await toggle(amira, one.id)).body.data.product.is_favorite).toBe(false);
  expect(await listIds(amira)).toEqual([other.id]);
});

it('@API-04 marks favourites in every list, for their owner only', async () => {
  const { visitor } = shop.enter();
  const [amira, nora] = [await visitor.signIn(), await visitor.signIn('new@souk.example')];
  await toggle(amira, one.id);
  const path = `/api/product-details?product_id=${one.id}`;
  const seenBy = async (someone: Visitor) =>
    (await someone.get<'ProductResponse'>(path)).body.data.product.is_favorite;
  expect(await Promise.all([amira, nora, visitor].map(seenBy))).toEqual([true, false, false]);
});

it('@API-04 treats an unknown token as a guest on public calls', async () => {
  const guest = shop.enter().visitor.withHeaders({ Authorization: 'Bearer 9|nobody' });
  const path = `/api/product-details?product_id=${one.id}`;
  const { status, body } = await guest.get<'ProductResponse'>(path);
  expect([status, body.data.product.is_favorite]).toEqual([200, false]);
});

it('@API-04 leaves out withdrawn products', async () => {
  const { visitor, world } = shop.enter();
  const amira = await visitor.signIn();
  await toggle(amira, one.id);
  withdrawProduct(world, one.id);
  expect(await listIds(amira)).toEqual([]);
});

it.each([
  [{}, 'The product id is required.'],
  [{ product_id: 99_999 }, 'The selected product id is invalid.'],
])('@API-04 rejects %j', async (body, text) => {
  const amira = await shop.enter().visitor.signIn();
  const refused = await amira.post<'ValidationError'>('/api/favorite-add-or-remove', body);
  expect([refused.status, refused.body]).toEqual([
    422,
    { message: text, errors: { product_id: [text] } },
  ]);
});

it('@API-04 rejects guests', async () => {
  const { visitor } = shop.enter();
  const { status, body } = await visitor.get<'ErrorMessage'>('/api/favorite-products');
  expect([status, body]).toEqual([401, { message: 'Unauthenticated.' }]);
});

it('@API-07 does not share favourites between worlds', async () => {
  const amira = await shop.enter().visitor.signIn();
  await toggle(amira, one.id);
  expect(await listIds(await shop.enter().visitor.signIn())).toEqual([]);
});
