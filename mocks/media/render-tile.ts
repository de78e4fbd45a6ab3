import sharp from 'sharp';
import { readCutOut } from './cut-out.ts';
import { fitCutOut } from './fit-cut-out.ts';
import type { CategoryPicture } from './picture-request.ts';
import { place } from './placement.ts';
import { WEBP } from './webp.ts';

/** Transparent: clients draw the ground of a tile. */
export async function renderTile({ object, colour, width }: CategoryPicture): Promise<Buffer> {
  const cutOut = await readCutOut(object, colour);
  const framing = { scale: 0.98, point: [0.5, 0.5], at: [0.5, 0.5] } as const;
  const placement = place(framing, cutOut.size, width, width);
  const { left, top } = placement.target;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height: width, channels: 4, background } })
    .composite([{ ...(await fitCutOut(cutOut, placement, false)), left, top }])
    .webp(WEBP)
    .toBuffer();
}
