import type { Box } from './placement.ts';

const MIN_SOLID_ALPHA = 200;
/** Mean brightness (0 to 255) at which shading starts, and is complete. */
const PALE_MIN_BRIGHTNESS = 195;
const PALE_FULL_BRIGHTNESS = 250;
const MAX_SHADE = 0.26;

function brightness(pixels: Uint8Array, at: number): number {
  return 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0);
}

/** Returns the index of the brightest solid neighbour at an open edge, else null. */
function findEdgeNeighbour(pixels: Uint8Array, size: number, at: number): number | null {
  let brightest: number | null = null;
  let isOpen = false;
  for (const rows of [-1, 0, 1]) {
    for (const columns of [-1, 0, 1]) {
      const near = at + (rows * size + columns) * 4;
      const alpha = pixels[near + 3] ?? 0;
      if (alpha <= 8) isOpen = true;
      if (alpha < MIN_SOLID_ALPHA) continue;
      if (brightest === null || brightness(pixels, near) > brightness(pixels, brightest))
        brightest = near;
    }
  }
  return isOpen ? brightest : null;
}

/** Removes dark specks around a pale object. Changes raw RGBA in place. */
export function cleanEdges(pixels: Uint8Array, size: number): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 0 || alpha >= MIN_SOLID_ALPHA) continue;
    const near = findEdgeNeighbour(pixels, size, at);
    if (near !== null && brightness(pixels, near) > brightness(pixels, at) + 40) {
      pixels.copyWithin(at, near, near + 3);
    }
  }
}

/** Returns the shade (0 to 1) at a position, for light from the upper left. */
function shadeAt(xRatio: number, yRatio: number): number {
  const side = xRatio > 0.34 ? ((xRatio - 0.34) / 0.66) ** 2 : 0.4 * ((0.34 - xRatio) / 0.34) ** 2;
  return Math.min(1, side + 0.28 * yRatio ** 2);
}

/** Shades pale objects for depth. Changes raw RGBA in place. */
export function shadePaleObject(pixels: Uint8Array, size: number, object: Box): void {
  let sum = 0;
  let solidCount = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < MIN_SOLID_ALPHA) continue;
    sum += brightness(pixels, at);
    solidCount += 1;
  }
  const strength =
    Math.min(
      1,
      (sum / solidCount - PALE_MIN_BRIGHTNESS) / (PALE_FULL_BRIGHTNESS - PALE_MIN_BRIGHTNESS),
    ) * MAX_SHADE;
  if (!(strength > 0)) return;
  for (let y = object.top; y < object.top + object.height; y += 1) {
    for (let x = object.left; x < object.left + object.width; x += 1) {
      const at = (y * size + x) * 4;
      const shade = shadeAt((x - object.left) / object.width, (y - object.top) / object.height);
      const factor = 1 - strength * shade;
      // Darkens blue less: shadows in daylight are cool.
      pixels[at] = (pixels[at] ?? 0) * factor;
      pixels[at + 1] = (pixels[at + 1] ?? 0) * factor;
      pixels[at + 2] = (pixels[at + 2] ?? 0) * (factor + (1 - factor) * 0.22);
    }
  }
}
