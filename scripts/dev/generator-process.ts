import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { ContractProblemsError } from '../../contract/source/contract-problem.ts';
import type { GeneratorMessage, GeneratorRequest } from '../generate/process.ts';

export interface GeneratorProcess {
  /**
   * Generates all files and returns warnings. Calls `onCode` as soon as the files that run are
   * written: before the types, and before the contract is linted.
   *
   * @throws ContractProblemsError for a wrong contract, or the error of `onCode`.
   */
  generate: (onCode?: (changedCount: number) => Promise<void>) => Promise<readonly string[]>;
  stop: () => void;
}

/** Generates in a child process, one run at a time. */
export function createGeneratorProcess(root: string): GeneratorProcess {
  let child: ChildProcess | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const start = () => {
    const started = spawn(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, '../generate/process.ts'), root],
      { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    );
    started.once('exit', () => (child = undefined));
    return started;
  };

  const run = async (onCode: ((changedCount: number) => Promise<void>) | undefined) => {
    const current = (child ??= start());
    const messages = on(current, 'message', { close: ['exit'] });
    const request: GeneratorRequest = { codeFirst: onCode !== undefined };
    current.send(request);
    let codeUsed: Promise<void> | undefined;
    for await (const [message] of messages as AsyncIterable<[GeneratorMessage]>) {
      if (message.type === 'failed') {
        // Otherwise a slow `onCode` would hide the problems that its caller shows.
        await codeUsed?.catch(() => undefined);
        throw new ContractProblemsError(message.problems);
      }
      if (message.type === 'finished') {
        await codeUsed;
        return message.warnings;
      }
      codeUsed = onCode?.(message.changedCount);
      // Thrown at the end of the run.
      codeUsed?.catch(() => undefined);
    }
    throw new Error('The generator exited unexpectedly.');
  };

  return {
    generate(onCode) {
      const result = running.catch(() => undefined).then(() => run(onCode));
      running = result;
      return result;
    },
    stop: () => void child?.kill(),
  };
}
