import zlib from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { BodyCache } from './body-cache.ts';

const page = Buffer.from(
  Array.from({ length: 400 }, (_, index) => `<li>Lamp ${index ** 2} of ${index % 7}</li>`).join(''),
);
const DECODERS = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };

test.each(['br', 'gzip'] as const)(
  '@SRV-06 compresses a body with %s once, and better when it is read again',
  async (encoding) => {
    const cache = new BodyCache(1_000_000);
    const read = vi.fn(() => page);
    const encode = () => cache.encoded('page', read, encoding);
    const first = encode();
    expect(DECODERS[encoding](first)).toEqual(page);
    expect(read).toHaveBeenCalledTimes(1);

    expect([encode(), encode()]).toEqual([first, first]);
    await vi.waitFor(() => expect(encode().length).toBeLessThan(first.length));
    const later = encode();
    expect(DECODERS[encoding](later)).toEqual(page);
    expect(read).toHaveBeenCalledTimes(2);
    expect(cache.bytes).toBe(later.length);
  },
);

test('@SRV-06 sends a body as it is to clients without compression', () => {
  const cache = new BodyCache(1_000_000);
  expect(cache.encoded('page', () => page, 'identity')).toBe(page);
  expect(cache.bytes).toBe(0);
});
