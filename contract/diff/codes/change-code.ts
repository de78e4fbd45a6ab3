import type { Explanation } from '../../findings/explanations.ts';
import type { Weight } from '../change.ts';

export interface ChangeCode extends Explanation {
  weight: Weight;
}

export function changeCode(
  weight: Weight,
  what: string,
  why: string,
  fix: string,
  example: string,
): ChangeCode {
  return { weight, what, why, fix, example };
}
