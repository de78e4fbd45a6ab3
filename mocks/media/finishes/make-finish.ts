import type { PictureObject } from '../catalogue.ts';
import type { ColourTarget, ColourVariants } from '../recolour.ts';

export type Finishes = Readonly<Partial<Record<PictureObject, ColourVariants>>>;

type Targets = Readonly<Record<string, readonly [hue: number, chroma: number, lightness?: number]>>;

function toTargets(targets: Targets): Record<string, ColourTarget> {
  return Object.fromEntries(
    Object.entries(targets).map(([word, [hue, chroma, lightness = 1]]) => [
      word,
      { hue, chroma, lightness },
    ]),
  );
}

/** Replaces one hue. */
export function coloured(hue: number, reach: number, targets: Targets): ColourVariants {
  return { from: { hue, reach }, to: toTargets(targets) };
}

/** Tints what has no hue. */
export function tinted(targets: Targets): ColourVariants {
  return { from: 'grey', to: toTargets(targets) };
}
