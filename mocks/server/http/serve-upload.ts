import type { IncomingMessage, ServerResponse } from 'node:http';
import { findUpload } from '../../domain/uploads/uploads.ts';
import type { World } from '../../domain/world/world.ts';
import { sendJson } from './send-response.ts';

/** What a browser may show in place; anything else is offered for saving. */
const INLINE_TYPES = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/svg+xml',
  'application/pdf',
]);

const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Answers GET and HEAD of a file that somebody sent to this world. Drawings may carry scripts, so whatever was sent is
 * opened without any rights.
 */
export function serveUpload(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): void {
  const upload = findUpload(world, path);
  if (!upload) {
    const message = `Failed to find the file: the world "${world.id}" has no upload ${path}. Request it in the world that received it.`;
    sendJson(response, 404, { message });
    return;
  }
  const isInline = INLINE_TYPES.has(upload.type);
  response.writeHead(200, {
    'Content-Type': isInline ? upload.type : 'application/octet-stream',
    'Content-Length': upload.bytes.length,
    'Content-Disposition': isInline ? 'inline' : 'attachment',
    // A browser's PDF viewer is not allowed to start in a sandbox, and PDFs can't reach the page's origin.
    ...(upload.type === 'application/pdf' ? {} : { 'Content-Security-Policy': SANDBOX_POLICY }),
    'X-Content-Type-Options': 'nosniff',
    // Another world of the same origin may have another file under this path.
    'Cache-Control': 'private, no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : upload.bytes);
}
