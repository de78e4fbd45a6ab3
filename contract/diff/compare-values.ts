import type { Schema } from '../engine/contract-document.ts';
import { type DiffContext, reportDifference } from './diff-context.ts';

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
/** Where nothing is said, this is meant. */
const IMPLIED: Readonly<Record<string, number>> = { minLength: 0, minItems: 0, minProperties: 0 };

/** Compares what two schemas of one type say of single values. */
export function compareValues(spot: DiffContext, old: Schema, now: Schema): void {
  compareLists(spot, 'enum', listOf(old['enum']), listOf(now['enum']));
  compareRule(spot, 'format', old['format'], now['format']);
  compareRule(spot, 'pattern', old['pattern'], now['pattern']);
  compareRule(spot, 'format', old['contentMediaType'], now['contentMediaType']);
  compareRule(spot, 'format', old['contentEncoding'], now['contentEncoding']);
  compareRule(spot, 'limit', old['multipleOf'], now['multipleOf'], 'multipleOf');
  for (const name of LOWER) compareLimits(spot, name, old[name], now[name], 1);
  for (const name of UPPER) compareLimits(spot, name, old[name], now[name], -1);
  const [wasUnique, isUnique] = [old['uniqueItems'] === true, now['uniqueItems'] === true];
  if (wasUnique !== isUnique) {
    const word = 'each only once';
    turn(spot, 'limit', isUnique, wasUnique ? word : undefined, isUnique ? word : undefined);
  }
  const [oldFile, newFile] = [fileRule(old), fileRule(now)];
  compareLists(spot, 'file', oldFile.types, newFile.types);
  compareLimits(spot, 'kilobytes', oldFile.maxKilobytes, newFile.maxKilobytes, -1);
}

function turn(
  spot: DiffContext,
  facet: string,
  isNarrower: boolean,
  old: string | undefined,
  now: string | undefined,
): void {
  reportDifference(
    spot,
    `${spot.direction}-${facet}-${isNarrower ? 'narrowed' : 'widened'}`,
    old,
    now,
  );
}

function compareLists(
  spot: DiffContext,
  facet: string,
  old: readonly string[] | undefined,
  now: readonly string[] | undefined,
): void {
  if (!old && !now) return;
  if (!old || !now) {
    turn(spot, facet, now !== undefined, old?.join(', ') ?? 'any', now?.join(', ') ?? 'any');
    return;
  }
  const gone = old.filter((value) => !now.includes(value));
  const fresh = now.filter((value) => !old.includes(value));
  if (gone.length > 0) turn(spot, facet, true, gone.join(', '), undefined);
  if (fresh.length > 0) turn(spot, facet, false, undefined, fresh.join(', '));
}

function compareRule(
  spot: DiffContext,
  facet: string,
  old: unknown,
  now: unknown,
  word = '',
): void {
  if (old === now) return;
  const write = (value: unknown) =>
    value === undefined
      ? undefined
      : `${word} ${typeof value === 'string' ? value : JSON.stringify(value)}`.trim();
  if (old !== undefined && now !== undefined) {
    reportDifference(spot, `${spot.direction}-${facet}-changed`, write(old), write(now));
  } else turn(spot, facet, now !== undefined, write(old), write(now));
}

/** `sign` 1 for lower limits, which narrow as they rise; -1 for upper ones. */
function compareLimits(
  spot: DiffContext,
  name: string,
  old: unknown,
  now: unknown,
  sign: 1 | -1,
): void {
  const none = IMPLIED[name] ?? -sign * Infinity;
  const [was, is] = [old, now].map((limit) => (typeof limit === 'number' ? limit : none));
  if (was === undefined || is === undefined || was === is) return;
  const write = (limit: number) => (Number.isFinite(limit) ? `${name} ${limit}` : undefined);
  turn(spot, 'limit', sign * (is - was) > 0, write(was), write(is));
}

function listOf(values: unknown): string[] | undefined {
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : undefined;
}

function fileRule(schema: Schema): { types?: string[]; maxKilobytes?: number } {
  return schema['x-file'] ?? {};
}
