import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { OPENAPI_FILE } from '../lib/root.ts';
import type { Problem } from './contract-problem.ts';

/** Finds files and path items that no description uses: nobody would notice their errors. */
export function findUnreferencedFiles(root: string, used: readonly string[]): Problem[] {
  const known = new Set(used.map((file) => resolve(file)));
  const index = readFileSync(join(root, OPENAPI_FILE), 'utf8');
  return readdirSync(join(root, 'openapi'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .map((name) => join(root, 'openapi', name))
    .toSorted()
    .flatMap((file) => {
      if (dirname(file) === join(root, 'openapi/paths')) return findUnlisted(root, file, index);
      return known.has(resolve(file))
        ? []
        : toProblem(root, file, 1, 'Unused file: no path and no channel references it.');
    });
}

/** Finds the path items of a file that `openapi.yaml` does not list. */
function findUnlisted(root: string, file: string, index: string): Problem[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, at) => {
    const key = /^([\w-]+):/.exec(text)?.[1];
    const reference = `paths/${basename(file)}#/${key}`;
    if (key === undefined || new RegExp(`${reference}(?![\\w-])`).test(index)) return [];
    return toProblem(
      root,
      file,
      at + 1,
      `No path uses ${key}: add "/api/…: { $ref: ${reference} }" to paths in openapi/openapi.yaml.`,
    );
  });
}

function toProblem(root: string, file: string, line: number, message: string): Problem[] {
  const rule = 'no-unreferenced-files';
  return [{ message, rule, severity: 'error', file: relative(root, file), line, column: 1 }];
}
