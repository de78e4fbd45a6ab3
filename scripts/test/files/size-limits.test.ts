import { expect, test } from 'vitest';
import { findSizeViolations } from './size-limits.ts';

const folderOf = (count: number, folder: string) =>
  Array.from({ length: count }, (_, n) => ({ file: `${folder}/part-${n}.ts`, folder, lines: 10 }));
const fileOf = (file: string, lines: number) => [{ file, folder: 'src/lib', lines }];

test('accepts a folder with 30 files and reports a folder with 31', () => {
  expect(findSizeViolations(folderOf(30, 'src/ui'))).toEqual([]);
  expect(findSizeViolations(folderOf(31, 'src/ui'))).toEqual([
    expect.stringMatching(/^src\/ui: 31 files, at most 30\. .+/),
  ]);
});

test('accepts a code file with 350 lines and reports a file with 351', () => {
  expect(findSizeViolations(fileOf('src/lib/money.ts', 350))).toEqual([]);
  expect(findSizeViolations(fileOf('src/lib/money.ts', 351))).toEqual([
    expect.stringMatching(/^src\/lib\/money\.ts: 351 lines, at most 350\. .+/),
  ]);
});

test('ignores generated code and files that are not code', () => {
  expect(findSizeViolations(fileOf('src/api/generated/schema.d.ts', 7000))).toEqual([]);
  expect(findSizeViolations(fileOf('package-lock.json', 9000))).toEqual([]);
  expect(findSizeViolations(folderOf(40, 'src/api/generated'))).toEqual([]);
});
