import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const guide = read('docs/debugging.md');

const TEST_TITLE = /^\s*(?:test|it)(?:\.each\([^]*?\))?\(\s*(['"`])(.*?)\1/gm;
const titlesIn = (text: string) =>
  Array.from(text.matchAll(TEST_TITLE), ([, , title = '']) => title);

it('documents titles of unit and screen tests that exist', () => {
  const examples = Array.from(guide.matchAll(/test:unit (\S+) -- -t "(.+?)"/g));
  expect(examples).not.toEqual([]);
  for (const [, part = '', title = ''] of examples) {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
    const tests = files.filter((file) => file.includes(part) && /\.test\.tsx?$/.test(file));
    const titles = tests.flatMap((file) => titlesIn(read(join('src', file))));
    expect(titles).toContainEqual(expect.stringContaining(title));
  }
});

it('documents titles and lines of journeys that exist', () => {
  const examples = Array.from(guide.matchAll(/(e2e\/[\w.-]+\.ts)(?::(\d+)| -g "(.+?)")/g));
  expect(examples.length).toBeGreaterThan(1);
  for (const [, file = '', line, title] of examples) {
    const text = read(file);
    if (line) expect(text.split('\n')[Number(line) - 1]).toMatch(/^\s*test\(/);
    if (title) expect(titlesIn(text)).toContainEqual(expect.stringContaining(title));
  }
});
