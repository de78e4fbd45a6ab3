import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const makefile = readFileSync(join(root, 'Makefile'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const matches = (pattern: RegExp) =>
  Array.from(makefile.matchAll(pattern), ([, name = '']) => name);
/** Targets that `make help` lists. */
const targets = matches(/^([a-z0-9-]+):.*## \S/gm);

it('has a Make target for each npm script, and lists all in its help', () => {
  const names = Object.keys(scripts).map((name) => name.replaceAll(':', '-'));
  expect(names.filter((name) => !targets.includes(name))).toEqual([]);
  const others = targets.filter((name) => !names.includes(name) && name !== 'help');
  // `souk-contract` is a program of its own.
  expect(others.filter((name) => !name.startsWith('contract-'))).toEqual([]);
  expect(matches(/^([a-z0-9-]+):/gm)).toEqual(targets);
});

it('runs all Make targets even if a file has their name', () => {
  const [phony = ''] = matches(/^\.PHONY:((?:.*\\\n)*.*)$/gm);
  expect(
    phony
      .split(/[\s\\]+/)
      .filter(Boolean)
      .toSorted(),
  ).toEqual(targets.toSorted());
});
