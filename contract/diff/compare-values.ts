import type { Schema } from '../engine/contract-document.ts';
import { type DiffContext, reportDifference } from './diff-context.ts';

export const LOWER_LIMITS = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
] as const;
export const UPPER_LIMITS = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
] as const;
/** Defaults of missing limits. */
const DEFAULT_LIMITS: Readonly<Record<string, number>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
};

export function compareValues(context: DiffContext, old: Schema, now: Schema): void {
  compareLists(context, 'enum', listOf(old['enum']), listOf(now['enum']));
  compareRule(context, 'format', old['format'], now['format']);
  compareRule(context, 'pattern', old['pattern'], now['pattern']);
  compareRule(context, 'format', old['contentMediaType'], now['contentMediaType']);
  compareRule(context, 'format', old['contentEncoding'], now['contentEncoding']);
  compareRule(context, 'limit', old['multipleOf'], now['multipleOf'], 'multipleOf');
  for (const name of LOWER_LIMITS) compareLimits(context, name, old[name], now[name], 1);
  for (const name of UPPER_LIMITS) compareLimits(context, name, old[name], now[name], -1);
  const [wasUnique, isUnique] = [old['uniqueItems'] === true, now['uniqueItems'] === true];
  if (wasUnique !== isUnique) {
    const word = 'unique items';
    reportLimitChange(
      context,
      'limit',
      isUnique,
      wasUnique ? word : undefined,
      isUnique ? word : undefined,
    );
  }
  const [oldFile, newFile] = [fileRule(old), fileRule(now)];
  compareLists(context, 'file', oldFile.types, newFile.types);
  compareLimits(context, 'kilobytes', oldFile.maxKilobytes, newFile.maxKilobytes, -1);
}

function reportLimitChange(
  context: DiffContext,
  facet: string,
  isNarrower: boolean,
  old: string | undefined,
  now: string | undefined,
): void {
  reportDifference(
    context,
    `${context.direction}-${facet}-${isNarrower ? 'narrowed' : 'widened'}`,
    old,
    now,
  );
}

function compareLists(
  context: DiffContext,
  facet: string,
  old: readonly string[] | undefined,
  now: readonly string[] | undefined,
): void {
  if (!old && !now) return;
  if (!old || !now) {
    reportLimitChange(
      context,
      facet,
      now !== undefined,
      old?.join(', ') ?? 'any',
      now?.join(', ') ?? 'any',
    );
    return;
  }
  const removed = old.filter((value) => !now.includes(value));
  const added = now.filter((value) => !old.includes(value));
  if (removed.length > 0) reportLimitChange(context, facet, true, removed.join(', '), undefined);
  if (added.length > 0) reportLimitChange(context, facet, false, undefined, added.join(', '));
}

function compareRule(
  context: DiffContext,
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
    reportDifference(context, `${context.direction}-${facet}-changed`, write(old), write(now));
  } else reportLimitChange(context, facet, now !== undefined, write(old), write(now));
}

/** `sign` is 1 for lower limits, which narrow when they rise, otherwise -1. */
function compareLimits(
  context: DiffContext,
  name: string,
  old: unknown,
  now: unknown,
  sign: 1 | -1,
): void {
  const none = DEFAULT_LIMITS[name] ?? -sign * Infinity;
  const [was, is] = [old, now].map((limit) => (typeof limit === 'number' ? limit : none));
  if (was === undefined || is === undefined || was === is) return;
  const write = (limit: number) => (Number.isFinite(limit) ? `${name} ${limit}` : undefined);
  reportLimitChange(context, 'limit', sign * (is - was) > 0, write(was), write(is));
}

function listOf(values: unknown): string[] | undefined {
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : undefined;
}

function fileRule(schema: Schema): { types?: string[]; maxKilobytes?: number } {
  return schema['x-file'] ?? {};
}
