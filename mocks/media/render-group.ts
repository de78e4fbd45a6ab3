import sharp from 'sharp';
import { readCutOut } from './cut-out.ts';
import { fitCutOut } from './fit-cut-out.ts';
import type { GroupPicture } from './picture-request.ts';
import { place } from './placement.ts';
import { WEBP } from './webp.ts';

/** Fractions of the picture: its height of the width, and where the objects stand. */
const HEIGHT = 9 / 16;
const STANDS_AT = 0.74;
/**
 * The largest object, as fractions of the picture's height and of its share of the width. Flat
 * banners cut a fifth of the height off at the top and at the bottom.
 */
const LARGEST = { height: 0.48, width: 0.84 };

/** Renders several transparent cut-outs with their shadows side by side as WebP. */
export async function renderGroup({ objects, width }: GroupPicture): Promise<Buffer> {
  const height = Math.round(width * HEIGHT);
  const layers = await Promise.all(
    objects.map(async ({ object, colour }, index) => {
      const cutOut = await readCutOut(object, colour);
      const { left: x, top: y, width: w, height: h } = cutOut.object;
      const foot = [(x + w / 2) / cutOut.size, (y + h) / cutOut.size] as const;
      const scale = Math.min(
        (LARGEST.height * HEIGHT * cutOut.size) / h,
        (LARGEST.width * cutOut.size) / (w * objects.length),
      );
      const at = [(index + 0.5) / objects.length, STANDS_AT] as const;
      const placement = place({ scale, point: foot, at }, cutOut.size, width, height);
      const { left, top } = placement.target;
      return { ...(await fitCutOut(cutOut, placement, false)), left, top };
    }),
  );
  return sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(layers)
    .webp(WEBP)
    .toBuffer();
}
