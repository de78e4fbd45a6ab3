import { isRecord } from './is-record.ts';

/**
 * A type as a value: a primitive's name, with `?` if nullable, a list in brackets, or an object by
 * field.
 */
export type Shape = string | readonly [Shape] | { readonly [name: string]: Shape };

/**
 * Coerces data to a shape. Wrong strings become empty, wrong flags false, wrong nullable values
 * null. Drops invalid list items, wrong numbers and wrong objects. Parses numbers and flags that
 * were sent as text. Keeps unknown fields.
 *
 * @returns undefined when a wrong value has no replacement
 */
export function coerceToShape(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') {
    const coerced = toPrimitive(shape.replace('?', ''), value);
    return coerced ?? (shape.endsWith('?') ? null : EMPTY[shape]);
  }
  if (isList(shape)) {
    const [item] = shape;
    return Array.isArray(value)
      ? value.filter((one) => isUsable(item, one)).map((one) => coerceToShape(item, one))
      : [];
  }
  if (!isRecord(value)) return undefined;
  const record = { ...value };
  for (const [name, field] of Object.entries(shape)) {
    const conforming = coerceField(field, value[name]);
    if (conforming === undefined) delete record[name];
    else record[name] = conforming;
  }
  return record;
}

function coerceField(shape: Shape, value: unknown): unknown {
  // Missing lists become empty: screens iterate over them.
  if (value === undefined && !isList(shape)) return undefined;
  const isObject = typeof shape === 'object' && !isList(shape);
  return isObject && !isUsable(shape, value) ? undefined : coerceToShape(shape, value);
}

const EMPTY: Record<string, unknown> = { string: '', boolean: false };

/** Whether all non-nullable primitive fields are present and valid. */
function isUsable(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string')
    return shape.endsWith('?') || toPrimitive(shape, value) !== undefined;
  if (isList(shape)) return true;
  return (
    isRecord(value) &&
    Object.entries(shape).every(
      ([name, field]) => typeof field !== 'string' || isUsable(field, value[name]),
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
