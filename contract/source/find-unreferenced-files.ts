import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Problem } from './contract-problem.ts';

/** Finds files that no description uses: nobody would notice their errors. */
export function findUnreferencedFiles(root: string, used: readonly string[]): Problem[] {
  const known = new Set(used.map((file) => resolve(file)));
  return readdirSync(join(root, 'openapi'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .map((name) => join(root, 'openapi', name))
    .filter((file) => !known.has(resolve(file)))
    .toSorted()
    .map((file) => ({
      message: 'No path of the contract and no channel refers to this file.',
      rule: 'no-unreferenced-files',
      severity: 'error',
      file: relative(root, file),
      line: 1,
      column: 1,
    }));
}
