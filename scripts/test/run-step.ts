import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** A program of node_modules/.bin with its parameters. */
export interface Step {
  name: string;
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
}

export interface StepResult {
  name: string;
  passed: boolean;
  seconds: number;
}

export async function runStep(step: Step): Promise<StepResult> {
  console.log(`\n▸ ${step.name}`);
  const { result } = await execute(step, 'inherit');
  return result;
}

/** Prints the output of each step at its end. */
export async function runStepsTogether(steps: readonly Step[]): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const runWaiting = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { result, output } = await execute(step, 'pipe');
      if (output.trim() !== '') console.log(output.trimEnd());
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  return results;
}

function execute(
  { name, command: [program = '', ...parameters], env }: Step,
  output: 'inherit' | 'pipe',
): Promise<{ result: StepResult; output: string }> {
  const startedAt = performance.now();
  const child = spawn(join(root, 'node_modules/.bin', program), parameters, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (status) => {
      const seconds = (performance.now() - startedAt) / 1000;
      const passed = status === 0;
      const line = `${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`;
      if (output === 'inherit') console.log(line);
      else text = `${text.trimEnd()}\n${line}`;
      done({ result: { name, passed, seconds }, output: text });
    });
  });
}
