import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend, type TestBackend } from '../testing/backend.ts';
import { SCRIPT, SCRIPT_PATH } from '../testing/built-client.ts';
import { send } from '../testing/client.ts';
import { startSouk, type TestSouk } from '../testing/start-souk.ts';

let backend: TestBackend;
let souk: TestSouk;
beforeAll(async () => {
  backend = await startBackend();
  souk = await startSouk(backend.port);
});
afterAll(async () => {
  await souk.stop();
  await backend.stop();
});

const get = (path: string, headers = {}) => send(souk.port, path, { headers });

describe('a built file', () => {
  it('@SRV-06 is immutable and sent precompressed', async () => {
    const plain = await get(SCRIPT_PATH);
    expect(plain.text).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const brotli = await get(SCRIPT_PATH, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^(?:text|application)\/javascript/) as string,
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const gzip = await get(SCRIPT_PATH, { 'accept-encoding': 'br;q=0, gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  it('@SRV-06 has an ETag and ranges', async () => {
    const { headers } = await get(SCRIPT_PATH);
    expect((await get(SCRIPT_PATH, { 'if-none-match': headers['etag'] })).status).toBe(304);
    const part = await get(SCRIPT_PATH, { range: 'bytes=0-9' });
    expect([part.status, part.text]).toEqual([206, SCRIPT.slice(0, 10)]);
  });

  it('@SRV-06 without a hash in its name is revalidated after an hour', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['/.vite/manifest.json', '/index.html', `${SCRIPT_PATH}.br`, '/_souk/gone.js'])(
    '@SRV-02 is not served for %s',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).not.toMatch(/index\.html|<!--app-->/);
      expect(backend.requests).toEqual([]);
    },
  );
});
