import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

type MockMessage =
  | { type: 'ready'; port: number }
  | { type: 'contract-loaded' }
  | { type: 'contract-refused'; message: string };

export interface MockProcess {
  /** Resolves when the mock is ready; rejects if it exits first. */
  start: () => Promise<void>;
  restart: () => Promise<void>;
  /** Keeps carts and sessions. @throws if the mock rejects the contract. */
  reloadContract: () => Promise<void>;
  stop: () => void;
}

export function createMockProcess(root: string, port: number): MockProcess {
  let child: ChildProcess | undefined;

  const waitForMessage = (isExpected: (message: MockMessage) => boolean, send?: object) =>
    new Promise<void>((resolve, reject) => {
      const current = child;
      if (!current) throw new Error('Failed to reach the mock: it is not running.');
      const finish = (error?: Error) => {
        current.off('message', onMessage);
        current.off('exit', onExit);
        if (error) reject(error);
        else resolve();
      };
      const onMessage = (message: MockMessage) => {
        if (message.type === 'contract-refused') finish(new Error(message.message));
        else if (isExpected(message)) finish();
      };
      const onExit = (code: number | null) =>
        finish(new Error(`The mock exited with status ${code}. See its message above.`));
      current.on('message', onMessage);
      current.on('exit', onExit);
      if (send) current.send(send);
    });

  const start = () => {
    child = spawn(process.execPath, ['--import', 'tsx', join(root, 'mocks/main.ts')], {
      cwd: root,
      env: { ...process.env, MOCK_PORT: String(port), MOCK_QUIET: '1' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    return waitForMessage((message) => message.type === 'ready');
  };
  const stop = () => {
    child?.kill();
    child = undefined;
  };

  return {
    start,
    stop,
    async restart() {
      const ended = child && new Promise((resolve) => child?.once('exit', resolve));
      stop();
      await ended;
      await start();
    },
    reloadContract: () =>
      waitForMessage((message) => message.type === 'contract-loaded', { type: 'contract' }),
  };
}
