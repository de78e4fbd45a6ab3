import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { DEMO_LOGIN } from '../../mocks/demo-login.ts';
import { STAND_IN_PREFIX } from '../../mocks/server/pages/social/scripts.ts';
import { createMockProcess } from './mock-process.ts';
import { assertPortsFree, readPort } from './ports.ts';

const root = resolve(import.meta.dirname, '../..');

try {
  const ports = { PORT: readPort('PORT', 4173), MOCK_PORT: readPort('MOCK_PORT', 4010) };
  await assertPortsFree(ports);
  await preview(ports);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function preview(ports: { PORT: number; MOCK_PORT: number }) {
  const mock = createMockProcess(root, ports.MOCK_PORT);
  await mock.start();
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(ports.PORT),
      BACKEND_URL: `http://127.0.0.1:${ports.MOCK_PORT}`,
      REALTIME: 'same-origin',
      DEMO_LOGIN,
      SOCIAL_SCRIPTS: STAND_IN_PREFIX,
      MOCK_WORLDS: 'on',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = () => {
    void mock.stop();
    server.kill();
  };
  server.on('message', () => {
    console.log(
      `\n  Souk (production build)  http://127.0.0.1:${ports.PORT}\n  Mock                     http://127.0.0.1:${ports.MOCK_PORT}\n`,
    );
  });
  server.on('exit', (code) => {
    void mock.stop();
    process.exit(code ?? 0);
  });
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
