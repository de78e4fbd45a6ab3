import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

export interface MeasuredProcess {
  url: string;
  /** Undefined without /proc. */
  cpuMs: () => number | undefined;
  /** Resident memory. */
  memoryMb: () => number | undefined;
  /** Sends SIGTERM, or another signal, and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Clock ticks in Linux's /proc. */
export const TICK_MS = 10;

/** @throws if the program exits before it is ready. */
export function startProcess(
  file: string,
  env: Record<string, string>,
  execArgv: string[] = [],
): Promise<MeasuredProcess> {
  const child = fork(file, {
    execArgv,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) => resolve(toMeasured(child, port)));
    child.once('exit', (code) =>
      reject(new Error(`Failed to start ${file}: it exited with code ${code}.`)),
    );
  });
}

function toMeasured(child: ChildProcess, port: number): MeasuredProcess {
  const read = (name: string) => {
    const path = `/proc/${child.pid}/${name}`;
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cpuMs() {
      const fields = read('stat')?.split(') ')[1]?.split(' ');
      return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    memoryMb() {
      const kilobytes = /VmRSS:\s+(\d+)/.exec(read('status') ?? '')?.[1];
      return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1_024);
    },
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/** Waits for the data that every page needs. */
export async function waitUntilWarm(url: string): Promise<void> {
  while ((await fetch(url)).status !== 200) await wait(500);
}
