import { createBase } from '../fixtures/base.ts';
import type { Base } from '../fixtures/types.ts';

const bases = new Map<number, Base>();

/** What all worlds of a seed share: made when the first of them asks for it, which takes about 0.2 s. */
export function sharedBase(seed: number): Base {
  const known = bases.get(seed);
  if (known) return known;
  const base = createBase({ seed });
  bases.set(seed, base);
  return base;
}
