import { type ContractDocument, follow, type Schema } from '../engine/contract-document.ts';

/** One kind of value that a schema lets in: of one type, or of any where it names none. */
export interface Branch {
  type: string | undefined;
  /** References followed, parts put together, without unions and null. */
  schema: Schema;
  /** The component that it stands in. */
  name: string | undefined;
  /** Whether it came out of a union and has a description of its own. */
  isOfUnion: boolean;
}

/** What a schema lets in: null or not, and the kinds of values besides. */
export interface Shape {
  isNullable: boolean;
  branches: Branch[];
}

/** Takes the schemas of one document apart; the same node gives the same objects each time. */
export function createShapes(document: ContractDocument) {
  const resolved = new WeakMap<Schema, Schema>();

  /** Follows references and puts the parts of `allOf` together; what stands beside a reference counts. */
  function resolve(node: Schema): Schema {
    const known = resolved.get(node);
    if (known) return known;
    // Stands here while its parts are read, so that a part which is the whole ends.
    resolved.set(node, node);
    const { $ref, ...beside } = node;
    const target = $ref === undefined ? undefined : resolve(follow<Schema>(document, { $ref }));
    let schema: Schema = target === undefined ? node : { ...target, ...beside };
    if (target !== undefined && Object.keys(beside).length === 0) schema = target;
    if (schema.allOf) {
      const { allOf, ...rest } = schema;
      schema = allOf.map((part) => resolve(part)).reduce(join, rest);
    }
    resolved.set(node, schema);
    return schema;
  }

  function shapeOf(node: Schema, isOfUnion = false): Shape {
    const schema = resolve(node);
    const name = node.$ref?.split('/').pop();
    const { oneOf, anyOf, ...base } = schema;
    const union = oneOf ?? anyOf;
    if (union) {
      const isBare = Object.keys(base).every((key) => !JUDGING.has(key));
      const shapes = union.map((one) => shapeOf(isBare ? one : join(base, resolve(one)), true));
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
        const own = values?.filter((value) => type === undefined || isOf(value, type));
        const { const: _const, enum: _enum, ...rest } = schema;
        return { type, schema: own ? { ...rest, enum: own } : rest, name, isOfUnion };
      });
    return {
      isNullable: types.includes('null') && (!values || values.includes(null)),
      branches,
    };
  }

  return { resolve, shapeOf };
}

export type Shapes = ReturnType<typeof createShapes>;

/** Keywords beside a union that every branch has to heed. */
const JUDGING = new Set([
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

/** undefined stands for any type. */
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

function isOf(value: unknown, type: string): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

/** Two schemas that both have to hold, as one. */
function join(one: Schema, other: Schema): Schema {
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

/** Names of the required properties; none where `required` is no list, as in descriptions that nobody has linted. */
export function requiredOf(schema: Schema): string[] {
  return Array.isArray(schema.required) ? schema.required : [];
}
