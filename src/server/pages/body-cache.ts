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

type Compression = Exclude<Encoding, 'identity'>;

/** First body of a page: a tenth of rendering it (PERF-04). */
const QUICK: Record<Compression, number> = { br: 2, gzip: 3 };
/** Of a page that is read again: a tenth smaller, for five times the time. */
const SMALL: Record<Compression, number> = { br: 7, gzip: 7 };

interface Stored {
  body: Buffer;
  isSmall: boolean;
}

/** Compresses each body once, also for concurrent readers, and better when it is read again. */
export class BodyCache {
  readonly #bodies: LRUCache<string, Stored>;
  readonly #flights = new Map<string, Promise<Buffer>>();

  constructor(maxBytes: number) {
    this.#bodies = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: ({ body }) => Math.max(1, body.length),
    });
  }

  async encoded(id: string, read: () => Buffer, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return read();
    const key = `${encoding} ${id}`;
    const known = this.#bodies.get(key);
    const flight = this.#flights.get(key);
    if (known?.isSmall) return known.body;
    if (known) {
      // Later readers get the smaller body.
      if (!flight) void this.#compress(key, read(), encoding, true);
      return known.body;
    }
    return flight ?? this.#compress(key, read(), encoding, false);
  }

  get bytes(): number {
    return this.#bodies.calculatedSize;
  }

  #compress(key: string, body: Buffer, encoding: Compression, isSmall: boolean): Promise<Buffer> {
    const flight = compress(body, encoding, (isSmall ? SMALL : QUICK)[encoding])
      .then((compressed) => {
        this.#bodies.set(key, { body: compressed, isSmall });
        return compressed;
      })
      .finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}

function compress(body: Buffer, encoding: Compression, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level: quality });
  return brotli(body, {
    params: {
      ...BROTLI_PARAMS,
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
