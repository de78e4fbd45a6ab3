import { describe, expect, it } from 'vitest';
import { readPdf } from '../../server/pages/testing/read-pdf.ts';
import { openShop } from '../testing/open-shop.ts';

const shop = openShop();

function enter() {
  const { world } = shop.enter();
  const [licence] = world.licences;
  if (!licence) throw new Error('The world has no past licence.');
  const download = (path: string) =>
    fetch(`${shop.origin}/api/download-product-license/${path}`, {
      headers: { 'X-Mock-World': world.id, 'X-Requested-With': 'XMLHttpRequest' },
    });
  return { world, licence, download };
}

describe('GET /download-product-license', () => {
  it('@API-04 returns the same document for both URL forms to anyone with the key', async () => {
    const { download, licence, world } = enter();
    const files = [];
    for (const path of [
      `${licence.key}?order_id=${licence.orderId}`,
      `${licence.key}/${licence.orderId}`,
    ]) {
      const response = await download(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('x-contract-violation')).toBeNull();
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toBe(
        'attachment; filename=license-1.pdf',
      );
      files.push(Buffer.from(await response.arrayBuffer()));
    }
    expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true);
    const texts = readPdf(files[0] ?? Buffer.alloc(0));
    const name = world.base.products[licence.productId - 1]?.name.en;
    expect(texts).toEqual(expect.arrayContaining([licence.key, name, 'Amira Haddad']));
  });

  it.each(['AAAA-AAAA-AAAA-AAAA/3', 'AAAA-AAAA-AAAA-AAAA?order_id=3'])(
    '@API-04 returns 500 for the unknown key %s, as the backend does',
    async (path) => {
      const response = await enter().download(path);
      expect([response.status, await response.json()]).toEqual([500, { message: 'Server Error' }]);
    },
  );

  it('@API-04 returns 500 for a key of another order', async () => {
    const { download, licence } = enter();
    expect((await download(`${licence.key}/${licence.orderId + 1}`)).status).toBe(500);
  });
});
