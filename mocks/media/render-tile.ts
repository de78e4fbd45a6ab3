import sharp from 'sharp';
import { readCutOut } from './cut-out.ts';
import { fitCutOut } from './fit-cut-out.ts';
import { palettes } from './palettes.ts';
import type { CategoryPicture } from './picture-request.ts';
import { place } from './placement.ts';

export async function renderTile({
  object,
  palette,
  colour,
  width,
}: CategoryPicture): Promise<Buffer> {
  const cutOut = await readCutOut(object, colour);
  const framing = { scale: 0.86, point: [0.5, 0.5], at: [0.5, 0.5] } as const;
  const placement = place(framing, cutOut.size, width, width);
  const { left, top } = placement.target;
  return sharp({
    create: { width, height: width, channels: 3, background: palettes[palette] },
  })
    .composite([{ ...(await fitCutOut(cutOut, placement, false)), left, top }])
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
}
