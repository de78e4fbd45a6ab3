import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A program under measurement that reports its port when it is ready. */
export interface MeasuredProcess {
  url: string;
  /** CPU time so far, ms; undefined where the system has no /proc. */
  cpuMs: () => number | undefined;
  /** Resident memory, MB; undefined where the system has no /proc. */
  memoryMb: () => number | undefined;
  stop: () => void;
}

/** Clock ticks of /proc on Linux are hundredths of a second. */
const TICK_MS = 10;

/** @throws when the program ends before it is ready */
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
      reject(new Error(`Failed to start ${file}: it exited with ${code}.`)),
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
    stop: () => void child.kill(),
  };
}

/** Waits until the server has read what every page needs, so that the first page measured is no special one. */
export async function untilWarm(url: string): Promise<void> {
  while ((await fetch(url)).status !== 200) await wait(500);
}
