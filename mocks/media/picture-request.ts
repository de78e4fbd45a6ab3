import { catalogue, type PictureObject } from './catalogue.ts';
import { colourVariants } from './colour-variants.ts';
import { glyphs, type Glyph } from './drawings/glyphs.ts';
import { marks, type Mark } from './drawings/marks.ts';
import { palettes, type Palette } from './palettes.ts';
import type { PictureWidth } from './picture-url.ts';
import { views, type View } from './placement.ts';
import { tones, type Tone } from './tones.ts';

/** Square, on a flat ground. */
export interface ProductPicture {
  readonly kind: 'product';
  readonly object: PictureObject;
  readonly palette: Palette;
  readonly view: View | null;
  readonly colour: string | null;
  readonly width: PictureWidth;
}

/** Square, on a flat ground, larger than a product. */
export interface CategoryPicture {
  readonly kind: 'category';
  readonly object: PictureObject;
  readonly palette: Palette;
  readonly colour: string | null;
  readonly width: PictureWidth;
}

/** Square and transparent. The object is at the lower edge. */
export interface GoodsPicture {
  readonly kind: 'goods';
  readonly object: PictureObject;
  readonly colour: string | null;
  readonly width: PictureWidth;
}

/** 16:9 and transparent. Two to four objects side by side. */
export interface GroupPicture {
  readonly kind: 'group';
  readonly objects: readonly Pick<GoodsPicture, 'object' | 'colour'>[];
  readonly width: PictureWidth;
}

/** 5:3, an object on a table in front of a wall. */
export interface StillLifePicture {
  readonly kind: 'still';
  readonly object: PictureObject;
  readonly palette: Palette;
  readonly colour: string | null;
  readonly width: PictureWidth;
}

/** A large object on the right: 5:2 (`hero`), 3:1 (`banner`) or 5:3 (`ad`). */
export interface ScenePicture {
  readonly kind: 'hero' | 'banner' | 'ad';
  readonly object: PictureObject;
  readonly tone: Tone;
  readonly colour: string | null;
  readonly width: PictureWidth;
}

/** A white glyph on a flat square with round corners. */
export interface LogoPicture {
  readonly kind: 'logo';
  readonly glyph: Glyph;
  readonly tone: Tone;
  readonly width: PictureWidth;
}

/** Number 0 is anonymous. */
export interface ProfilePicture {
  readonly kind: 'profile';
  readonly number: number;
  readonly width: PictureWidth;
}

/** A logo, or the fallback picture (`default`). */
export interface MarkPicture {
  readonly kind: 'mark';
  readonly mark: Mark;
  readonly width: PictureWidth;
}

export type PictureRequest =
  | ProductPicture
  | CategoryPicture
  | GoodsPicture
  | GroupPicture
  | StillLifePicture
  | ScenePicture
  | LogoPicture
  | ProfilePicture
  | MarkPicture;

/** Numbered from 1. */
export const PROFILE_COUNT = 48;

const widths: Readonly<Record<string, PictureWidth>> = { 200: 200, 400: 400, 800: 800, 1600: 1600 };

function isKeyOf<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(table, key);
}

const longestFirst = Object.keys(catalogue).toSorted((one, other) => other.length - one.length);

/** Splits `<object>[-<rest>]` at the longest known object name. */
function splitObject(name: string): { object: PictureObject; rest: string[] } | null {
  const object = longestFirst.find((known) => `${name}-`.startsWith(`${known}-`));
  if (object === undefined || !isKeyOf(catalogue, object)) return null;
  const rest = name.slice(object.length + 1);
  return { object, rest: rest === '' ? [] : rest.split('-') };
}

function isColourOf(object: PictureObject, colour: string): boolean {
  return Object.hasOwn(colourVariants[object]?.to ?? {}, colour);
}

