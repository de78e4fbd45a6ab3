import type { Explanation } from '../../findings/explanations.ts';
import type { Severity } from '../change.ts';

export interface ChangeCode extends Explanation {
  weight: Severity;
}

export function changeCode(
  weight: Severity,
  what: string,
  why: string,
  fix: string,
  example: string,
): ChangeCode {
  return { weight, what, why, fix, example };
}
