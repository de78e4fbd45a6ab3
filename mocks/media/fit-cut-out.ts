import sharp from 'sharp';
import type { CutOut } from './cut-out.ts';
import type { Placement } from './placement.ts';

/** A layer for `sharp`. */
interface Layer {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
}

/** Scales the visible part, with some contrast and sharpening. */
export async function fitCutOut(
  cutOut: CutOut,
  { source, target }: Placement,
  mirrored: boolean,
): Promise<Layer> {
  const raw = { width: cutOut.size, height: cutOut.size, channels: 4 } as const;
  const seen = sharp(cutOut.pixels, { raw }).extract(source);
  const input = await seen
    .resize(target.width, target.height, { fit: 'fill', kernel: 'cubic' })
    .flop(mirrored)
    .sharpen()
    .linear([1.05, 1.05, 1.05, 1], [-5, -5, -5, 0])
    .raw()
    .toBuffer();
  return { input, raw: { width: target.width, height: target.height, channels: 4 } };
}
