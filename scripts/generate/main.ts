import { resolve } from 'node:path';
import { findMissingHandlers } from './find-missing-handlers.ts';
import { generate, staleFiles, writeGenerated } from './generate.ts';
import { readDocument } from '../../contract/engine/read-document.ts';
import { ContractProblemsError } from '../../contract/source/contract-problem.ts';

const root = resolve(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');
const started = performance.now();

try {
  const files = await generate(root);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (isCheck) {
    const stale = staleFiles(root, files);
    if (stale.length > 0) {
      console.error(
        `Generated files are stale:\n${stale.map((path) => `  ${path}`).join('\n')}\nRun \`npm run generate\` and commit the result.`,
      );
      process.exitCode = 1;
    } else {
      console.log(`${files.size} generated files are up to date (${seconds} s).`);
    }
  } else {
    const changed = writeGenerated(root, files);
    console.log(`Generated ${files.size} files, ${changed.length} changed (${seconds} s).`);
    for (const line of findMissingHandlers(root, readDocument())) console.warn(line);
  }
} catch (error) {
  if (!(error instanceof ContractProblemsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
