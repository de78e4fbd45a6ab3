import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PictureObject } from './catalogue.ts';
import { colourVariants } from './colour-variants.ts';
import type { Box } from './placement.ts';
import { recolour } from './recolour.ts';
import { cleanEdges, shadePaleObject } from './tone-cut-out.ts';

/** Square raw RGBA, with the bounding box of its object (without the shadow). */
export interface CutOut {
  readonly pixels: Buffer;
  readonly size: number;
  readonly object: Box;
}

/** Enough for the pictures of one page; a cut-out is 2 MB. */
const MAX_CACHED_CUT_OUTS = 8;
const MIN_SOLID_ALPHA = 128;
const cache = new Map<string, CutOut>();

function findObject(pixels: Buffer, size: number): Box {
  let left = size;
  let top = size;
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if ((pixels[(y * size + x) * 4 + 3] ?? 0) < MIN_SOLID_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

export async function readCutOut(object: PictureObject, colour: string | null): Promise<CutOut> {
  const key = `${object} ${colour ?? ''}`;
  const known = cache.get(key);
  if (known) return known;

  const file = fileURLToPath(new URL(`./products/${object}.webp`, import.meta.url));
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const variants = colourVariants[object];
  const target = colour === null ? undefined : variants?.to[colour];
  if (variants && target) recolour(data, variants.from, target);
  const box = findObject(data, info.width);
  cleanEdges(data, info.width);
  shadePaleObject(data, info.width, box);
  const cutOut = { pixels: data, size: info.width, object: box };

  cache.set(key, cutOut);
  const oldest = cache.keys().next();
  if (cache.size > MAX_CACHED_CUT_OUTS && !oldest.done) cache.delete(oldest.value);
  return cutOut;
}
