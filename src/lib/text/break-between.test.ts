import { expect, test } from 'vitest';
import { breakBetween } from './break-between.ts';

test('joins texts that do not break inside', () => {
  expect(breakBetween(['ZIP, PDF', 'One-Year Licence'])).toBe(
    'ZIP,\u00A0PDF ·\u00A0One-\u2060Year\u00A0Licence',
  );
});
