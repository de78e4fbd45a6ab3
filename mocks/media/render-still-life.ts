import sharp from 'sharp';
import { readCutOut } from './cut-out.ts';
import { fitCutOut } from './fit-cut-out.ts';
import type { StillLifePicture } from './picture-request.ts';
import { place } from './placement.ts';
import { WEBP } from './webp.ts';

interface Room {
  readonly wall: string;
  readonly table: string;
}

const sand: Room = { wall: '#f5ead3', table: '#e6d2ab' };
/** By palette. */
const rooms: Readonly<Record<string, Room>> = {
  sand,
  rose: { wall: '#f7e6db', table: '#e8c8b6' },
  sage: { wall: '#e9eede', table: '#ccd6b6' },
  sky: { wall: '#e5edef', table: '#c3d3d8' },
};

/** Fractions of the picture: its height of the width, and the back edge of the table. */
const HEIGHT = 3 / 5;
const TABLE_AT = 0.7;
const STANDS_AT = 0.88;

/** Renders an object on a table in front of a wall, both flat, as WebP. */
export async function renderStillLife(request: StillLifePicture): Promise<Buffer> {
  const { object, palette, colour, width } = request;
  const height = Math.round(width * HEIGHT);
  const { wall, table } = rooms[palette] ?? sand;
  const cutOut = await readCutOut(object, colour);
  const { left: x, top: y, width: w, height: h } = cutOut.object;
  const foot = [(x + w / 2) / cutOut.size, (y + h) / cutOut.size] as const;
  // The object fills three quarters of the height or three fifths of the width.
  const scale = Math.min((0.75 * HEIGHT * cutOut.size) / h, (0.6 * cutOut.size) / w);
  const placement = place({ scale, point: foot, at: [0.5, STANDS_AT] }, cutOut.size, width, height);
  const { left, top } = placement.target;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${wall}"/>
    <rect y="${TABLE_AT * 100}%" width="100%" height="100%" fill="${table}"/>
  </svg>`;
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ ...(await fitCutOut(cutOut, placement, false)), left, top }])
    .webp(WEBP)
    .toBuffer();
}
