import { createBase } from '../../fixtures/base.ts';
import type { Base } from '../../fixtures/base-data.ts';

const DEFAULT_PRODUCT_COUNT = 2000;
const bases = new Map<string, Base>();

/** What all worlds of a seed share: made when the first of them asks for it, which takes about 0.1 s for a thousand products. */
export function sharedBase(seed: number, products = DEFAULT_PRODUCT_COUNT): Base {
  const key = `${seed}/${products}`;
  const known = bases.get(key);
  if (known) return known;
  const base = createBase({ seed, products });
  bases.set(key, base);
  return base;
}
