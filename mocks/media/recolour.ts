/**
 * Hue in OKLCH degrees, with factors for chroma and lightness. For a tint, `chroma` is absolute.
 */
export interface ColourTarget {
  readonly hue: number;
  readonly chroma: number;
  readonly lightness?: number;
}

export interface ColourVariants {
  /**
   * Hue of the replaced pixels and tolerance, in OKLCH degrees. `grey` tints pixels without a hue.
   */
  readonly from: { readonly hue: number; readonly reach: number } | 'grey';
  readonly to: Readonly<Record<string, ColourTarget>>;
}

const RADIANS_PER_DEGREE = Math.PI / 180;
/** Chroma up to which a pixel is grey, and from which it is fully coloured. */
const GREY_MAX_CHROMA = 0.025;
const COLOURED_MIN_CHROMA = 0.06;

const srgbToLinear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const encodedSteps = 4096;
const linearToSrgb = Uint8Array.from({ length: encodedSteps + 1 }, (_, step) => {
  const share = step / encodedSteps;
  return Math.round(
    255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055),
  );
});

function encode(share: number): number {
  return linearToSrgb[Math.round(Math.min(1, Math.max(0, share)) * encodedSteps)] ?? 0;
}

/** 0 at and below `from`, 1 at and above `to`, smooth between them. */
function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

function recolourShare(from: ColourVariants['from'], chroma: number, hue: number): number {
  if (from === 'grey') return 1 - smoothStep(0.08, 0.13, chroma);
  const away = Math.abs(((hue - from.hue + 540) % 360) - 180);
  return (
    smoothStep(GREY_MAX_CHROMA, COLOURED_MIN_CHROMA, chroma) *
    (1 - smoothStep(from.reach * 0.7, from.reach, away))
  );
}

/** Replaces the main hue in OKLCH, to keep lightness and shading. Changes raw RGBA in place. */
export function recolour(
  pixels: Uint8Array,
  from: ColourVariants['from'],
  target: ColourTarget,
): void {
  const lightnessFactor = target.lightness ?? 1;
  const cosine = Math.cos(target.hue * RADIANS_PER_DEGREE);
  const sine = Math.sin(target.hue * RADIANS_PER_DEGREE);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const red = srgbToLinear[pixels[at] ?? 0] ?? 0;
    const green = srgbToLinear[pixels[at + 1] ?? 0] ?? 0;
    const blue = srgbToLinear[pixels[at + 2] ?? 0] ?? 0;
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
    const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
    const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
    const chroma = Math.hypot(a, b);
    const share = recolourShare(from, chroma, Math.atan2(b, a) / RADIANS_PER_DEGREE);
    if (share === 0) continue;

    const turnedLightness = lightness * (1 + (lightnessFactor - 1) * share);
    // Fades the tint towards black, where no colour is visible.
    const turnedChroma =
      from === 'grey'
        ? target.chroma * smoothStep(0.05, 0.4, turnedLightness)
        : chroma * target.chroma;
    const turnedA = a + (turnedChroma * cosine - a) * share;
    const turnedB = b + (turnedChroma * sine - b) * share;
    const l = (turnedLightness + 0.3963377774 * turnedA + 0.2158037573 * turnedB) ** 3;
    const m = (turnedLightness - 0.1055613458 * turnedA - 0.0638541728 * turnedB) ** 3;
    const s = (turnedLightness - 0.0894841775 * turnedA - 1.291485548 * turnedB) ** 3;
    pixels[at] = encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
    pixels[at + 1] = encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
    pixels[at + 2] = encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  }
}
