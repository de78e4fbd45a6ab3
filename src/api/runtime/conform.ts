import { isRecord } from './is-record.ts';

/** Types of data as a value: a primitive's, with `?` where null is allowed, a list's in brackets, an object's by name. */
export type Shape = string | readonly [Shape] | { readonly [name: string]: Shape };

/**
 * Data in a shape, whatever was sent: a wrong text is empty, a wrong flag false, null where it is allowed, a list keeps the items
 * that fit, and wrong numbers and objects are left out. Backends that write numbers and flags as text are understood. Fields that no
 * shape knows stay.
 *
 * @returns undefined where nothing can stand for a wrong value
 */
export function conform(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') {
    const fitting = toPrimitive(shape.replace('?', ''), value);
    return fitting ?? (shape.endsWith('?') ? null : EMPTY[shape]);
  }
  if (isList(shape)) {
    const [item] = shape;
    return Array.isArray(value)
      ? value.filter((one) => fits(item, one)).map((one) => conform(item, one))
      : [];
  }
  if (!isRecord(value)) return undefined;
  const record = { ...value };
  for (const [name, field] of Object.entries(shape)) {
    const conforming = conformField(field, value[name]);
    if (conforming === undefined) delete record[name];
    else record[name] = conforming;
  }
  return record;
}

function conformField(shape: Shape, value: unknown): unknown {
  // What is not sent is not invented, but for lists: screens go through them.
  if (value === undefined && !isList(shape)) return undefined;
  const isObject = typeof shape === 'object' && !isList(shape);
  return isObject && !fits(shape, value) ? undefined : conform(shape, value);
}

const EMPTY: Record<string, unknown> = { string: '', boolean: false };

/** Whether an item or an object can be used: its primitives that may not be null are there. */
function fits(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string')
    return shape.endsWith('?') || toPrimitive(shape, value) !== undefined;
  if (isList(shape)) return true;
  return (
    isRecord(value) &&
    Object.entries(shape).every(
      ([name, field]) => typeof field !== 'string' || fits(field, value[name]),
    )
  );
}

function toPrimitive(type: string, value: unknown): unknown {
  if (typeof value === type) return value;
  if (type === 'number' && typeof value === 'string' && value.trim() !== '') {
    return Number.isFinite(Number(value)) ? Number(value) : undefined;
  }
  if (type === 'boolean') return FLAGS.get(value);
  return type === 'string' && typeof value === 'number' ? String(value) : undefined;
}

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  [0, false],
  ['0', false],
]);

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}
