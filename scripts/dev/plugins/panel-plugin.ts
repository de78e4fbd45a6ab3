import type { Plugin } from 'vite';
import { GALLERY_PATH } from './gallery-plugin.ts';

/** Adds the developers' panel before the app. */
export function panelPlugin(): Plugin {
  return {
    name: 'souk-panel',
    apply: 'serve',
    transformIndexHtml: (_html, { path }) =>
      path === GALLERY_PATH
        ? []
        : [
            {
              tag: 'script',
              attrs: { type: 'module', src: '/src/dev/main.tsx' },
              injectTo: 'head',
            },
          ],
  };
}
