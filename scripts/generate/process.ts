import { resolve } from 'node:path';
import { readDocument } from '../../contract/engine/read-document.ts';
import { ContractProblemsError, type Problem } from '../../contract/source/contract-problem.ts';
import { findMissingHandlers } from './find-missing-handlers.ts';
import { generate, generateCode, writeChanged, writeGenerated } from './generate.ts';

// Generates when its parent sends a message. Stays in memory, because the first run loads and
// compiles Redocly, and leaves the parent free to serve pages.

/** `codeFirst` sends `code` as soon as the files that run are written. */
export interface GeneratorRequest {
  codeFirst: boolean;
}

/** Messages to the parent. `finished` and `failed` end a run. */
export type GeneratorMessage =
  | { type: 'code'; changedCount: number }
  | { type: 'finished'; warnings: readonly string[] }
  | { type: 'failed'; problems: readonly Problem[] };

const root = resolve(process.argv[2] ?? '.');
const send = (message: GeneratorMessage) => process.send?.(message);

process.on('message', ({ codeFirst }: GeneratorRequest) => void run(codeFirst));
process.once('disconnect', () => process.exit());

async function run(codeFirst: boolean) {
  try {
    // Its problems are found again below, with more detail.
    const code = codeFirst ? await generateCode(root).catch(() => undefined) : undefined;
    if (code) send({ type: 'code', changedCount: writeChanged(root, code).length });
    writeGenerated(root, await generate(root));
    send({ type: 'finished', warnings: findMissingHandlers(root, readDocument()) });
  } catch (error) {
    if (!(error instanceof ContractProblemsError)) throw error;
    send({ type: 'failed', problems: error.problems });
  }
}
