import type { Contract, Operation } from '../engine/contract.ts';
import { resolveRef, type Schema } from '../engine/contract-document.ts';
import {
  invalidRequests,
  type RequestSpec,
  type SampleRequest,
} from '../requests/sample-requests.ts';
import type { ValuePool } from './value-pool.ts';
import { isRequired, maxVariants, mustBeKnown, sourcesOf } from './value-sources.ts';

export type Expectation =
  /** Any documented response; a 2xx if all identifiers came from the backend. */
  | 'documented'
  /** A documented 4xx. */
  | 'rejected'
  /** 401. */
  | 'unauthorised';

export interface Attempt {
  name: string;
  request: SampleRequest;
  /** `second`: the extra session, which the check ends. */
  token: 'own' | 'none' | 'broken' | 'second';
  expects: Expectation;
  /** The invalid body field, if the backend accepts any value in it. */
  unvalidatedField?: string | undefined;
}

export interface Skipped {
  operation: string;
  what: string;
  why: string;
}

const UNKNOWN_ID = { number: 2_147_483_646, text: 'no-such-thing' };

/** Creates all attempts of an operation, valid requests first. */
export function createAttempts(
  contract: Contract,
  operation: Operation,
  spec: RequestSpec,
  pool: ValuePool,
): { attempts: Attempt[]; skipped: Skipped[] } {
  const skipped: Skipped[] = [];
  const token = operation.access === 'public' ? 'none' : 'own';
  const minimal = makeRequest(contract, spec, pool, { size: 'minimal', valueIndex: 0 });
  if ('missing' in minimal) {
    const why = `no value known for ${minimal.missing}; pass one with --seeds`;
    return { attempts: [], skipped: [{ operation: operation.id, what: 'everything', why }] };
  }
  const attempts: Attempt[] = [{ name: 'valid', request: minimal, token, expects: 'documented' }];
  const full = makeRequest(contract, spec, pool, { size: 'full', valueIndex: 0 });
  if (!('missing' in full) && JSON.stringify(full) !== JSON.stringify(minimal)) {
    attempts.push({ name: 'valid, all fields', request: full, token, expects: 'documented' });
  }
  if (operation.method === 'get') {
    const seen = new Set(attempts.map(({ request }) => JSON.stringify(request)));
    for (let valueIndex = 1; valueIndex < maxVariants(spec.id); valueIndex += 1) {
      const other = makeRequest(contract, spec, pool, { size: 'minimal', valueIndex });
      if ('missing' in other || seen.has(JSON.stringify(other))) continue;
      seen.add(JSON.stringify(other));
      attempts.push({
        name: 'valid, other value',
        request: other,
        token,
        expects: 'documented',
      });
    }
  }
  // Later releases serve guests, so these requests may succeed.
  if (operation.access === 'customer' && !operation.acceptsGuests) {
    attempts.push(
      { name: 'without a token', request: minimal, token: 'none', expects: 'unauthorised' },
      { name: 'with an invalid token', request: minimal, token: 'broken', expects: 'unauthorised' },
    );
  }
  const isKnownToCrash = spec.knownCrash !== undefined;
  if (operation.responses.has(422) || operation.responses.has(400) || isKnownToCrash) {
    for (const { name, apply, unvalidatedField } of invalidRequests(contract.document, spec)) {
      // A newer backend may accept more names than the contract lists.
      if (name.includes('unknown name')) continue;
      const request = apply(minimal);
      attempts.push({ name, request, token, expects: 'rejected', unvalidatedField });
    }
  } else if (spec.body || spec.parameters.length > 0) {
    const why = 'the contract documents no error response for it';
    skipped.push({ operation: operation.id, what: 'invalid values', why });
  }
  if ([400, 404, 422].some((status) => operation.responses.has(status)) || isKnownToCrash) {
    for (const { name, apply } of unknownIdentifiers(contract, spec)) {
      attempts.push({ name, request: apply(minimal), token, expects: 'rejected' });
    }
  }
  return { attempts, skipped };
}

interface RequestOptions {
  size: 'minimal' | 'full';
  valueIndex: number;
}

