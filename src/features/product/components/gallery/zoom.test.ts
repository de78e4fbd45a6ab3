import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pan, NO_ZOOM, type Zoom, zoomAt } from './zoom.ts';

const FRAME = { x: 400, y: 300 };
const coordinate = fc.double({ min: -200, max: 200, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const factor = fc.double({ min: 0.2, max: 5, noNaN: true });

describe('zoom', () => {
  test('keeps the point under the finger in place', () => {
    const at = { x: 50, y: -20 };
    const zoomed = zoomAt(NO_ZOOM, 2, at, FRAME);
    expect(zoomed).toEqual({ scale: 2, x: -50, y: 20 });
    expect(zoomAt(zoomed, 0.5, at, FRAME)).toEqual(NO_ZOOM);
  });

  test('limits the scale to between one and four', () => {
    expect(zoomAt(NO_ZOOM, 9, { x: 0, y: 0 }, FRAME).scale).toBe(4);
    expect(zoomAt(NO_ZOOM, 0.1, { x: 9, y: 9 }, FRAME)).toEqual(NO_ZOOM);
  });

  test('always fills the frame, for any sequence of steps', () => {
    const step = fc.oneof(fc.record({ factor, at: point }), fc.record({ by: point }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const end = steps.reduce<Zoom>(
          (zoom, one) =>
            'by' in one ? pan(zoom, one.by, FRAME) : zoomAt(zoom, one.factor, one.at, FRAME),
          NO_ZOOM,
        );
        expect(end.scale).toBeGreaterThanOrEqual(1);
        expect(end.scale).toBeLessThanOrEqual(4);
        expect(Math.abs(end.x)).toBeLessThanOrEqual((FRAME.x * (end.scale - 1)) / 2 + 1e-9);
        expect(Math.abs(end.y)).toBeLessThanOrEqual((FRAME.y * (end.scale - 1)) / 2 + 1e-9);
      }),
    );
  });
});
