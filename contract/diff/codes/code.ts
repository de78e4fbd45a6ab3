import type { Weight } from '../change.ts';
import type { ChangeCode } from './schema-codes.ts';

/** A code by its parts, in the order in which they are read. */
export function code(
  weight: Weight,
  what: string,
  why: string,
  mend: string,
  example: string,
): ChangeCode {
  return { weight, what, why, mend, example };
}
