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

/** The output is kept unless a terminal shows it. */
export async function runStep(step: Step): Promise<StepResult & { output: string }> {
  console.log(`\n▸ ${step.name}`);
  // Programs update their lines only in a terminal.
  const { result, output } = await execute(step, process.stdout.isTTY ? 'inherit' : 'copy');
  return { ...result, output };
}

/** Prints the output of each step at its end. */
export async function runStepsTogether(steps: readonly Step[]): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const runWaiting = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { result, output } = await execute(step, 'keep');
      if (output.trim() !== '') console.log(output.trimEnd());
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  return results;
}

function execute(
  { name, command: [program = '', ...parameters], env }: Step,
  output: 'inherit' | 'keep' | 'copy',
): Promise<{ result: StepResult; output: string }> {
  const startedAt = performance.now();
  const stream = output === 'inherit' ? 'inherit' : 'pipe';
  const child = spawn(join(root, 'node_modules/.bin', program), parameters, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stream, stream],
    shell: process.platform === 'win32',
  });
  let text = '';
  for (const [source, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    source?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (output === 'copy') target.write(part);
    });
  }
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (status) => {
      const seconds = (performance.now() - startedAt) / 1000;
      const passed = status === 0;
      const line = `${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`;
      if (output === 'keep') text = `${text.trimEnd()}\n${line}`;
      else console.log(line);
      done({ result: { name, passed, seconds }, output: text });
    });
  });
}
