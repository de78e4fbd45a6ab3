import { expect, test } from 'vitest';
import { findViolation } from './find-violation.ts';

test.each([
  ['Zoë', true],
  ['نورا', true],
  ['R2', false],
])('validates %j against a pattern with a Unicode property', (value, isValid) => {
  const pattern = { source: String.raw`^\p{L}+$`, message: { id: 'letters' } };
  const context = { isRequired: true, settings: {}, values: {} };
  expect(findViolation({ pattern }, value, context)).toBe(isValid ? undefined : pattern);
});
