import { describe, expect, it } from 'vitest';
import { placeView, views } from './placement.ts';

const object = { left: 100, top: 150, width: 400, height: 300 };

describe('placement', () => {
  it('centres the complete cut-out at 78 % of the side', () => {
    expect(placeView(null, 600, object, 800)).toEqual({
      source: { left: 0, top: 0, width: 600, height: 600 },
      target: { left: 88, top: 88, width: 624, height: 624 },
    });
  });

  it('enlarges flat objects', () => {
    const flat = { left: 60, top: 240, width: 480, height: 140 };
    const { source, target } = placeView(null, 600, flat, 800);
    const factor = target.width / source.width;
    expect(factor * flat.width).toBeCloseTo(560, -1);
    expect(target.left + (flat.left - source.left) * factor).toBeCloseTo(120, -1);
  });

  it.each(views)('keeps %s inside picture and cut-out', (view) => {
    for (const width of [200, 400, 800]) {
      const { source, target } = placeView(view, 600, object, width);
      expect(source.left).toBeGreaterThanOrEqual(0);
      expect(source.top).toBeGreaterThanOrEqual(0);
      expect(source.left + source.width).toBeLessThanOrEqual(600);
      expect(source.top + source.height).toBeLessThanOrEqual(600);
      expect(target.left + target.width).toBeLessThanOrEqual(width);
      expect(target.top + target.height).toBeLessThanOrEqual(width);
    }
  });

  it('zooms in more for a detail than for a close view, and out for a wide one', () => {
    const scaleOf = (view: (typeof views)[number]): number => {
      const { source, target } = placeView(view, 600, object, 800);
      return target.width / source.width;
    };
    expect(scaleOf('detail')).toBeGreaterThan(scaleOf('close'));
    expect(scaleOf('close')).toBeGreaterThan(scaleOf('mirror'));
    expect(scaleOf('mirror')).toBeGreaterThan(scaleOf('wide'));
  });
});
