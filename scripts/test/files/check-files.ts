import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findConflictMarks } from './conflict-marks.ts';
import { anchorsIn, findDeadReferences, type Repository } from './doc-references.ts';
import { findSizeViolations } from './size-limits.ts';
import { findListedWords } from './word-list.ts';

const root = resolve(import.meta.dirname, '../../..');

// Includes untracked files.
const listed = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
const files = listed
  .split('\0')
  .filter((file) => file !== '')
  .flatMap((file) => {
    const text = readText(join(root, file));
    return text === undefined ? [] : [{ file, text }];
  });

const textOf = new Map(files.map(({ file, text }) => [file, text]));
const repository: Repository = {
  paths: new Set(files.flatMap(({ file }) => [file, ...foldersOf(file)])),
  anchorsOf: (file) => anchorsIn(textOf.get(file) ?? ''),
  scripts: new Set(Object.keys(JSON.parse(textOf.get('package.json') ?? '{}').scripts)),
  targets: new Set(
    Array.from(
      (textOf.get('Makefile') ?? '').matchAll(/^([a-z0-9-]+):/gm),
      ([, name = '']) => name,
    ),
  ),
};

const violations = [
  ...findSizeViolations(
    files.map(({ file, text }) => ({ file, folder: dirname(file), lines: countLines(text) })),
  ),
  ...files.flatMap(({ file, text }) => [
    ...findListedWords(file, text),
    ...findConflictMarks(file, text),
    ...(file.endsWith('.md') ? findDeadReferences(file, text, repository) : []),
  ]),
];
for (const violation of violations) console.log(violation);
process.exitCode = violations.length > 0 ? 1 : 0;

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** Git may list a deleted file. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
