import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../../http/send-response.ts';
import { makeDownload } from './make-download.ts';

/** Serves `/media/downloads/<file>`; 404 for unknown files. */
export async function serveDownload(
  request: IncomingMessage,
  response: ServerResponse,
  fileName: string,
): Promise<void> {
  const download = await makeDownload(fileName);
  if (!download) {
    const name = JSON.stringify(fileName.slice(0, 120));
    const message = `Failed to find the download: no product has a file ${name}. Use the URLs in an order's attachments.`;
    sendJson(response, 404, { message }, { 'cache-control': 'no-store' });
    return;
  }
  response.writeHead(200, {
    'content-type': download.type,
    'content-length': download.content.length,
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : download.content);
}
