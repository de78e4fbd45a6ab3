import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../engine/contract-document.ts';
import { LOWER_LIMITS, UPPER_LIMITS } from './compare-values.ts';

const ANNOTATIONS = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'nullable',
  'externalDocs',
  'xml',
]);

/** Whether a keyword accepts every value. Extensions do, except the limits of files. */
export function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.has(keyword) || /^(?:\$|x-(?!file$))/.test(keyword);
}

export type MergeSchemas = (one: Schema, other: Schema) => Schema;

/**
 * Creates a merge of resolved schemas: a value is valid if both accept it. Rules that can't be one
 * remain in `allOf`.
 */
export function createSchemaMerge(): MergeSchemas {
  // The same parts give the same object, which ends the comparison of recursive schemas.
  const merges = new Map<string, Schema>();
  const partsOf = new WeakMap<Schema, readonly Schema[]>();
  const numbers = new WeakMap<Schema, number>();
  let last = 0;
  const numberOf = (part: Schema) => {
    const known = numbers.get(part) ?? (last += 1);
    numbers.set(part, known);
    return known;
  };

  function both(one: Schema, other: Schema): Schema {
    const parts = [...(partsOf.get(one) ?? [one])];
    for (const part of partsOf.get(other) ?? [other]) {
      if (!parts.some((known) => isDeepStrictEqual(known, part))) parts.push(part);
    }
    if (parts.length === 1) return one;
    const key = parts
      .map(numberOf)
      .toSorted((a, b) => a - b)
      .join(' ');
    const merged = merges.get(key) ?? { allOf: parts };
    merges.set(key, merged);
    partsOf.set(merged, parts);
    return merged;
  }

  /** Returns undefined if the two can't be one value. */
  function mergeKeyword(keyword: string, one: unknown, other: unknown): unknown {
    if (typeof one === 'number' && typeof other === 'number') {
      return strictestNumber(keyword, one, other);
    }
    switch (keyword) {
      case 'type':
        return commonTypes([one].flat() as string[], [other].flat() as string[]);
      case 'required':
        return [...new Set([one, other].filter(Array.isArray).flat())];
      case 'properties':
        return mergeProperties(one as Record<string, Schema>, other as Record<string, Schema>);
      case 'items':
      case 'additionalProperties':
      case 'propertyNames':
        return mergeInner(one as boolean | Schema, other as boolean | Schema);
      case 'oneOf':
      case 'anyOf':
        return (one as Schema[]).flatMap((a) => (other as Schema[]).map((b) => both(a, b)));
      case 'uniqueItems':
      case 'readOnly':
      case 'writeOnly':
        return one === true || other === true;
      case 'x-file':
        return strictestFileRule(one as FileRule, other as FileRule);
      case 'allOf':
        return [...(one as Schema[]), ...(other as Schema[])];
      default:
        return undefined;
    }
  }

  function mergeProperties(
    one: Record<string, Schema>,
    other: Record<string, Schema>,
  ): Record<string, Schema> {
    const merged = { ...one };
    for (const [name, property] of Object.entries(other)) {
      const known = merged[name];
      merged[name] = known ? both(known, property) : property;
    }
    return merged;
  }

  function mergeInner(one: boolean | Schema, other: boolean | Schema): boolean | Schema {
    if (typeof one === 'object' && typeof other === 'object') return both(one, other);
    if (one === false || other === false) return false;
    return one === true ? other : one;
  }

  return (one, other) => {
    const merged: Schema = { ...one };
    const conflicts: Schema[] = [];
    for (const [keyword, value] of Object.entries(other)) {
      const known = one[keyword];
      if (value === undefined || isDeepStrictEqual(known, value)) continue;
      const result = known === undefined ? value : mergeKeyword(keyword, known, value);
      if (result !== undefined) merged[keyword] = result;
      else if (isAnnotation(keyword)) merged[keyword] = value;
      else if (keyword !== 'enum' && keyword !== 'const') conflicts.push({ [keyword]: value });
    }
    if (conflicts.length > 0) merged.allOf = [...(merged.allOf ?? []), ...conflicts];
    const [values, others] = [valuesOf(one), valuesOf(other)];
    if (values && others) {
      delete merged['const'];
      merged['enum'] = values.filter((value) => others.some((it) => isDeepStrictEqual(it, value)));
    }
    return merged;
  };
}

/** Returns the values of `const` or `enum`. */
export function valuesOf(schema: Schema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

function strictestNumber(keyword: string, one: number, other: number): number | undefined {
  if (LOWER_LIMITS.some((limit) => limit === keyword)) return Math.max(one, other);
  if (UPPER_LIMITS.some((limit) => limit === keyword)) return Math.min(one, other);
  if (keyword !== 'multipleOf') return undefined;
  return one % other === 0 ? one : other % one === 0 ? other : undefined;
}

/** An empty list means that no value has both types. */
function commonTypes(one: readonly string[], other: readonly string[]): string | string[] {
  const includes = (types: readonly string[], type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const common = [
    ...one.filter((type) => includes(other, type)),
    ...other.filter((type) => includes(one, type)),
  ];
  const [only, ...more] = new Set(common);
  return only !== undefined && more.length === 0 ? only : [...new Set(common)];
}

interface FileRule {
  types?: string[];
  maxKilobytes?: number;
}

function strictestFileRule(one: FileRule, other: FileRule): FileRule {
  const types =
    one.types && other.types
      ? one.types.filter((type) => other.types?.includes(type))
      : (one.types ?? other.types);
  const limits = [one, other].flatMap(({ maxKilobytes }) => maxKilobytes ?? []);
  return {
    ...(types ? { types } : {}),
    ...(limits.length > 0 ? { maxKilobytes: Math.min(...limits) } : {}),
  };
}