function parseProduct(name: string, width: PictureWidth): ProductPicture | null {
  const split = splitObject(name);
  if (!split) return null;
  const { object, rest } = split;
  const palette = rest.shift();
  if (palette === undefined || !isKeyOf(palettes, palette)) return null;
  const view = views.find((known) => known === rest[0]) ?? null;
  if (view) rest.shift();
  const colour = rest.shift() ?? null;
  if (rest.length > 0 || (colour !== null && !isColourOf(object, colour))) return null;
  return { kind: 'product', object, palette, view, colour, width };
}

function parseFlat(
  kind: 'category' | 'still',
  name: string,
  width: PictureWidth,
): CategoryPicture | StillLifePicture | null {
  const split = splitObject(name);
  const [palette = '', colour = null, ...rest] = split?.rest ?? [];
  if (!split || !isKeyOf(palettes, palette) || rest.length > 0) return null;
  if (colour !== null && !isColourOf(split.object, colour)) return null;
  return { kind, object: split.object, palette, colour, width };
}

function parseGoods(name: string, width: PictureWidth): GoodsPicture | null {
  const split = splitObject(name);
  const [colour = null, ...rest] = split?.rest ?? [];
  if (!split || rest.length > 0) return null;
  if (colour !== null && !isColourOf(split.object, colour)) return null;
  return { kind: 'goods', object: split.object, colour, width };
}

const GROUP_SIZES = { least: 2, most: 4 };

function parseGroup(name: string, width: PictureWidth): GroupPicture | null {
  const objects = name.split('--').map((part) => parseGoods(part, width));
  if (objects.length < GROUP_SIZES.least || objects.length > GROUP_SIZES.most) return null;
  return objects.every((object) => object !== null) ? { kind: 'group', objects, width } : null;
}

function parseScene(
  kind: ScenePicture['kind'],
  name: string,
  width: PictureWidth,
): ScenePicture | null {
  const split = splitObject(name);
  const [tone = '', colour = null, ...rest] = split?.rest ?? [];
  if (!split || !isKeyOf(tones, tone) || rest.length > 0) return null;
  if (colour !== null && !isColourOf(split.object, colour)) return null;
  return { kind, object: split.object, tone, colour, width };
}

function parseLogo(name: string, width: PictureWidth): LogoPicture | null {
  const [glyph = '', tone = '', ...rest] = name.split('-');
  if (!isKeyOf(glyphs, glyph) || !isKeyOf(tones, tone) || rest.length > 0) return null;
  return { kind: 'logo', glyph, tone, width };
}

function parseProfile(name: string, width: PictureWidth): ProfilePicture | null {
  const number = /^(0|[1-9]\d?)$/.test(name) ? Number(name) : PROFILE_COUNT + 1;
  return number > PROFILE_COUNT ? null : { kind: 'profile', number, width };
}

function parseMark(name: string, width: PictureWidth): MarkPicture | null {
  return isKeyOf(marks, name) ? { kind: 'mark', mark: name, width } : null;
}

/**
 * Parses a picture's file name; null if it is invalid. Accepts only known words, so that no
 * arbitrary name reaches the file system.
 */
export function parsePictureName(file: string): PictureRequest | null {
  const match = /^([a-z0-9-]{1,80})-(200|400|800|1600)\.webp$/.exec(file);
  const [, name = '', digits = ''] = match ?? [];
  const width = widths[digits];
  if (width === undefined) return null;
  const [kind = '', ...words] = name.split('-');
  const rest = words.join('-');
  if (kind === 'hero' || kind === 'banner' || kind === 'ad') return parseScene(kind, rest, width);
  if (kind === 'group') return parseGroup(rest, width);
  if (kind === 'still') return parseFlat(kind, rest, width);
  if (width === 1600) return null;
  if (kind === 'category') return parseFlat(kind, rest, width);
  if (kind === 'goods') return parseGoods(rest, width);
  if (kind === 'logo') return parseLogo(rest, width);
  if (kind === 'profile') return parseProfile(rest, width);
  return parseMark(name, width) ?? parseProduct(name, width);
}
