import { escapePointerKey } from '../lib/json-pointer.ts';
import type { Direction, Report } from './change.ts';

/** Where a comparison stands, for its reports. */
export interface DiffContext {
  operation: string;
  direction: Direction;
  /** `query parameter page`, `request body`, `answer 200`. */
  part: string;
  /** Fields on the way: `data.orders[].id`; empty at the top. */
  field: string;
  /** JSON pointer that is the same wherever a shared component is met. */
  pointer: string;
  report: Report;
}

/** Says that something changed at the spot. */
export function reportDifference(
  spot: DiffContext,
  code: string,
  old: string | undefined,
  now: string | undefined,
): void {
  const { operation, part, field, pointer, report } = spot;
  const where = field === '' ? part : `${part}, field ${field}`;
  report({ code, old, new: now, pointer, place: { operation, where } });
}

/** The spot one step further in. */
export function into(spot: DiffContext, step: string, ...keys: string[]): DiffContext {
  const isList = step.startsWith('[');
  const field = spot.field === '' || isList ? `${spot.field}${step}` : `${spot.field}.${step}`;
  const pointer = [spot.pointer, ...keys.map(escapePointerKey)].join('/');
  return { ...spot, field, pointer };
}
