import { expect, test } from 'vitest';
import { createShortClassNames } from './short-class-names.ts';

test('names styles after their file and their number in it', () => {
  const nameOf = createShortClassNames();
  const first = nameOf({ filePath: 'card.css.ts', hash: '1wky5bs0' });
  const prefix = first.slice(0, 4);
  expect(first).toBe(`${prefix}0`);
  expect(prefix).toMatch(/^[a-z][a-z0-9]{3}$/);
  expect(nameOf({ filePath: 'card.css.ts', hash: '1wky5bs1' })).toBe(`${prefix}1`);
  expect(nameOf({ filePath: 'card.css.ts', hash: '1wky5bs1a' })).toBe(`${prefix}1a`);
  const other = nameOf({ filePath: 'menu.css.ts', hash: 'qn4knn0' });
  expect(other.slice(0, 4)).not.toBe(prefix);
});

test('gives the same names in the builds of browser and server', () => {
  const style = { filePath: 'card.css.ts', hash: '1wky5bs0' };
  expect(createShortClassNames()(style)).toBe(createShortClassNames()(style));
});

test('rejects two files with the same short name', () => {
  const nameOf = createShortClassNames();
  expect(() => {
    for (let file = 0; file < 10_000; file++) nameOf({ filePath: `${file}.css.ts`, hash: 'a0' });
  }).toThrow(/^Failed to name styles: rename \d+\.css\.ts, whose short name is that of \d+/);
});
