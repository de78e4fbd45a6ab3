import { isRecord } from './is-record.ts';

/** Fields of a value that are read: all, or those named, of each item in a list. */
export type ReadFields<Value> = Value extends readonly (infer Item)[]
  ? true | ReadFields<Item>
  : Value extends object
    ? true | { readonly [Name in keyof Value]?: ReadFields<Value[Name]> }
    : true;

/** A value with no fields but those that are read. */
export type Pruned<Value, Fields> = Fields extends true
  ? Value
  : Value extends readonly (infer Item)[]
    ? Pruned<Item, Fields>[]
    : Value extends object
      ? {
          [Name in keyof Pick<Value, keyof Value & keyof Fields>]: Pruned<
            Value[Name],
            Fields[Name & keyof Fields]
          >;
        }
      : Value;

type AnyFields = true | { readonly [name: string]: AnyFields };

/**
 * Leaves out what no screen reads, so that rendered pages do not carry it as data. Decoders call it on the server only: in the
 * browser there is nothing to save. A value of a wrong type stays as it is.
 */
export function prune<Value, Fields extends ReadFields<Value>>(
  value: Value,
  fields: Fields,
): Pruned<Value, Fields> {
  return pruneValue(value, fields as AnyFields) as Pruned<Value, Fields>;
}

function pruneValue(value: unknown, fields: AnyFields): unknown {
  if (fields === true) return value;
  if (Array.isArray(value)) return value.map((item) => pruneValue(item, fields));
  if (!isRecord(value)) return value;
  const pruned: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(fields)) {
    if (name in value) pruned[name] = pruneValue(value[name], read);
  }
  return pruned;
}
