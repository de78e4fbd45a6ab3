import { expect, test } from 'vitest';
import { toneOf } from './tones.ts';

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
