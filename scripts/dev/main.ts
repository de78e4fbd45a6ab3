import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { DEMO_LOGIN } from '../../mocks/demo.ts';
import { STAND_IN } from '../../mocks/pages/social/scripts.ts';
import { FORWARDED, readDemo } from '../../src/server/config.ts';
import { REALTIME_PATH } from '../../src/server/realtime.ts';
import { generate, writeGenerated } from '../generate/generate.ts';
import { ContractProblems } from '../generate/problem.ts';
import { demandFreePorts, readPort } from '../ports.ts';
import { bootPlugin } from './boot-plugin.ts';
import { contractPlugin } from './contract-plugin.ts';
import { GALLERY_PATH, galleryPlugin } from './gallery-plugin.ts';
import { createMockProcess } from './mock-process.ts';
import { panelPlugin } from './panel-plugin.ts';

const root = resolve(import.meta.dirname, '../..');

try {
  const ports = {
    PORT: readPort('PORT', 5173),
    MOCK_PORT: readPort('MOCK_PORT', 4010),
    PRISM_PORT: readPort('PRISM_PORT', 4011),
  };
  await demandFreePorts(ports);
  await develop(ports);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function develop(ports: { PORT: number; MOCK_PORT: number; PRISM_PORT: number }) {
  await generateOrWarn();
  const mock = createMockProcess(root, ports.MOCK_PORT);
  const mockUrl = `http://127.0.0.1:${ports.MOCK_PORT}`;
  const forwarded = [...FORWARDED, STAND_IN, '/__mock/'].map((path) => [
    path,
    { target: mockUrl, xfwd: true },
  ]);
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    plugins: [
      contractPlugin(root, () => mock.reloadContract()),
      panelPlugin(),
      galleryPlugin(root),
      bootPlugin({
        apiBase: '',
        realtime: { host: '127.0.0.1', port: ports.PORT, tls: false },
        demo: readDemo(DEMO_LOGIN),
        socialScripts: STAND_IN,
      }),
    ],
    server: {
      host: '127.0.0.1',
      port: ports.PORT,
      strictPort: true,
      proxy: {
        ...(Object.fromEntries(forwarded) as Record<string, { target: string }>),
        [REALTIME_PATH]: { target: mockUrl, xfwd: true, ws: true },
      },
    },
  });
  await Promise.all([mock.start(), vite.listen()]);

  const mocks = join(root, 'mocks');
  vite.watcher.add(mocks);
  vite.watcher.on('change', (path) => {
    if (!path.startsWith(mocks) || path.startsWith(join(mocks, 'generated'))) return;
    mock.restart().catch((error: unknown) => console.error(String(error)));
  });

  const prism = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/prism.ts'), '--quiet'],
    {
      cwd: root,
      env: {
        ...process.env,
        PRISM_PORT: String(ports.PRISM_PORT),
        MOCK_PORT: String(ports.MOCK_PORT),
      },
      // The channel ends with us, and Prism with the channel.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const stop = () => {
    mock.stop();
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

/** A broken contract must not keep the shop from starting: what was generated last still works. */
async function generateOrWarn() {
  try {
    writeGenerated(root, await generate(root));
  } catch (error) {
    if (!(error instanceof ContractProblems)) throw error;
    console.error(`${error.message}\nGoing on with what was generated before.`);
  }
}
