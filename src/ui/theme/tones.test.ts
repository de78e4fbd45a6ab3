import { describe, expect, test } from 'vitest';
import { contrastRatio, mix, parseHex } from './colour.ts';
import { DARK, LIGHT } from './palette.ts';
import { toneOf, TONES, WALL_SHARE } from './tones.ts';

const IDS = Array.from({ length: 40 }, (_, index) => index + 1);

test.each([
  ['next to each other', 1],
  ['below each other in two columns', 2],
  ['below each other in three columns', 3],
  ['below each other in four columns', 4],
  ['two rows apart in four columns', 8],
])('things %s have different tones', (_, distance) => {
  for (const id of IDS) expect(toneOf(id), String(id)).not.toBe(toneOf(id + distance));
});

describe('text on the wall of a shop has sufficient contrast', () => {
  test.each(Object.entries(TONES))('%s', (_, tone) => {
    for (const [palette, share] of [
      [LIGHT, WALL_SHARE.light],
      [DARK, WALL_SHARE.dark],
    ] as const) {
      const wall = mix(rgb(tone), rgb(palette.surface), share / 100);
      for (const role of ['text', 'muted', 'success'] as const) {
        expect(contrastRatio(rgb(palette[role]), wall), role).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastRatio(rgb(palette.star), wall)).toBeGreaterThanOrEqual(2.5);
    }
  });
});

function rgb(hex: string) {
  const colour = parseHex(hex);
  if (!colour) throw new Error(`Not a colour: ${hex}`);
  return colour;
}
