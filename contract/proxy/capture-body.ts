import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from 'node:zlib';
import { errorMessage } from '../lib/error-message.ts';
import type { DecodingError } from '../engine/parse-response-body.ts';

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

// Clients accept data without its checksum. If more is missing, the JSON is incomplete.
const ZLIB_OPTIONS = { finishFlush: constants.Z_SYNC_FLUSH };

const DECODERS: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  gzip: (body) => promisify(gunzip)(body, ZLIB_OPTIONS),
  'x-gzip': (body) => promisify(gunzip)(body, ZLIB_OPTIONS),
  // Some servers leave out the zlib header, which clients accept.
  deflate: (body) =>
    ((body[0] ?? 0) & 0x0f) === 0x08
      ? promisify(inflate)(body, ZLIB_OPTIONS)
      : promisify(inflateRaw)(body, ZLIB_OPTIONS),
  br: promisify(brotliDecompress),
};

export interface DecodedBody {
  /** Undefined if the body was not decoded. */
  body: Buffer | undefined;
  error?: DecodingError;
  /** Why the body can't be validated. */
  unchecked?: string;
}

/** Decodes a captured body by its Content-Encoding. */
export async function decodeBody(
  body: Buffer | undefined,
  coding = 'identity',
): Promise<DecodedBody> {
  if (!body) return { body, unchecked: 'it is longer than 16 MB' };
  const name = coding.trim().toLowerCase();
  if (body.length === 0 || name === 'identity' || name === '') return { body };
  const decode = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (!decode) return { body: undefined, unchecked: `its encoding is ${coding}` };
  try {
    return { body: await decode(body) };
  } catch (error) {
    return { body: undefined, error: { coding, reason: errorMessage(error) } };
  }
}
