import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/negotiate-encoding.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** For zlib's Brotli compressors. */
export const BROTLI_PARAMS = {
  // Less than 1 ms per page; quality 11 would take 300 ms.
  [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
  // The default of 4 MB costs more to allocate than compressing a page.
  [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
};

/** Compresses each body once, also for concurrent readers. */
export class BodyCache {
  readonly #bodies: LRUCache<string, Buffer>;
  readonly #flights = new Map<string, Promise<Buffer>>();

  constructor(maxBytes: number) {
    this.#bodies = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: (body) => Math.max(1, body.length),
    });
  }

  async encoded(id: string, read: () => Buffer, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return read();
    const key = `${encoding} ${id}`;
    const known = this.#bodies.get(key) ?? this.#flights.get(key);
    if (known) return known;
    const compression = compress(read(), encoding)
      .then((body) => {
        this.#bodies.set(key, body);
        return body;
      })
      .finally(() => this.#flights.delete(key));
    this.#flights.set(key, compression);
    return compression;
  }

  get bytes(): number {
    return this.#bodies.calculatedSize;
  }
}

function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level: 5 });
  return brotli(body, {
    params: {
      ...BROTLI_PARAMS,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
