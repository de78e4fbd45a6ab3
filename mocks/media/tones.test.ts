import { expect, it } from 'vitest';
import { TONES, toneOf } from '../../src/ui/theme/tones.ts';
import { shopToneOf, tones } from './tones.ts';

it('logos have the tone and colour that the storefront shows around them', () => {
  for (let id = 1; id <= 40; id += 1) {
    expect(shopToneOf(id)).toBe(toneOf(id));
    expect(tones[shopToneOf(id)].main).toBe(TONES[toneOf(id)]);
  }
});
