import type { IncomingMessage } from 'node:http';

const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Reads a body. @throws above 10 MB, and when the client disconnects. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (request.method === 'GET' || request.method === 'HEAD') return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';

  constructor() {
    super(
      `Failed to read the body: it is larger than ${MAX_BODY_BYTES / 1024 / 1024} MB. Send less.`,
    );
  }
}
