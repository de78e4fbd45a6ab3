/** In pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** `source` is the visible part of the cut-out. */
export interface Placement {
  readonly source: Box;
  readonly target: Box;
}

export const views = ['mirror', 'close', 'detail', 'wide'] as const;
export type View = (typeof views)[number];

interface Framing {
  /** Width of the cut-out, with its margins, as a fraction of the picture's width. */
  readonly scale: number;
  /** Point of the cut-out that is placed at `at`, both as fractions. */
  readonly point: readonly [number, number];
  readonly at: readonly [number, number];
}

function frame(view: View | null, size: number, object: Box): Framing {
  const centre = [
    (object.left + object.width / 2) / size,
    (object.top + object.height / 2) / size,
  ] as const;
  const longest = Math.max(object.width, object.height) / size;
  if (view === 'wide') return { scale: 0.62, point: [0.5, 0.5], at: [0.5, 0.56] };
  if (view === 'close') return { scale: 0.96 / longest, point: centre, at: [0.5, 0.5] };
  if (view === 'detail') {
    const spot = [
      (object.left + object.width * 0.66) / size,
      (object.top + object.height * 0.36) / size,
    ] as const;
    return { scale: 1.4 / longest, point: spot, at: [0.54, 0.44] };
  }
  // Large, but clear of the card's buttons. Cards cut a tenth off each side.
  const scale = Math.min((0.7 * size) / object.width, (0.72 * size) / object.height);
  return { scale, point: centre, at: [0.5, 0.52] };
}

/**
 * Places a square cut-out of `size` pixels in a picture. `source` excludes the parts outside the
 * picture.
 */
export function place(framing: Framing, size: number, width: number, height: number): Placement {
  const factor = (framing.scale * width) / size;
  const originX = framing.at[0] * width - framing.point[0] * size * factor;
  const originY = framing.at[1] * height - framing.point[1] * size * factor;
  const left = Math.max(0, Math.floor(-originX / factor));
  const top = Math.max(0, Math.floor(-originY / factor));
  const right = Math.min(size, Math.ceil((width - originX) / factor));
  const bottom = Math.min(size, Math.ceil((height - originY) / factor));
  const targetLeft = Math.max(0, Math.round(originX + left * factor));
  const targetTop = Math.max(0, Math.round(originY + top * factor));
  return {
    source: { left, top, width: right - left, height: bottom - top },
    target: {
      left: targetLeft,
      top: targetTop,
      width: Math.max(1, Math.min(width - targetLeft, Math.round((right - left) * factor))),
      height: Math.max(1, Math.min(height - targetTop, Math.round((bottom - top) * factor))),
    },
  };
}

export function placeView(view: View | null, size: number, object: Box, width: number): Placement {
  return place(frame(view, size, object), size, width, width);
}
