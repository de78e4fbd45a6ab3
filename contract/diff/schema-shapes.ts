import { type ContractDocument, resolveRef, type Schema } from '../engine/contract-document.ts';
import { createSchemaMerge, isAnnotation, valuesOf } from './merge-schemas.ts';

interface BranchOrigin {
  name: string | undefined;
  isUnionBranch: boolean;
  /** Whether `schema` includes rules that are next to the union. */
  isMerged: boolean;
}

/** One alternative of a schema. `type` is undefined if any type is allowed. */
export interface Branch extends BranchOrigin {
  type: string | undefined;
  schema: Schema;
}

export interface Shape {
  isNullable: boolean;
  branches: Branch[];
}

/** Resolved schemas are cached by schema object. */
export function createSchemaShapes(document: ContractDocument) {
  const resolved = new WeakMap<Schema, Schema>();
  const mergeSchemas = createSchemaMerge();

  /** Follows `$ref` and merges `allOf`, in which only rules remain that can't be merged. */
  function resolve(node: Schema): Schema {
    const known = resolved.get(node);
    if (known) return known;
    // The placeholder ends the recursion when a schema refers to itself.
    resolved.set(node, node);
    const { $ref, allOf, ...rest } = node;
    let schema: Schema = allOf ? rest : node;
    if ($ref !== undefined) {
      const target = resolve(resolveRef<Schema>(document, { $ref }));
      schema = Object.keys(rest).length === 0 ? target : mergeSchemas(target, rest);
    }
    if (allOf) schema = allOf.map((part) => resolve(part)).reduce(mergeSchemas, schema);
    resolved.set(node, schema);
    // Its `allOf` must not be merged again.
    resolved.set(schema, schema);
    return schema;
  }

  function shapeOf(node: Schema): Shape {
    return shapeOfResolved(resolve(node), {
      name: node.$ref?.split('/').pop(),
      isUnionBranch: false,
      isMerged: false,
    });
  }

  function shapeOfResolved(schema: Schema, origin: BranchOrigin): Shape {
    const { oneOf, anyOf, ...siblings } = schema;
    const union = oneOf ?? anyOf;
    if (union) {
      const rules = Object.entries({ ...siblings, ...(oneOf && anyOf ? { anyOf } : {}) }).filter(
        ([keyword, value]) => value !== undefined && !isAnnotation(keyword),
      );
      const base: Schema = Object.fromEntries(rules);
      const shapes = union.map((one) => {
        const branch = resolve(one);
        return shapeOfResolved(rules.length === 0 ? branch : mergeSchemas(base, branch), {
          name: one.$ref?.split('/').pop(),
          isUnionBranch: true,
          isMerged: origin.isMerged || rules.length > 0,
        });
      });
      return {
        isNullable: shapes.some(({ isNullable }) => isNullable),
        branches: shapes.flatMap(({ branches }) => branches),
      };
    }
    const values = valuesOf(schema);
    const types = typesOf(schema, values);
    const branches = types
      .filter((type) => type !== 'null')
      .flatMap((type): Branch[] => {
        const branchValues = values?.filter((value) => type === undefined || isOfType(value, type));
        if (branchValues?.length === 0) return [];
        const { const: _const, enum: _enum, ...rest } = schema;
        return [{ type, schema: branchValues ? { ...rest, enum: branchValues } : rest, ...origin }];
      });
    return {
      isNullable: types.includes('null') && (!values || values.includes(null)),
      branches,
    };
  }

  return { resolve, shapeOf };
}

export type SchemaShapes = ReturnType<typeof createSchemaShapes>;

/** `undefined` means any type. */
function typesOf(schema: Schema, values: unknown[] | undefined): (string | undefined)[] {
  const named = [schema.type ?? [], schema['nullable'] === true ? 'null' : []].flat();
  // No types are left if those of merged schemas differ.
  if (named.length > 0 || schema.type !== undefined) return [...new Set(named)];
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

/** Returns an empty list if `required` is missing or malformed. */
export function requiredOf(schema: Schema): string[] {
  return Array.isArray(schema.required) ? schema.required : [];
}
