import { expect, test } from 'vitest';
import { findConflictMarks } from './conflict-marks.ts';

const ours = '<'.repeat(7);
const base = '|'.repeat(7);
const divider = '='.repeat(7);
const theirs = '>'.repeat(7);

test.each([
  ['our side', `${ours} HEAD`],
  ['the common base', `${base} f12de29f`],
  ['the divider', divider],
  ['the divider in a file with CRLF', `${divider}\r`],
  ['their side', `${theirs} b1d5b62c (Send the next page)`],
  ['our side in a formatted list', `  ${ours} HEAD`],
  ['the divider in formatted Markdown', `  \\${divider}`],
  ['their side in formatted Markdown', `${'> '.repeat(7)}b1d5b62c (Send the next page)`],
])('reports %s', (_, line) => {
  expect(findConflictMarks('CHANGELOG.md', `# Changelog\n${line}\n`)).toEqual([
    `CHANGELOG.md:2: a merge left "${line.trim()}". Resolve the conflict.`,
  ]);
});

test.each([
  ['a quote in a quote', '> > > said someone'],
  ['a longer line', '='.repeat(8)],
  ['an operator', `const shifted = value ${'>'.repeat(3)} 2;`],
  ['a mark in the middle of a line', `writes ${ours} HEAD`],
  ['a binary file', `\0\n${ours} HEAD`],
])('accepts %s', (_, text) => {
  expect(findConflictMarks('docs/mock.md', text)).toEqual([]);
});
