import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const UI = join(import.meta.dirname, '../../ui');

function importedFrom(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  return new Set(
    files.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/['"/]([\w-]+\.tsx)['"]/g)].map(
        ([, file = '']) => file,
      ),
    ),
  );
}

test('the gallery shows every component, alone or inside another one', () => {
  const shown = importedFrom(import.meta.dirname);
  const inner = importedFrom(UI);
  const missing = readdirSync(UI, { recursive: true, encoding: 'utf8' })
    .map((name) => basename(name))
    .filter(
      (name) =>
        name.endsWith('.tsx') &&
        !name.endsWith('.test.tsx') &&
        !shown.has(name) &&
        !inner.has(name),
    );
  expect(missing).toEqual([]);
});
