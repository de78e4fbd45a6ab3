import { escapePointerKey } from '../lib/json-pointer.ts';
import type { Direction, Report } from './change.ts';

export interface DiffContext {
  operation: string;
  direction: Direction;
  /** `query parameter page`, `request body`, `response 200`. */
  part: string;
  /** `data.orders[].id`; empty at the top. */
  field: string;
  /** JSON pointer, from the shared component if any. */
  pointer: string;
  report: Report;
}

export function reportDifference(
  context: DiffContext,
  code: string,
  old: string | undefined,
  now: string | undefined,
): void {
  const { operation, part, field, pointer, report } = context;
  const where = field === '' ? part : `${part}, field ${field}`;
  report({ code, old, new: now, pointer, location: { operation, where } });
}

export function descend(context: DiffContext, step: string, ...keys: string[]): DiffContext {
  const isList = step.startsWith('[');
  const field =
    context.field === '' || isList ? `${context.field}${step}` : `${context.field}.${step}`;
  const pointer = [context.pointer, ...keys.map(escapePointerKey)].join('/');
  return { ...context, field, pointer };
}
