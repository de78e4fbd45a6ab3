import type { Explanation } from '../../findings/explanations.ts';
import type { Weight } from '../change.ts';

/** The code of a change: its meaning and its weight. */
export interface ChangeCode extends Explanation {
  weight: Weight;
}

/** Creates a code of a change. */
export function changeCode(
  weight: Weight,
  what: string,
  why: string,
  fix: string,
  example: string,
): ChangeCode {
  return { weight, what, why, fix, example };
}
