import type { Plugin } from 'vite';

/** Puts the developers' panel into the development page, before the app; a build knows nothing of it. */
export function panelPlugin(): Plugin {
  return {
    name: 'souk-panel',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/dev/main.tsx' }, injectTo: 'head' },
    ],
  };
}
