import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DEMO_LOGIN } from '../../mocks/demo-login.ts';
import { STAND_IN_PREFIX } from '../../mocks/server/pages/social/scripts.ts';
import { BACKEND_PATHS } from '../../src/server/backend-paths.ts';
import { parseDemoLogin } from '../../src/server/config/parse-demo-login.ts';
import type { GeneratorProcess } from './generator-process.ts';
import { GALLERY_PATH } from './plugins/gallery-plugin.ts';
import { mockPlugin } from './plugins/mock-plugin.ts';
import { openVite } from './start-vite.ts';

/** Starts the dev server with the mock, and plain Prism for comparison. */
export async function startDevWithMock(
  root: string,
  generator: GeneratorProcess,
  ports: { PORT: number; MOCK_PORT: number; PRISM_PORT: number },
): Promise<void> {
  const mockPaths = [STAND_IN_PREFIX, '/__mock/'];
  const { mock, plugin } = mockPlugin(root, ports.MOCK_PORT, [...BACKEND_PATHS, ...mockPaths]);
  const mockUrl = `http://127.0.0.1:${ports.MOCK_PORT}`;
  const vite = await openVite(root, {
    port: ports.PORT,
    backendUrl: mockUrl,
    paths: mockPaths,
    config: {
      apiBase: '',
      realtime: { host: '127.0.0.1', port: ports.PORT, tls: false },
      demo: parseDemoLogin(DEMO_LOGIN),
      socialScripts: STAND_IN_PREFIX,
      prefersOwnTexts: process.env['PREFER_OWN_TEXTS'] === 'on',
      imagePrefixes: [],
    },
    generator,
    reloadContract: () => mock.reloadContract(),
    plugins: [plugin],
  });
  await Promise.all([mock.start(), vite.listen()]);

  const prism = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/dev/prism.ts'), '--quiet'],
    {
      cwd: root,
      env: {
        ...process.env,
        PRISM_PORT: String(ports.PRISM_PORT),
        MOCK_PORT: String(ports.MOCK_PORT),
      },
      // Prism exits when the channel closes.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const stop = () => {
    void mock.stop();
    prism.kill();
    void vite.close().finally(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  console.log(`
  Souk          http://127.0.0.1:${ports.PORT}
  Mock          ${mockUrl}
  Plain Prism   http://127.0.0.1:${ports.PRISM_PORT}
  Components    http://127.0.0.1:${ports.PORT}${GALLERY_PATH}

  Demo login: ${DEMO_LOGIN.replace(':', ' / ')}. Stop with Ctrl+C.
`);
}
