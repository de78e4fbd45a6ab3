import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

export class BodyTooLargeError extends Error {}

/** A request's body that fails with {@link BodyTooLargeError} after `maxBytes`, for bodies that declare no length. */
export function limitBody(request: IncomingMessage, maxBytes: number): Transform {
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new BodyTooLargeError());
      else done(null, chunk);
    },
  });
  // `pipeline` would destroy the request, and with it the connection that the 413 needs.
  request.on('error', (error) => limited.destroy(error));
  request.on('aborted', () => limited.destroy(new Error('The client left.')));
  limited.on('error', () => request.unpipe(limited));
  return request.pipe(limited);
}
