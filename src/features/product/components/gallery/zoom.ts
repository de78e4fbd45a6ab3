/** Scale around the centre, then offset in px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 4;

/**
 * Scales around `at`, in px from the frame's centre. `frame` is its size in px. The picture always
 * fills the frame.
 */
export function zoomAt(from: Zoom, factor: number, at: Point, frame: Point): Zoom {
  const scale = clamp(from.scale * factor, 1, MAX_SCALE);
  const ratio = scale / from.scale;
  return clampPan(
    { scale, x: at.x - (at.x - from.x) * ratio, y: at.y - (at.y - from.y) * ratio },
    frame,
  );
}

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
  // `+ 0` turns -0 into 0.
  return Math.min(max, Math.max(min, value)) + 0;
}
