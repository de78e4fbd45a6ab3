import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { FONT_RANGES } from '../../src/ui/theme/font-ranges.ts';

interface SmallFont {
  /** Path in `node_modules`. */
  file: string;
  /** Default: all characters. */
  unicodeRange?: string;
  /** Tags of OpenType features. Default: all. */
  features?: string[];
  weights?: { min: number; max: number };
}

const JAKARTA = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans';
const RAKKAS = '@fontsource/rakkas/files/rakkas';
const WEIGHTS = { min: 400, max: 700 };

/**
 * Fonts that the build makes smaller, by the name that styles use. IBM Plex Sans Arabic is not
 * among them: "Plex" is a reserved font name, which changed versions may not have.
 */
export const SMALL_FONTS: Record<string, SmallFont> = {
  'jakarta-shop': {
    file: `${JAKARTA}-latin-wght-normal.woff2`,
    unicodeRange: FONT_RANGES.shop,
    // Without `calt`, which makes hyphens beside digits as long as dashes.
    features: ['kern', 'liga', 'tnum'],
    weights: WEIGHTS,
  },
  'jakarta-latin-ext': { file: `${JAKARTA}-latin-ext-wght-normal.woff2`, weights: WEIGHTS },
  'rakkas-latin': { file: `${RAKKAS}-latin-400-normal.woff2` },
  'rakkas-latin-ext': { file: `${RAKKAS}-latin-ext-400-normal.woff2` },
  'rakkas-arabic': { file: `${RAKKAS}-arabic-400-normal.woff2` },
};

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.cache/fonts');
const require = createRequire(import.meta.url);

/**
 * Provides `small-fonts/NAME.woff2` to styles: fonts without unused weights, features and hinting.
 * The files are written once.
 *
 * @param folder by default `.cache/fonts`
 */
export function subsetFonts(folder = FOLDER): Plugin {
  return {
    name: 'souk:subset-fonts',
    async config() {
      const alias = await Promise.all(
        Object.entries(SMALL_FONTS).map(async ([name, font]) => ({
          find: `small-fonts/${name}.woff2`,
          replacement: await writeSmallFont(folder, name, font),
        })),
      );
      return { resolve: { alias } };
    },
  };
}

/** Writes the font if it's new. Returns its path. */
async function writeSmallFont(folder: string, name: string, font: SmallFont): Promise<string> {
  const source = await readFile(require.resolve(font.file));
  const { version } = require('subset-font/package.json') as { version: string };
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([font, version]));
  const path = join(folder, `${name}-${key.digest('hex').slice(0, 12)}.woff2`);
  const isWritten = await stat(path).catch(() => null);
  if (isWritten) return path;
  mkdirSync(folder, { recursive: true });
  // Several builds, and projects of one test run, may write it at the same time.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, await makeSmall(source, font));
  await rename(draft, path);
  return path;
}

async function makeSmall(source: Buffer, font: SmallFont): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const { unicodeRange, features, weights } = font;
  return subsetFont(source, unicodeRange === undefined ? null : charactersOf(unicodeRange), {
    targetFormat: 'woff2',
    // Only old screens need it, at small sizes.
    noHinting: true,
    ...(unicodeRange === undefined && { keepAllGlyphs: true }),
    ...(features && { keepFeatures: features }),
    ...(weights && { variationAxes: { wght: weights } }),
  });
}

/** Returns all characters of a CSS `unicode-range`. */
export function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      );
    })
    .join('');
}
