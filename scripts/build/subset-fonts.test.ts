import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { charactersOf, SMALL_FONTS, subsetFonts } from './subset-fonts.ts';

const PACKAGES = resolve(import.meta.dirname, '../../node_modules');

const readAliases = async (folder?: string) => {
  const config = subsetFonts(folder).config as () => Promise<{
    resolve: { alias: { find: string; replacement: string }[] };
  }>;
  const { resolve: resolved } = await config();
  return Object.fromEntries(resolved.alias.map(({ find, replacement }) => [find, replacement]));
};

test.each(Object.entries(SMALL_FONTS))(
  'the font %s is at least a quarter smaller than its source',
  async (name, { file }) => {
    const path = (await readAliases())[`small-fonts/${name}.woff2`] ?? '';
    const font = readFileSync(path);
    expect(font.subarray(0, 4).toString()).toBe('wOF2');
    expect(font.length).toBeLessThan(statSync(join(PACKAGES, file)).size * 0.75);
  },
);

test('writes each font once', async () => {
  const [path = ''] = Object.values(await readAliases());
  const { ino, mtimeMs } = statSync(path);
  await readAliases();
  expect(statSync(path)).toMatchObject({ ino, mtimeMs });
});

test('writes them from several projects at the same time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-fonts-'));
  try {
    const [first, second] = await Promise.all([readAliases(folder), readAliases(folder)]);
    expect(first).toEqual(second);
    expect(readdirSync(folder)).toHaveLength(Object.keys(SMALL_FONTS).length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('finds the characters of a range', () => {
  expect(charactersOf('U+0041-0043, U+00E9, U+20AC')).toBe('ABCé€');
});
