import sharp from 'sharp';
import { readCutOut } from './cut-out.ts';
import { fitCutOut } from './fit-cut-out.ts';
import type { GoodsPicture } from './picture-request.ts';
import { place } from './placement.ts';
import { WEBP } from './webp.ts';

/** The longer side of the object, as a fraction of the picture's. */
const LONGEST_SIDE = 0.9;
/** Below it is space for the shadow. */
const STANDS_AT = 0.95;

/** Renders a transparent cut-out with its shadow as WebP. */
export async function renderGoods({ object, colour, width }: GoodsPicture): Promise<Buffer> {
  const cutOut = await readCutOut(object, colour);
  const { left: x, top: y, width: w, height: h } = cutOut.object;
  const foot = [(x + w / 2) / cutOut.size, (y + h) / cutOut.size] as const;
  const scale = (LONGEST_SIDE * cutOut.size) / Math.max(w, h);
  const framing = { scale, point: foot, at: [0.5, STANDS_AT] } as const;
  const placement = place(framing, cutOut.size, width, width);
  const { left, top } = placement.target;
  return sharp({
    create: { width, height: width, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ ...(await fitCutOut(cutOut, placement, false)), left, top }])
    .webp(WEBP)
    .toBuffer();
}
