import { describe, expect, it } from 'vitest';
import { placeView, views } from './placement.ts';

const object = { left: 100, top: 150, width: 400, height: 300 };

describe('placement', () => {
  it.each([
    ['flat', { left: 60, top: 240, width: 480, height: 140 }, 'width', 0.7],
    ['tall', { left: 200, top: 60, width: 200, height: 480 }, 'height', 0.72],
  ] as const)('centres a %s object and scales it to its longer side', (_, box, side, share) => {
    const { source, target } = placeView(null, 600, box, 800);
    const factor = target.width / source.width;
    expect(factor * box[side]).toBeCloseTo(share * 800, -1);
    const centre = target.left + (box.left + box.width / 2 - source.left) * factor;
    expect(centre).toBeCloseTo(400, -1);
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
