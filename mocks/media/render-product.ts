import sharp from 'sharp';
import { readCutOut } from './cut-out.ts';
import { fitCutOut } from './fit-cut-out.ts';
import { palettes } from './palettes.ts';
import type { ProductPicture } from './picture-request.ts';
import { placeView } from './placement.ts';
import { WEBP } from './webp.ts';

export async function renderProduct(request: ProductPicture): Promise<Buffer> {
  const { object, palette, view, colour, width } = request;
  const cutOut = await readCutOut(object, colour);
  const placement = placeView(view, cutOut.size, cutOut.object, width);
  const { left, top } = placement.target;
  const layer = await fitCutOut(cutOut, placement, view === 'mirror');
  return sharp({ create: { width, height: width, channels: 3, background: palettes[palette] } })
    .composite([{ ...layer, left, top }])
    .webp(WEBP)
    .toBuffer();
}
