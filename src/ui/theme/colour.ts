/** Opaque; channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rgb` or `#rrggbb`. Returns undefined for anything else. */
export function parseHex(text: unknown): Rgb | undefined {
  if (typeof text !== 'string' || !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)) return undefined;
  const digits = text.length === 4 ? text.replace(/[^#]/g, '$&$&') : text;
  return [channel(digits, 1), channel(digits, 3), channel(digits, 5)];
}

function channel(digits: string, start: number): number {
  return Number.parseInt(digits.slice(start, start + 2), 16);
}

export function toHex(colour: Rgb): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linearise(red) + 0.7152 * linearise(green) + 0.0722 * linearise(blue);
}

function linearise(value: number): number {
  const fraction = value / 255;
  return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
}

export function mix(one: Rgb, other: Rgb, fraction: number): Rgb {
  const blend = (index: 0 | 1 | 2) => one[index] * fraction + other[index] * (1 - fraction);
  return [blend(0), blend(1), blend(2)];
}

/**
 * Returns the colour, shifted as little as necessary for a contrast of 4.5:1. Shifts all channels
 * equally, which keeps the hue. Scaling them would turn a pale yellow into a greyish brown.
 */
export function ensureContrast(colour: Rgb, background: Rgb, direction: 'darker' | 'lighter'): Rgb {
  const delta = direction === 'darker' ? -3 : 3;
  let shade = colour;
  // 85 steps of 3 always reach black or white.
  for (let step = 0; step < 85 && roundedContrast(shade, background) < 4.5; step += 1) {
    shade = [shift(shade[0], delta), shift(shade[1], delta), shift(shade[2], delta)];
  }
  return shade;
}

/** Rounds first, because hex colours have integer channels. */
function roundedContrast(one: Rgb, other: Rgb): number {
  return contrastRatio(roundChannels(one), roundChannels(other));
}

function roundChannels([red, green, blue]: Rgb): Rgb {
  return [Math.round(red), Math.round(green), Math.round(blue)];
}

function shift(value: number, delta: number): number {
  return Math.min(255, Math.max(0, value + delta));
}
