import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/**
 * Exports the source path, a manifest key, from screens on the server. The server then knows which
 * files to preload.
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
        map: null,
      }),
    },
  };
}
