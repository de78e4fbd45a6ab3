import type { IncomingMessage, ServerResponse } from 'node:http';
import { findUpload } from '../../domain/uploads/uploads.ts';
import type { World } from '../../domain/world/world.ts';
import { sendJson } from './send-response.ts';

const INLINE_TYPES = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/svg+xml',
  'application/pdf',
]);

const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves an upload of this world. SVG can contain scripts, so uploads open in a sandbox. */
export function serveUpload(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): void {
  const upload = findUpload(world, path);
  if (!upload) {
    const message = `Failed to find the file: nobody has sent ${path} to the world "${world.id}". Ask in the world that it was sent to.`;
    sendJson(response, 404, { message });
    return;
  }
  const isInline = INLINE_TYPES.has(upload.type);
  response.writeHead(200, {
    'Content-Type': isInline ? upload.type : 'application/octet-stream',
    'Content-Length': upload.bytes.length,
    'Content-Disposition': isInline ? 'inline' : 'attachment',
    // A sandbox blocks the PDF viewer, and PDFs can't reach the page's origin.
    ...(upload.type === 'application/pdf' ? {} : { 'Content-Security-Policy': SANDBOX_POLICY }),
    'X-Content-Type-Options': 'nosniff',
    // Another world can have another file under this path.
    'Cache-Control': 'private, no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : upload.bytes);
}