/** Returns the request, or the name of a missing value. */
function makeRequest(
  contract: Contract,
  spec: RequestSpec,
  pool: ValuePool,
  { size, valueIndex }: RequestOptions,
): SampleRequest | { missing: string } {
  const pick = (name: string) => {
    const choices = pool.candidates(spec.id, name);
    return choices[valueIndex % Math.max(1, choices.length)];
  };
  const isIncluded = (name: string, required: boolean) =>
    required || size === 'full' || isRequired(spec.id, name);
  const parts = { path: {} as Record<string, unknown>, query: {} as Record<string, unknown> };
  for (const { name, in: where, required = false, schema = {} } of spec.parameters) {
    if (where !== 'path' && where !== 'query') continue;
    if (!isIncluded(name, required)) continue;
    const known = pick(name);
    const isKnownOnly = sourcesOf(spec.id, name) !== undefined;
    const value = known ?? (isKnownOnly ? undefined : sampleOf(contract, name, schema));
    if (value !== undefined) parts[where][name] = value;
    else if (required || isRequired(spec.id, name)) return { missing: name };
  }
  const { method } = spec;
  if (!spec.body) return { method, ...parts, body: undefined };
  const body: Record<string, unknown> = {};
  const required = new Set(spec.body.required);
  for (const [name, value] of Object.entries(exampleOf(contract, spec, size))) {
    if (!isIncluded(name, required.has(name))) continue;
    const known = pick(name);
    if (known !== undefined) body[name] = isList(contract, spec.body, name) ? [known] : known;
    else if (sourcesOf(spec.id, name) === undefined) body[name] = value;
    else if (required.has(name)) return { missing: name };
  }
  return { method, ...parts, body };
}

function isList(contract: Contract, { properties = {} }: Schema, name: string): boolean {
  const property = properties[name];
  return (
    property !== undefined &&
    [resolveRef(contract.document, property).type].flat().includes('array')
  );
}

/** The first example of a body, or the one with the most fields. */
function exampleOf(contract: Contract, spec: RequestSpec, size: 'minimal' | 'full') {
  const examples = spec.examples.map((example) => resolveRef<object>(contract.document, example));
  const values = examples.flatMap((example) =>
    'value' in example && typeof example.value === 'object' && example.value !== null
      ? [example.value as Record<string, unknown>]
      : [],
  );
  const sorted = values.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  return (size === 'full' ? sorted[0] : values[0]) ?? {};
}

function sampleOf(contract: Contract, name: string, schema: Schema): unknown {
  const { type, ...rules } = resolveRef(contract.document, schema);
  if (Array.isArray(rules['enum'])) return (rules['enum'] as unknown[]).find((one) => one !== '');
  if ('const' in rules) return rules['const'];
  if (rules['example'] !== undefined) return rules['example'];
  const kind = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  if (kind === 'integer' || kind === 'number') {
    return rules['minimum'] ?? (name === 'per_page' ? 5 : 1);
  }
  if (kind === 'boolean') return true;
  return undefined;
}

interface Member {
  name: string;
  where: 'path' | 'query' | 'body';
  schema: Schema;
}

function unknownIdentifiers(contract: Contract, spec: RequestSpec) {
  const required = new Set(spec.body?.required);
  const members: Member[] = [
    ...spec.parameters.flatMap(
      ({ name, in: where, required: isMandatory, schema = {} }): Member[] =>
        (where === 'path' || where === 'query') && isMandatory ? [{ name, where, schema }] : [],
    ),
    ...Object.entries(spec.body?.properties ?? {}).flatMap(([name, schema]) =>
      required.has(name) ? [{ name, where: 'body' as const, schema }] : [],
    ),
  ];
  return members
    .filter(({ name }) => mustBeKnown(spec.id, name) && name !== 'products')
    .map(({ name, where, schema }) => {
      const { type } = resolveRef(contract.document, schema);
      const types = new Set([type].flat());
      const value = types.has('integer')
        ? UNKNOWN_ID.number
        : types.has('array')
          ? [UNKNOWN_ID.number]
          : UNKNOWN_ID.text;
      return {
        name: `unknown ${name}`,
        apply: (request: SampleRequest): SampleRequest => ({
          ...request,
          [where]: { ...request[where], [name]: value },
        }),
      };
    });
}
