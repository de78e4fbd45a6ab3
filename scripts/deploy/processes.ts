import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_TIMEOUT_MS = 60_000;
const RETRY_MS = 20;

export interface RunningProcess {
  kill: (signal: NodeJS.Signals) => void;
  /** Sends SIGTERM and waits for the end. */
  stop: () => Promise<void>;
}

/** Starts a program and waits until it listens. @throws with its output if it exits first. */
export async function startProgram(
  command: readonly [program: string, ...parameters: string[]],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningProcess> {
  const [program, ...parameters] = command;
  const child = spawn(program, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000);
    });
  }
  let exit: string | undefined;
  child.once('error', (error) => (exit = error.message));
  child.once('close', (code) => (exit ??= `it exited with code ${code}`));
  const startedAt = performance.now();
  while (!(await isListening(port))) {
    if (exit === undefined && performance.now() - startedAt > START_TIMEOUT_MS) {
      exit = `port ${port} is closed after ${START_TIMEOUT_MS} ms`;
      child.kill('SIGKILL');
    }
    if (exit !== undefined) throw new Error(`Failed to start ${program}: ${exit}.\n${output}`);
    await wait(RETRY_MS);
  }
  return { kill: (signal) => void child.kill(signal), stop: () => stopChild(child) };
}

/** Whether the program is in `PATH` or where Debian has its servers. */
export function isInstalled(program: string, option: string): boolean {
  return spawnSync(program, [option], { stdio: 'ignore', env: withServerPaths() }).status === 0;
}

/** Debian installs nginx and varnishd where only root's `PATH` finds them. */
export function withServerPaths(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
