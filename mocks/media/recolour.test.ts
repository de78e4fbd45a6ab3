import { describe, expect, it } from 'vitest';
import { recolour } from './recolour.ts';

const red = { hue: 28, reach: 40 };

function recolourPixels(
  rgba: readonly number[],
  from: Parameters<typeof recolour>[1],
  target: Parameters<typeof recolour>[2],
): number[] {
  const pixels = Uint8Array.from(rgba);
  recolour(pixels, from, target);
  return [...pixels];
}

describe('recolour', () => {
  it('changes red to blue', () => {
    const [r = 0, g = 0, b = 0, alpha] = recolourPixels([190, 40, 40, 255], red, {
      hue: 262,
      chroma: 0.7,
    });
    expect(b).toBeGreaterThan(r + 60);
    expect(b).toBeGreaterThan(g);
    expect(alpha).toBe(255);
  });

  it('keeps greys, other hues and transparent pixels', () => {
    for (const pixel of [
      [128, 128, 128, 255],
      [40, 160, 60, 255],
      [190, 40, 40, 0],
    ]) {
      expect(recolourPixels(pixel, red, { hue: 262, chroma: 0.7 })).toEqual(pixel);
    }
  });

  it('tints grey and keeps black', () => {
    const [r = 0, , b = 0] = recolourPixels([130, 130, 130, 255], 'grey', {
      hue: 262,
      chroma: 0.08,
    });
    expect(b).toBeGreaterThan(r + 20);
    expect(
      Math.max(...recolourPixels([2, 2, 2, 255], 'grey', { hue: 262, chroma: 0.08 }).slice(0, 3)),
    ).toBeLessThan(6);
    expect(recolourPixels([200, 40, 40, 255], 'grey', { hue: 262, chroma: 0.08 })).toEqual([
      200, 40, 40, 255,
    ]);
  });
});
