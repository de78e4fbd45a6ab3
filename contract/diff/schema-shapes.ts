import { type ContractDocument, resolveRef, type Schema } from '../engine/contract-document.ts';

/** One alternative of a schema. `type` is undefined if any type is allowed. */
export interface Branch {
  type: string | undefined;
  schema: Schema;
  name: string | undefined;
  isUnionBranch: boolean;
}

export interface Shape {
  isNullable: boolean;
  branches: Branch[];
}

/** Resolved schemas are cached by schema object. */
export function createSchemaShapes(document: ContractDocument) {
  const resolved = new WeakMap<Schema, Schema>();

  /** Follows `$ref` and merges `allOf`. */
  function resolve(node: Schema): Schema {
    const known = resolved.get(node);
    if (known) return known;
    // The placeholder ends the recursion when a schema refers to itself.
    resolved.set(node, node);
    const { $ref, ...siblings } = node;
    const target = $ref === undefined ? undefined : resolve(resolveRef<Schema>(document, { $ref }));
    let schema: Schema = target === undefined ? node : { ...target, ...siblings };
    if (target !== undefined && Object.keys(siblings).length === 0) schema = target;
    if (schema.allOf) {
      const { allOf, ...rest } = schema;
      schema = allOf.map((part) => resolve(part)).reduce(mergeSchemas, rest);
    }
    resolved.set(node, schema);
    return schema;
  }

  function shapeOf(node: Schema, isUnionBranch = false): Shape {
    const schema = resolve(node);
    const name = node.$ref?.split('/').pop();
    const { oneOf, anyOf, ...base } = schema;
    const union = oneOf ?? anyOf;
    if (union) {
      const hasNoSharedKeywords = Object.keys(base).every((key) => !VALIDATION_KEYWORDS.has(key));
      const shapes = union.map((one) =>
        shapeOf(hasNoSharedKeywords ? one : mergeSchemas(base, resolve(one)), true),
      );
      return {
        isNullable: shapes.some(({ isNullable }) => isNullable),
        branches: shapes.flatMap(({ branches }) => branches),
      };
    }
    const values = valuesOf(schema);
    const types = typesOf(schema, values);
    const branches = types
      .filter((type) => type !== 'null')
      .map((type): Branch => {
        const branchValues = values?.filter((value) => type === undefined || isOfType(value, type));
        const { const: _const, enum: _enum, ...rest } = schema;
        return {
          type,
          schema: branchValues ? { ...rest, enum: branchValues } : rest,
          name,
          isUnionBranch,
        };
      });
    return {
      isNullable: types.includes('null') && (!values || values.includes(null)),
      branches,
    };
  }

  return { resolve, shapeOf };
}

export type SchemaShapes = ReturnType<typeof createSchemaShapes>;

/** Keywords next to a union that apply to every branch. */
const VALIDATION_KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'items',
  'additionalProperties',
  'enum',
  'const',
]);

function valuesOf(schema: Schema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

/** `undefined` means any type. */
function typesOf(schema: Schema, values: unknown[] | undefined): (string | undefined)[] {
  const named = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (schema['nullable'] === true) named.push('null');
  if (named.length > 0) return [...new Set(named)];
  if (values) return [...new Set(values.map(typeOf))];
  if (schema.properties) return ['object'];
  return [undefined];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

function isOfType(value: unknown, type: string): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

function mergeSchemas(one: Schema, other: Schema): Schema {
  const properties: Record<string, Schema> = { ...one.properties };
  for (const [name, property] of Object.entries(other.properties ?? {})) {
    const known = properties[name];
    properties[name] = known ? { allOf: [known, property] } : property;
  }
  const required = [...new Set([...requiredOf(one), ...requiredOf(other)])];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** Returns an empty list if `required` is missing or malformed. */
export function requiredOf(schema: Schema): string[] {
  return Array.isArray(schema.required) ? schema.required : [];
}
