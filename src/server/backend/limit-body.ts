import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

export class BodyTooLargeError extends Error {}

/**
 * Returns the body, which fails with {@link BodyTooLargeError} after `maxBytes`. For bodies without
 * Content-Length.
 */
export function limitBody(request: IncomingMessage, maxBytes: number): Transform {
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new BodyTooLargeError());
      else done(null, chunk);
    },
  });
  // `pipeline` would destroy the connection, which the 413 needs.
  request.on('error', (error) => limited.destroy(error));
  request.on('aborted', () => limited.destroy(new Error('The client disconnected.')));
  limited.on('error', () => request.unpipe(limited));
  return request.pipe(limited);
}
