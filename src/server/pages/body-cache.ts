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
  [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
};

type Compression = Exclude<Encoding, 'identity'>;

/** First body of a page: a twentieth of rendering it (PERF-04). */
const QUICK: Record<Compression, number> = { br: 1, gzip: 1 };
/** Of a page that is read again: a fifth smaller, for ten times the time. */
const SMALL: Record<Compression, number> = { br: 7, gzip: 7 };

interface Stored {
  body: Buffer;
  isSmall: boolean;
}

/** Compresses each body once, and better when it is read again. */
export class BodyCache {
  readonly #bodies: LRUCache<string, Stored>;
  readonly #improving = new Set<string>();

  constructor(maxBytes: number) {
    this.#bodies = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: ({ body }) => Math.max(1, body.length),
    });
  }

  encoded(id: string, read: () => Buffer, encoding: Encoding): Buffer {
    if (encoding === 'identity') return read();
    const key = `${encoding} ${id}`;
    const known = this.#bodies.get(key);
    if (known) {
      // Later readers get the smaller body.
      if (!known.isSmall) void this.#improve(key, read, encoding);
      return known.body;
    }
    // A stream and another thread would take longer than the compression.
    const body = compressNow(read(), encoding);
    this.#bodies.set(key, { body, isSmall: false });
    return body;
  }

  get bytes(): number {
    return this.#bodies.calculatedSize;
  }

  async #improve(key: string, read: () => Buffer, encoding: Compression): Promise<void> {
    if (this.#improving.has(key)) return;
    this.#improving.add(key);
    const compress = encoding === 'br' ? brotli : gzip;
    try {
      const body = await compress(read(), optionsFor(SMALL[encoding]));
      this.#bodies.set(key, { body, isSmall: true });
    } finally {
      this.#improving.delete(key);
    }
  }
}

function compressNow(body: Buffer, encoding: Compression): Buffer {
  const compress = encoding === 'br' ? zlib.brotliCompressSync : zlib.gzipSync;
  return compress(body, optionsFor(QUICK[encoding]));
}

/** Each compressor ignores the other's. */
function optionsFor(quality: number): zlib.BrotliOptions & zlib.ZlibOptions {
  return {
    level: quality,
    params: { ...BROTLI_PARAMS, [zlib.constants.BROTLI_PARAM_QUALITY]: quality },
  };
}
