import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { RuntimeConfig } from '../../src/lib/config/boot-data.ts';
import { BACKEND_PATHS, REALTIME_PATH } from '../../src/server/backend-paths.ts';
import type { GeneratorProcess } from './generator-process.ts';
import { bootPlugin } from './plugins/boot-plugin.ts';
import { contractPlugin } from './plugins/contract-plugin.ts';
import { galleryPlugin } from './plugins/gallery-plugin.ts';
import { panelPlugin } from './plugins/panel-plugin.ts';

export function openVite(
  root: string,
  options: {
    port: number;
    backendUrl: string;
    /** In addition to `BACKEND_PATHS`. */
    paths?: readonly string[];
    config: RuntimeConfig;
    generator: GeneratorProcess;
    reloadContract: () => Promise<void>;
    plugins?: readonly Plugin[];
  },
): Promise<ViteDevServer> {
  const { port, backendUrl, paths = [], config, generator, reloadContract, plugins = [] } = options;
  const forwarded = [...BACKEND_PATHS, ...paths].map(
    (path) => [path, { target: backendUrl, xfwd: true }] as const,
  );
  return createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    plugins: [
      contractPlugin(root, generator, reloadContract),
      ...plugins,
      panelPlugin(),
      galleryPlugin(root),
      bootPlugin(config),
    ],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        ...Object.fromEntries(forwarded),
        [REALTIME_PATH]: { target: backendUrl, xfwd: true, ws: true },
      },
    },
  });
}
