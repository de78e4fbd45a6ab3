import type { IncomingMessage, ServerResponse } from 'node:http';
import { parsePictureName } from './picture-request.ts';
import { findPicture } from './picture-store.ts';

function sendError(response: ServerResponse, status: 404 | 500, message: string): void {
  const body = JSON.stringify({ message });
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/**
 * Serves `/media/<name>`: 404 for unknown names, 500 if rendering fails, 304 for a matching
 * `If-None-Match`.
 */
export async function servePicture(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
): Promise<void> {
  const picture = parsePictureName(name);
  if (!picture) {
    sendError(
      response,
      404,
      `Failed to find the picture: no picture is called ${JSON.stringify(name.slice(0, 120))}. Names read <object>-<palette>-<width>.webp, see mocks/media/README.md.`,
    );
    return;
  }
  try {
    const { bytes, etag } = await findPicture(name, picture);
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=86400' };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      'Content-Type': 'image/webp',
      'Content-Length': bytes.length,
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    sendError(
      response,
      500,
      `Failed to render the picture ${name}: ${cause}. Delete .cache/media and try again.`,
    );
  }
}
