import type { Readable } from 'node:stream';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { promisify } from 'node:util';

/** Longer bodies are not validated. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Copies the data of a stream. The returned function returns undefined if it is too long. */
export function captureBody(stream: Readable): () => Buffer | undefined {
  let chunks: Buffer[] | undefined = [];
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) chunks = undefined;
    chunks?.push(chunk);
  });
  return () => chunks && Buffer.concat(chunks);
}

const DECODERS = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/**
 * Decodes a body by its content coding; returns undefined for unknown codings. @throws for a
 * malformed body.
 */
export async function decodeContent(
  body: Buffer | undefined,
  coding = 'identity',
): Promise<Buffer | undefined> {
  const name = coding.trim().toLowerCase();
  if (!body || body.length === 0 || name === 'identity' || name === '') return body;
  const decoder = name in DECODERS ? DECODERS[name as keyof typeof DECODERS] : undefined;
  return decoder?.(body);
}
