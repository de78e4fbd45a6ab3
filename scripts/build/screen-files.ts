import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/**
 * Adds `export const file`, the source file's path, to every screen's module on the server. It is the screen's key in the manifest
 * of the browser's build, so the server knows which files to preload. The browser needs none of these names.
 */
export function screenFiles(): Plugin {
  let root = '';
  return {
    name: 'screen-files',
    configResolved(config) {
      root = config.root;
    },
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      filter: { id: /\/src\/features\/[^/]+\/screens\/[^/]+-(screen\.tsx|route\.ts)$/ },
      handler: (code, id) => ({
        code: `${code}\nexport const file = ${JSON.stringify(normalizePath(relative(root, id)))};\n`,
        // The lines above it stay where they are.
        map: null,
      }),
    },
  };
}
