import type { Plugin } from 'vite';

/** Leaves out of the browser's routes table what only the server reads: the names of the screens' source files, 1 kB of them. */
export function serverFields(): Plugin {
  return {
    name: 'server-fields',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /src[\\/]app[\\/]routes\.ts$/ },
      handler: (code) => code.replaceAll(/^ *file: '[^']+',$/gm, "    file: '',"),
    },
  };
}
