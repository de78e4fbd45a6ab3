import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { DEMO_LOGIN } from '../../mocks/demo-login.ts';
import { STAND_IN_PREFIX } from '../../mocks/server/pages/social/scripts.ts';

const root = resolve(import.meta.dirname, '../..');

/** Starts one mock and one built server on free ports; returns the teardown. */
export default async function startServers(): Promise<() => void> {
  const mock = spawn(process.execPath, ['--import', 'tsx', join(root, 'mocks/main.ts')], {
    cwd: root,
    env: { ...process.env, MOCK_PORT: '0', MOCK_MODE: 'test', MOCK_QUIET: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const mockUrl = `http://127.0.0.1:${await readyPort(mock, 'the mock')}`;
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: {
      ...process.env,
      // Must not affect the build: see server.spec.ts.
      NODE_ENV: 'development',
      PORT: '0',
      BACKEND_URL: mockUrl,
      REALTIME: 'same-origin',
      DEMO_LOGIN,
      SOCIAL_SCRIPTS: STAND_IN_PREFIX,
      MOCK_WORLDS: 'on',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.env['E2E_MOCK_URL'] = mockUrl;
  process.env['E2E_BASE_URL'] = `http://127.0.0.1:${await readyPort(server, 'the built server')}`;
  return () => {
    server.kill();
    mock.kill();
  };
}

function readyPort(child: ChildProcess, name: string): Promise<number> {
  return new Promise((resolvePort, reject) => {
    child.once('message', (message: { port: number }) => resolvePort(message.port));
    child.once('exit', (code) =>
      reject(new Error(`Failed to start ${name}: exit status ${code}.`)),
    );
  });
}
