import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const GALLERY_PATH = '/ui';

/** Serves the gallery during development. */
export function galleryPlugin(root: string): Plugin {
  return {
    name: 'souk-gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?', 1)[0] !== GALLERY_PATH) {
          next();
          return;
        }
        readFile(join(root, 'src/dev/gallery/index.html'), 'utf8')
          .then((html) => server.transformIndexHtml(GALLERY_PATH, html))
          .then((html) => response.setHeader('content-type', 'text/html').end(html), next);
      });
    },
  };
}
