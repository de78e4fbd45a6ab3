import type { ContractDocument, Schema } from '../engine/contract-document.ts';
import { type Branch, createShapes, requiredOf, type Shapes } from './schema-branches.ts';
import { canonical, createSameness } from './canonical-json.ts';
import { compareAnnotations, textOf } from './compare-annotations.ts';
import { compareValues } from './compare-values.ts';
import { matchBranches } from './match-branches.ts';
import { into, type DiffContext, reportDifference } from './diff-context.ts';

/** Rules whose change is seen but not weighed. */
const OPAQUE = [
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

/** Compares schemas of two documents in one direction. */
export type CompareSchemas = (spot: DiffContext, old: Schema, now: Schema) => void;

/** A comparison of schemas that follows references and ends where they run in circles. */
export function createSchemaComparison(
  documents: readonly [old: ContractDocument, now: ContractDocument],
): CompareSchemas {
  const [oldShapes, newShapes] = documents.map(createShapes) as [Shapes, Shapes];
  const isSame = createSameness(documents);
  const numbers = new WeakMap<Schema, number>();
  let last = 0;
  const numberOf = (node: Schema) => {
    const known = numbers.get(node) ?? (last += 1);
    numbers.set(node, known);
    return known;
  };

  /** `seen` holds the pairs met on the way: one that comes again says nothing new. */
  function compare(spot: DiffContext, old: Schema, now: Schema, seen: Set<string>): void {
    if (isSame(old, now)) return;
    const pair = `${numberOf(old)} ${numberOf(now)}`;
    if (seen.has(pair)) return;
    seen.add(pair);
    const name = now.$ref ?? old.$ref;
    const here = name === undefined ? spot : { ...spot, pointer: name };
    const [oldWhole, newWhole] = [oldShapes.resolve(old), newShapes.resolve(now)];
    // What stands beside a reference belongs to the place, not to the component.
    const isOwn = Object.keys(old).length > 1 || Object.keys(now).length > 1;
    compareAnnotations(isOwn ? spot : here, { documents, old: oldWhole, now: newWhole });
    compareDefaults(here, oldWhole, newWhole);

    const [was, is] = [oldShapes.shapeOf(old), newShapes.shapeOf(now)];
    if (was.isNullable !== is.isNullable) {
      const turn = is.isNullable ? 'widened' : 'narrowed';
      reportDifference(
        here,
        `${spot.direction}-null-${turn}`,
        wordsOf(was.branches),
        wordsOf(is.branches),
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
    const { pairs, gone, fresh } = matchBranches(was.branches, is.branches, count);
    for (const [one, other] of pairs) compareBranch(here, one, other, seen);
    for (const one of gone) {
      reportDifference(here, `${spot.direction}-branch-narrowed`, wordsOf([one]), undefined);
    }
    for (const one of fresh) {
      reportDifference(here, `${spot.direction}-branch-widened`, undefined, wordsOf([one]));
    }
  }

  function compareBranch(around: DiffContext, old: Branch, now: Branch, seen: Set<string>): void {
    const isNamed = now.isOfUnion && now.name !== undefined;
    const spot = isNamed ? { ...around, pointer: `#/components/schemas/${now.name}` } : around;
    if (old.type !== now.type) {
      const turn = turnOfTypes(old.type, now.type);
      reportDifference(spot, `${spot.direction}-type-${turn}`, wordsOf([old]), wordsOf([now]));
      // Of numbers alone the rest can still be compared.
      if (![old.type, now.type].every((type) => type === 'number' || type === 'integer')) return;
    }
    if (old.isOfUnion && now.isOfUnion) {
      compareAnnotations(spot, { documents, old: old.schema, now: now.schema });
    }
    compareValues(spot, old.schema, now.schema);
    compareOpaque(spot, old.schema, now.schema);
    compareItems(spot, old.schema, now.schema, seen);
    compareProperties(spot, old.schema, now.schema, seen);
    compareExtras(spot, old.schema, now.schema, seen);
  }

  function compareOpaque(spot: DiffContext, old: Schema, now: Schema): void {
    const changed = OPAQUE.filter(
      (key) => canonical(documents[0], old[key]) !== canonical(documents[1], now[key]),
    );
    for (const key of changed) {
      const [was, is] = [textOf(old[key]), textOf(now[key])].map((text) =>
        text === undefined ? undefined : `${key}: ${text}`,
      );
      reportDifference(spot, `${spot.direction}-rule-changed`, was, is);
    }
  }

  function compareItems(spot: DiffContext, old: Schema, now: Schema, seen: Set<string>): void {
    const [was, is] = [tupleOf(old), tupleOf(now)];
    for (let index = 0; index < Math.max(was.length, is.length); index += 1) {
      const inside = into(spot, `[${index}]`, 'prefixItems', String(index));
      compare(inside, was[index] ?? old.items ?? {}, is[index] ?? now.items ?? {}, seen);
    }
    if (!old.items && !now.items) return;
    compare(into(spot, '[]', 'items'), old.items ?? {}, now.items ?? {}, seen);
  }

  function compareProperties(spot: DiffContext, old: Schema, now: Schema, seen: Set<string>): void {
    const [was, is] = [old.properties ?? {}, now.properties ?? {}];
    const [needed, needs] = [new Set(requiredOf(old)), new Set(requiredOf(now))];
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const [before, after] = [was[name], is[name]];
      const inside = into(spot, name, 'properties', name);
      const code = (what: string) => `${spot.direction}-${what}`;
      if (before && after) {
        if (needed.has(name) !== needs.has(name)) {
          const turn = needs.has(name) ? 'property-required' : 'property-optional';
          reportDifference(
            inside,
            code(turn),
            needed.has(name) ? 'required' : 'optional',
            needs.has(name) ? 'required' : 'optional',
          );
        }
        compare(inside, before, after, seen);
      } else if (after) {
        const what = wordsOf(newShapes.shapeOf(after).branches);
        const isUnexpected = spot.direction !== 'request' && old.additionalProperties === false;
        const isDemanded = spot.direction === 'request' && needs.has(name);
        reportDifference(
          inside,
          code(
            isUnexpected
              ? 'property-unexpected'
              : isDemanded
                ? 'property-required-added'
                : 'property-added',
          ),
          undefined,
          what,
        );
      } else if (before) {
        const what = wordsOf(oldShapes.shapeOf(before).branches);
        const isRefused = spot.direction === 'request' && now.additionalProperties === false;
        const isMissed = spot.direction === 'request' || needed.has(name);
        reportDifference(
          inside,
          code(
            isRefused
              ? 'property-refused'
              : isMissed
                ? 'property-removed'
                : 'optional-property-removed',
          ),
          what,
          undefined,
        );
      }
    }
  }

  function compareExtras(spot: DiffContext, old: Schema, now: Schema, seen: Set<string>): void {
    const [was, is] = [old.additionalProperties ?? true, now.additionalProperties ?? true];
    if (typeof was === 'object' && typeof is === 'object') {
      compare(into(spot, '*', 'additionalProperties'), was, is, seen);
      return;
    }
    if (was === is) return;
    const rank = (extra: boolean | Schema) => (extra === true ? 2 : extra === false ? 0 : 1);
    const words = ['closed', 'of one kind', 'open'];
    const turn = rank(is) < rank(was) ? 'narrowed' : 'widened';
    reportDifference(spot, `${spot.direction}-extra-${turn}`, words[rank(was)], words[rank(is)]);
  }

  return (spot, old, now) => compare(spot, old, now, new Set());
}

function compareDefaults(spot: DiffContext, old: Schema, now: Schema): void {
  const [was, is] = [textOf(old['default']), textOf(now['default'])];
  if (was === is) return;
  reportDifference(
    spot,
    spot.direction === 'request' ? 'request-default-changed' : 'extension-changed',
    was,
    is,
  );
}

function turnOfTypes(old: string | undefined, now: string | undefined): string {
  if (now === undefined || (old === 'integer' && now === 'number')) return 'widened';
  if (old === undefined || (old === 'number' && now === 'integer')) return 'narrowed';
  return 'changed';
}

function tupleOf(schema: Schema): Schema[] {
  return Array.isArray(schema['prefixItems']) ? (schema['prefixItems'] as Schema[]) : [];
}

/** Kinds of values in words: `Rider or array`. */
function wordsOf(branches: readonly Branch[]): string {
  if (branches.length === 0) return 'null only';
  return branches
    .map(({ type, name, schema }) => {
      const values = schema['enum'];
      const isShort = Array.isArray(values) && values.length === 1;
      return isShort ? JSON.stringify(values[0]) : (name ?? type ?? 'any value');
    })
    .join(' or ');
}
