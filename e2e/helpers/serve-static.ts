import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

interface Worker {
  fetch: (
    request: Request,
    env: { ASSETS: { fetch: (request: Request) => Promise<Response> } },
  ) => Promise<Response>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder as Cloudflare Pages does, by the written worker. */
export async function serveStatic(output: string): Promise<{ url: string; stop: () => void }> {
  // Without a package.json the file would be a CommonJS module.
  const code = readFileSync(join(output, 'hosts/cloudflare/_worker.js'), 'utf8');
  const module = `data:text/javascript,${encodeURIComponent(code)}`;
  const { default: worker } = (await import(module)) as { default: Worker };
  const read = (path: string, status: number) => {
    const type = TYPES[extname(path)] ?? 'text/plain';
    return new Response(readFileSync(path), { status, headers: { 'content-type': type } });
  };
  const loadAsset = async (request: Request): Promise<Response> => {
    const path = join(output, 'site', decodeURIComponent(new URL(request.url).pathname));
    const page = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
    const file = [path, page].find((one) => extname(one) !== '' && existsSync(one));
    return file ? read(file, 200) : read(join(output, 'site/404.html'), 404);
  };

  const server = createServer((request, response) => {
    const url = `http://${request.headers.host}${request.url}`;
    worker.fetch(new Request(url), { ASSETS: { fetch: loadAsset } }).then(
      async ({ status, headers, body }) => {
        response.writeHead(status, Object.fromEntries(headers));
        response.end(body && Buffer.from(await new Response(body).arrayBuffer()));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
