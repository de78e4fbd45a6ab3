import type { Readable } from 'node:stream';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { promisify } from 'node:util';

/** Copies of longer bodies are not kept; they pass unjudged. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Gathers what passes through a stream; the copy is undefined when it became too long. */
export function captureBody(stream: Readable): () => Buffer | undefined {
  let chunks: Buffer[] | undefined = [];
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > MOST_BYTES) chunks = undefined;
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

/** A body without its content coding; undefined when that is one that we cannot undo. @throws when it is broken. */
export async function decode(
  body: Buffer | undefined,
  coding = 'identity',
): Promise<Buffer | undefined> {
  const name = coding.trim().toLowerCase();
  if (!body || body.length === 0 || name === 'identity' || name === '') return body;
  const decoder = name in DECODERS ? DECODERS[name as keyof typeof DECODERS] : undefined;
  return decoder?.(body);
}
