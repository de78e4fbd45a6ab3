import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.css', '.js', '.json', '.svg', '.txt']);

interface StaticFile {
  type: string;
  cacheControl: string;
  plain: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
}

/** Serves the built files from memory: hashed names for ever, compressed once at start. */
export function createStaticFiles(folder: string) {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(folder, path).split(sep).join('/')}`;
    if (name.startsWith('/.vite/') || name === '/index.html') continue;
    files.set(name, readFile(path, name));
  }

  /** Answers when the address is a file; returns false when it is not. */
  return function serve(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const file = files.get(path);
    if (!file) return false;
    const accepted = request.headers['accept-encoding'] ?? '';
    const [body, encoding] =
      file.brotli && accepted.includes('br')
        ? [file.brotli, 'br']
        : file.gzip && accepted.includes('gzip')
          ? [file.gzip, 'gzip']
          : [file.plain, undefined];
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': file.cacheControl,
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function readFile(path: string, name: string): StaticFile {
  const plain = readFileSync(path);
  const extension = extname(name);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    cacheControl: name.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    plain,
    ...(COMPRESSED.has(extension)
      ? { brotli: brotliCompressSync(plain), gzip: gzipSync(plain) }
      : {}),
  };
}
