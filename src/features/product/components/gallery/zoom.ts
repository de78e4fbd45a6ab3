/** How a picture lies in its frame: enlarged by `scale` around the middle, then moved by `x` and `y` pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The whole picture, as it fits. */
export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 4;

/**
 * Enlarges or shrinks by a factor so that what is under `at` stays under it. `at` is measured from the frame's middle, `frame` is
 * its size in pixels. The picture never leaves its frame.
 */
export function zoomAt(from: Zoom, factor: number, at: Point, frame: Point): Zoom {
  const scale = clamp(from.scale * factor, 1, MAX_SCALE);
  const ratio = scale / from.scale;
  return clampPan(
    { scale, x: at.x - (at.x - from.x) * ratio, y: at.y - (at.y - from.y) * ratio },
    frame,
  );
}

/** Moves what is enlarged, up to its edges. */
export function pan(from: Zoom, by: Point, frame: Point): Zoom {
  return clampPan({ scale: from.scale, x: from.x + by.x, y: from.y + by.y }, frame);
}

function clampPan({ scale, x, y }: Zoom, frame: Point): Zoom {
  const overflow = (size: number) => (size * (scale - 1)) / 2;
  return {
    scale,
    x: clamp(x, -overflow(frame.x), overflow(frame.x)),
    y: clamp(y, -overflow(frame.y), overflow(frame.y)),
  };
}

function clamp(value: number, min: number, max: number): number {
  // The sum keeps a minus away from zero.
  return Math.min(max, Math.max(min, value)) + 0;
}
