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
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const blend = (index: 0 | 1 | 2) => one[index] * share + other[index] * (1 - share);
  return [blend(0), blend(1), blend(2)];
}

/**
 * Returns the colour, shifted as little as necessary for a contrast of 4.5:1. Shifts all channels
 * equally, so that a pale yellow becomes mustard instead of mud.
 */
export function ensureContrast(colour: Rgb, background: Rgb, direction: 'darker' | 'lighter'): Rgb {
  const by = direction === 'darker' ? -3 : 3;
  let shade = colour;
  // 85 steps of 3 always reach black or white.
  for (let step = 0; step < 85 && roundedContrast(shade, background) < 4.5; step += 1) {
    shade = [shift(shade[0], by), shift(shade[1], by), shift(shade[2], by)];
  }
  return shade;
}

/** Rounds first, because colours are written in integer channels. */
function roundedContrast(one: Rgb, other: Rgb): number {
  return contrast(roundChannels(one), roundChannels(other));
}

function roundChannels([red, green, blue]: Rgb): Rgb {
  return [Math.round(red), Math.round(green), Math.round(blue)];
}

function shift(value: number, by: number): number {
  return Math.min(255, Math.max(0, value + by));
}
