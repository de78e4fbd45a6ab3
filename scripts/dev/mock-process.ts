import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

type MockMessage =
  | { type: 'ready'; port: number }
  | { type: 'contract-loaded' }
  | { type: 'contract-refused'; message: string }
  | { type: 'handler-missing'; message: string };

export interface MockProcess {
  /** Resolves with the port when the mock is ready; rejects with its errors if it exits first. */
  start: () => Promise<number>;
  /** Starts the changed code with all worlds of the old process. Calls during a restart share the next. */
  restart: () => Promise<number>;
  /** Keeps all worlds. @throws if the mock rejects the contract. */
  reloadContract: () => Promise<void>;
  /** Resolves when no start or restart is running, also after one that failed. */
  settled: () => Promise<void>;
  /** Resolves when the mock has stopped. */
  stop: () => Promise<void>;
}

/** The end of what a failed mock prints: the error with its file and line. */
const MAX_ERROR_LENGTH = 4000;

/** Runs the mock as a child process. Port 0 picks a free one. */
export function createMockProcess(
  root: string,
  port: number,
  onMissingHandler: (message: string) => void = () => undefined,
): MockProcess {
  const handoverFolder = join(root, `.cache/mock/handover-${port}`);
  let child: ChildProcess | undefined;
  let errorOutput = '';
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<number> | undefined;

  const waitForMessage = <T extends MockMessage['type']>(type: T, send?: object) =>
    new Promise<Extract<MockMessage, { type: T }>>((resolve, reject) => {
      const current = child;
      if (!current) throw new Error('Failed to reach the mock: it is not running.');
      const finish = (error: Error | undefined, message?: MockMessage) => {
        current.off('message', onMessage);
        current.off('close', onClose);
        if (error) reject(error);
        else resolve(message as Extract<MockMessage, { type: T }>);
      };
      const onMessage = (message: MockMessage) => {
        if (message.type === 'contract-refused') finish(new Error(message.message));
        else if (message.type === type) finish(undefined, message);
      };
      const onClose = (code: number | null) =>
        finish(new Error(`The mock exited with status ${code}.\n${errorOutput.trim()}`));
      current.on('message', onMessage);
      current.on('close', onClose);
      if (send) current.send(send);
    });

  const spawnMock = async () => {
    const inspectPort = process.env['MOCK_INSPECT'] ?? '';
    const options = inspectPort === '' ? [] : [`--inspect=${inspectPort}`];
    const mainFile = join(root, 'mocks/main.ts');
    const started = spawn(process.execPath, [...options, '--import', 'tsx', mainFile], {
      cwd: root,
      env: {
        ...process.env,
        MOCK_PORT: String(port),
        MOCK_QUIET: '1',
        MOCK_HANDOVER: handoverFolder,
      },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    child = started;
    errorOutput = '';
    started.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      errorOutput = (errorOutput + chunk.toString()).slice(-MAX_ERROR_LENGTH);
    });
    started.on('message', (message: MockMessage) => {
      if (message.type === 'handler-missing') onMissingHandler(message.message);
    });
    started.once('close', () => {
      if (child === started) child = undefined;
    });
    return (await waitForMessage('ready')).port;
  };
  const stop = () => {
    const old = child;
    child = undefined;
    return new Promise<void>((resolve) => {
      if (!old) {
        resolve();
        return;
      }
      old.once('close', () => resolve());
      old.kill();
    });
  };
  const replace = async () => {
    await stop();
    return spawnMock();
  };

  const restart = () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        const replaced = replace();
        running = replaced;
        return replaced;
      });
    return next;
  };

  const settled = async (): Promise<void> => {
    const last = running;
    await (next ?? running).catch(() => undefined);
    if (next !== undefined || running !== last) await settled();
  };

  return {
    stop,
    settled,
    start() {
      rmSync(handoverFolder, { recursive: true, force: true });
      const started = spawnMock();
      running = started;
      return started;
    },
    restart,
    async reloadContract() {
      await settled();
      const before = running;
      try {
        if (child) await waitForMessage('contract-loaded', { type: 'contract' });
        else await restart();
      } catch (error) {
        // Changed code replaced the process. The new one has read the new contract.
        if (running === before) throw error;
        await running;
      }
    },
  };
}
