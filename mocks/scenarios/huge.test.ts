import { expect, it } from 'vitest';
import { sharedBase } from '../worlds/shared-base.ts';
import { stagedBase } from './stage-world.ts';

it('@API-08 huge has forty thousand products, made once, the first of them as ever', () => {
  const base = stagedBase(1, ['huge']);
  expect(base.products).toHaveLength(40_000);
  expect(stagedBase(1, ['rtl', 'huge'])).toBe(base);
  expect(base.products[499]).toEqual(sharedBase(1).products[499]);
}, 60_000);
