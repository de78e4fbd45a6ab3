import type { ContractDocument, Schema } from '../engine/contract-document.ts';
import { type Branch, createSchemaShapes, requiredOf, type SchemaShapes } from './schema-shapes.ts';
import { canonicalJson, createReferenceComparison } from './canonical-json.ts';
import { compareAnnotations, textOf } from './compare-annotations.ts';
import { compareValues } from './compare-values.ts';
import { matchBranches } from './match-branches.ts';
import { descend, type DiffContext, reportDifference } from './diff-context.ts';

/** Keywords whose changes are neither narrower nor wider. */
const OPAQUE = [
  'allOf',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'minContains',
  'maxContains',
  'propertyNames',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedItems',
  'unevaluatedProperties',
  'discriminator',
  'readOnly',
  'writeOnly',
] as const;

export type CompareSchemas = (context: DiffContext, old: Schema, now: Schema) => void;

/** Creates a comparison of schemas; it stops at recursive references. */
export function createSchemaComparison(
  documents: readonly [old: ContractDocument, now: ContractDocument],
): CompareSchemas {
  const [oldShapes, newShapes] = documents.map(createSchemaShapes) as [SchemaShapes, SchemaShapes];
  const isSame = createReferenceComparison(documents);
  const numbers = new WeakMap<Schema, number>();
  let last = 0;
  const numberOf = (node: Schema) => {
    const known = numbers.get(node) ?? (last += 1);
    numbers.set(node, known);
    return known;
  };

  function compare(context: DiffContext, old: Schema, now: Schema, seen: Set<string>): void {
    if (isSame(old, now)) return;
    const pair = `${numberOf(old)} ${numberOf(now)}`;
    if (seen.has(pair)) return;
    seen.add(pair);
    const name = now.$ref ?? old.$ref;
    const here = name === undefined ? context : { ...context, pointer: name };
    const [oldResolved, newResolved] = [oldShapes.resolve(old), newShapes.resolve(now)];
    // Annotations next to a `$ref` don't belong to the component.
    const isOwn = Object.keys(old).length > 1 || Object.keys(now).length > 1;
    compareAnnotations(isOwn ? context : here, { documents, old: oldResolved, now: newResolved });
    compareDefaults(here, oldResolved, newResolved);

    const [was, is] = [oldShapes.shapeOf(old), newShapes.shapeOf(now)];
    if (was.isNullable !== is.isNullable) {
      const changeKind = is.isNullable ? 'widened' : 'narrowed';
      reportDifference(
        here,
        `${context.direction}-null-${changeKind}`,
        branchNames(was.branches),
        branchNames(is.branches),
      );
    }
    const count = (one: Branch, other: Branch) => {
      let differences = 0;
      const report = () => {
        differences += 1;
      };
      compareBranch({ ...here, report }, one, other, new Set(seen));
      return differences;
    };
    const { pairs, removed, added } = matchBranches(was.branches, is.branches, count);
    for (const [one, other] of pairs) compareBranch(here, one, other, seen);
    for (const one of removed) {
      reportDifference(here, `${context.direction}-branch-narrowed`, branchNames([one]), undefined);
    }
    for (const one of added) {
      reportDifference(here, `${context.direction}-branch-widened`, undefined, branchNames([one]));
    }
  }

  function compareBranch(around: DiffContext, old: Branch, now: Branch, seen: Set<string>): void {
    const isNamed = now.isUnionBranch && !now.isMerged && now.name !== undefined;
    const context = isNamed ? { ...around, pointer: `#/components/schemas/${now.name}` } : around;
    if (old.type !== now.type) {
      const changeKind = typeChangeKind(old.type, now.type);
      reportDifference(
        context,
        `${context.direction}-type-${changeKind}`,
        branchNames([old]),
        branchNames([now]),
      );
      // Only number types are comparable.
      if (![old.type, now.type].every((type) => type === 'number' || type === 'integer')) return;
    }
    if (old.isUnionBranch && now.isUnionBranch) {
      compareAnnotations(context, { documents, old: old.schema, now: now.schema });
    }
    compareValues(context, old.schema, now.schema);
    compareOpaque(context, old.schema, now.schema);
    compareItems(context, old.schema, now.schema, seen);
    compareProperties(context, old.schema, now.schema, seen);
    compareExtras(context, old.schema, now.schema, seen);
  }

  function compareOpaque(context: DiffContext, old: Schema, now: Schema): void {
    const changed = OPAQUE.filter(
      (key) => canonicalJson(documents[0], old[key]) !== canonicalJson(documents[1], now[key]),
    );
    for (const key of changed) {
      const [was, is] = [textOf(old[key]), textOf(now[key])].map((text) =>
        text === undefined ? undefined : `${key}: ${text}`,
      );
      reportDifference(context, `${context.direction}-rule-changed`, was, is);
    }
  }

  function compareItems(context: DiffContext, old: Schema, now: Schema, seen: Set<string>): void {
    const [was, is] = [tupleOf(old), tupleOf(now)];
    for (let index = 0; index < Math.max(was.length, is.length); index += 1) {
      const inside = descend(context, `[${index}]`, 'prefixItems', String(index));
      compare(inside, was[index] ?? old.items ?? {}, is[index] ?? now.items ?? {}, seen);
    }
    if (!old.items && !now.items) return;
    compare(descend(context, '[]', 'items'), old.items ?? {}, now.items ?? {}, seen);
  }

  function compareProperties(
    context: DiffContext,
    old: Schema,
    now: Schema,
    seen: Set<string>,
  ): void {
    const [was, is] = [old.properties ?? {}, now.properties ?? {}];
    const [oldRequired, newRequired] = [new Set(requiredOf(old)), new Set(requiredOf(now))];
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const [before, after] = [was[name], is[name]];
      const inside = descend(context, name, 'properties', name);
      const code = (what: string) => `${context.direction}-${what}`;
      if (before && after) {
        if (oldRequired.has(name) !== newRequired.has(name)) {
          const changeKind = newRequired.has(name) ? 'property-required' : 'property-optional';
          reportDifference(
            inside,
            code(changeKind),
            oldRequired.has(name) ? 'required' : 'optional',
            newRequired.has(name) ? 'required' : 'optional',
          );
        }
        compare(inside, before, after, seen);
      } else if (after) {
        const what = branchNames(newShapes.shapeOf(after).branches);
        const isUnexpected = context.direction !== 'request' && old.additionalProperties === false;
        const isNewlyRequired = context.direction === 'request' && newRequired.has(name);
        reportDifference(
          inside,
          code(
            isUnexpected
              ? 'property-unexpected'
              : isNewlyRequired
                ? 'property-required-added'
                : 'property-added',
          ),
          undefined,
          what,
        );
      } else if (before) {
        const what = branchNames(oldShapes.shapeOf(before).branches);
        const isRefused = context.direction === 'request' && now.additionalProperties === false;
        const wasExpected = context.direction === 'request' || oldRequired.has(name);
        reportDifference(
          inside,
          code(
            isRefused
              ? 'property-refused'
              : wasExpected
                ? 'property-removed'
                : 'optional-property-removed',
          ),
          what,
          undefined,
        );
      }
    }
  }

  function compareExtras(context: DiffContext, old: Schema, now: Schema, seen: Set<string>): void {
    const [was, is] = [old.additionalProperties ?? true, now.additionalProperties ?? true];
    if (typeof was === 'object' && typeof is === 'object') {
      compare(descend(context, '*', 'additionalProperties'), was, is, seen);
      return;
    }
    if (was === is) return;
    const rank = (extra: boolean | Schema) => (extra === true ? 2 : extra === false ? 0 : 1);
    const words = ['closed', 'restricted', 'open'];
    const changeKind = rank(is) < rank(was) ? 'narrowed' : 'widened';
    reportDifference(
      context,
      `${context.direction}-extra-${changeKind}`,
      words[rank(was)],
      words[rank(is)],
    );
  }

  return (context, old, now) => compare(context, old, now, new Set());
}

function compareDefaults(context: DiffContext, old: Schema, now: Schema): void {
  const [was, is] = [textOf(old['default']), textOf(now['default'])];
  if (was === is) return;
  reportDifference(
    context,
    context.direction === 'request' ? 'request-default-changed' : 'extension-changed',
    was,
    is,
  );
}

function typeChangeKind(old: string | undefined, now: string | undefined): string {
  if (now === undefined || (old === 'integer' && now === 'number')) return 'widened';
  if (old === undefined || (old === 'number' && now === 'integer')) return 'narrowed';
  return 'changed';
}

function tupleOf(schema: Schema): Schema[] {
  return Array.isArray(schema['prefixItems']) ? (schema['prefixItems'] as Schema[]) : [];
}

function branchNames(branches: readonly Branch[]): string {
  if (branches.length === 0) return 'null only';
  return branches
    .map(({ type, name, schema }) => {
      const values = schema['enum'];
      const isShort = Array.isArray(values) && values.length === 1;
      return isShort ? JSON.stringify(values[0]) : (name ?? type ?? 'any value');
    })
    .join(' or ');
}
