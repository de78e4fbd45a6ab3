import { expect, test } from 'vitest';
import { createShortVariables } from './short-variables.ts';

test('renames a variable alike where it is set and used, in all sheets of all builds', () => {
  const set = createShortVariables()('a{--souk-space-3:1px}');
  expect(set).toMatch(/^a\{--[a-z][a-z0-9]{2}:1px\}$/);
  const [name = ''] = /--\w+/.exec(set) ?? [];
  expect(createShortVariables()('b{gap:calc(-1*var(--souk-space-3))}')).toBe(
    `b{gap:calc(-1*var(${name}))}`,
  );
  expect(createShortVariables()('c{gap:var(--souk-space-30)}')).not.toContain(name);
});

test('keeps variables of the brand and of single files', () => {
  const css = 'a{color:var(--souk-brand-readable);gap:var(--qt9c2)}';
  expect(createShortVariables()(css)).toBe(css);
});

test('rejects two variables with the same short name', () => {
  const rename = createShortVariables();
  expect(() => {
    for (let one = 0; one < 10_000; one++) rename(`--souk-${one}`);
  }).toThrow(
    /^Failed to name variables: rename --souk-\d+, whose short name is that of --souk-\d+/,
  );
});
