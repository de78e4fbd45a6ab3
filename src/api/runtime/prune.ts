import { isRecord } from './is-record.ts';

export type ReadFields<Value> = Value extends readonly (infer Item)[]
  ? true | ReadFields<Item>
  : Value extends object
    ? true | { readonly [Name in keyof Value]?: ReadFields<Value[Name]> }
    : true;

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
 * Removes fields that no screen reads, to reduce the data in rendered pages. Used on the server
 * only. Values of a wrong type are unchanged.
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
