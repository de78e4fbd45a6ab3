import type { Explanation } from '../../findings/explanations/explanation.ts';
import type { Severity } from '../change.ts';

export interface ChangeCode extends Explanation {
  severity: Severity;
}

export function changeCode(
  severity: Severity,
  what: string,
  why: string,
  fix: string,
  example: string,
): ChangeCode {
  return { severity, what, why, fix, example };
}
