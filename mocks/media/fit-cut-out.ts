import sharp from 'sharp';
import type { CutOut } from './cut-out.ts';
import type { Placement } from './placement.ts';

/** A layer for `sharp`. */
interface Layer {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
}

/** Scales the visible part, with some contrast. */
export async function fitCutOut(
  cutOut: CutOut,
  { source, target }: Placement,
  isMirrored: boolean,
): Promise<Layer> {
  const raw = { width: cutOut.size, height: cutOut.size, channels: 4 } as const;
  const visiblePart = sharp(cutOut.pixels, { raw }).extract(source);
  const input = await visiblePart
    .resize(target.width, target.height, { fit: 'fill', kernel: 'lanczos3' })
    .flop(isMirrored)
    .linear([1.05, 1.05, 1.05, 1], [-5, -5, -5, 0])
    .raw()
    .toBuffer();
  return { input, raw: { width: target.width, height: target.height, channels: 4 } };
}
