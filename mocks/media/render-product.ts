import sharp from 'sharp';
import { readCutOut } from './cut-out.ts';
import { fitCutOut } from './fit-cut-out.ts';
import { palettes, type Palette } from './palettes.ts';
import type { ProductPicture } from './picture-request.ts';
import { placeView } from './placement.ts';

/** Expensive, and shared by all objects of a palette. */
const backdrops = new Map<string, Buffer>();

async function makeBackdrop(palette: Palette, width: number): Promise<Buffer> {
  const key = `${palette} ${width}`;
  const known = backdrops.get(key);
  if (known) return known;
  const { top, horizon, floor } = palettes[palette];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}">
    <defs>
      <linearGradient id="room" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${top}"/><stop offset="0.6" stop-color="${horizon}"/><stop offset="1" stop-color="${floor}"/>
      </linearGradient>
      <radialGradient id="light" cx="0.38" cy="0.32" r="0.55">
        <stop offset="0" stop-color="#fff" stop-opacity="0.75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#room)"/><rect width="100%" height="100%" fill="url(#light)"/>
  </svg>`;
  const made = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  backdrops.set(key, made);
  return made;
}

export async function renderProduct(request: ProductPicture): Promise<Buffer> {
  const { object, palette, view, colour, width } = request;
  const cutOut = await readCutOut(object, colour);
  const placement = placeView(view, cutOut.size, cutOut.object, width);
  const { left, top } = placement.target;
  const layer = await fitCutOut(cutOut, placement, view === 'mirror');
  return sharp(await makeBackdrop(palette, width), { raw: { width, height: width, channels: 3 } })
    .composite([{ ...layer, left, top }])
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
}
