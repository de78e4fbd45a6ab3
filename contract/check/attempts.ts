import type { Contract, Operation } from '../engine/contract.ts';
import { follow, type Schema } from '../engine/contract-document.ts';
import { type SampleRequest, type Source, invalidRequests } from '../requests/sample-requests.ts';
import type { Pool } from './value-pool.ts';
import { isNeeded, mustBeKnown, sourcesOf, varietyOf } from './value-sources.ts';

/** What the backend has to make of an attempt. */
export type Expectation =
  /** Any documented answer; a good one where the identifiers were the backend's own. */
  | 'documented'
  /** A refusal of the documented kind. */
  | 'refused'
  /** 401. */
  | 'unauthorised';

/** One request of an operation, with what is to come of it. */
export interface Attempt {
  name: string;
  request: SampleRequest;
  /** `second`: of the session that is there to be ended. */
  token: 'own' | 'none' | 'broken' | 'second';
  expects: Expectation;
}

/** What could not be tried, and why. */
export interface Skipped {
  operation: string;
  what: string;
  why: string;
}

/** Identifiers that no backend knows. */
const UNKNOWN = { number: 2_147_483_646, text: 'no-such-thing' };

/** All requests to make of an operation, the good ones first. */
export function attemptsOf(
  contract: Contract,
  operation: Operation,
  source: Source,
  pool: Pool,
): { attempts: Attempt[]; skipped: Skipped[] } {
  const skipped: Skipped[] = [];
  const own = operation.access === 'public' ? 'none' : 'own';
  const minimal = makeRequest(contract, source, pool, { size: 'minimal', choice: 0 });
  if ('lacks' in minimal) {
    const why = `nothing is known for ${minimal.lacks}; give a value with --seeds`;
    return { attempts: [], skipped: [{ operation: operation.id, what: 'everything', why }] };
  }
  const attempts: Attempt[] = [
    { name: 'good', request: minimal, token: own, expects: 'documented' },
  ];
  const full = makeRequest(contract, source, pool, { size: 'full', choice: 0 });
  if (!('lacks' in full) && JSON.stringify(full) !== JSON.stringify(minimal)) {
    attempts.push({ name: 'good, whole', request: full, token: own, expects: 'documented' });
  }
  if (operation.method === 'get') {
    const shown = new Set(attempts.map(({ request }) => JSON.stringify(request)));
    for (let choice = 1; choice < varietyOf(source.id); choice += 1) {
      const other = makeRequest(contract, source, pool, { size: 'minimal', choice });
      if ('lacks' in other || shown.has(JSON.stringify(other))) continue;
      shown.add(JSON.stringify(other));
      attempts.push({
        name: 'good, of another',
        request: other,
        token: own,
        expects: 'documented',
      });
    }
  }
  if (operation.access === 'customer') {
    attempts.push(
      { name: 'without a token', request: minimal, token: 'none', expects: 'unauthorised' },
      { name: 'with a broken token', request: minimal, token: 'broken', expects: 'unauthorised' },
    );
  }
  const isKnownToCrash = source.crashes !== undefined;
  if (operation.answers.has(422) || operation.answers.has(400) || isKnownToCrash) {
    for (const { name, apply } of invalidRequests(contract.document, source)) {
      // Whoever knows more names than the contract may well take them.
      if (name.includes('unknown name')) continue;
      attempts.push({ name, request: apply(minimal), token: own, expects: 'refused' });
    }
  } else if (source.body || source.parameters.length > 0) {
    const why = 'the contract documents no refusal of it';
    skipped.push({ operation: operation.id, what: 'bad values', why });
  }
  if ([400, 404, 422].some((status) => operation.answers.has(status)) || isKnownToCrash) {
    for (const { name, apply } of unknownIdentifiers(contract, source)) {
      attempts.push({ name, request: apply(minimal), token: own, expects: 'refused' });
    }
  }
  return { attempts, skipped };
}

/** What a request is filled with. */
interface Filling {
  /** Everything that the operation takes, or what it needs. */
  size: 'minimal' | 'full';
  /** Which of the known values to take where there are several. */
  choice: number;
}

/** A request out of the pool and the contract's examples, or the name of what is not known. */
function makeRequest(
  contract: Contract,
  source: Source,
  pool: Pool,
  { size, choice }: Filling,
): SampleRequest | { lacks: string } {
  const pick = (name: string) => {
    const choices = pool.choices(source.id, name);
    return choices[choice % Math.max(1, choices.length)];
  };
  const isWanted = (name: string, required: boolean) =>
    required || size === 'full' || isNeeded(source.id, name);
  const places = { path: {} as Record<string, unknown>, query: {} as Record<string, unknown> };
  for (const { name, in: where, required = false, schema = {} } of source.parameters) {
    if (where !== 'path' && where !== 'query') continue;
    if (!isWanted(name, required)) continue;
    const known = pick(name);
    const isKnownOnly = sourcesOf(source.id, name) !== undefined;
    const value = known ?? (isKnownOnly ? undefined : sampleOf(contract, name, schema));
    if (value !== undefined) places[where][name] = value;
    else if (required || isNeeded(source.id, name)) return { lacks: name };
  }
  const { method } = source;
  if (!source.body) return { method, ...places, body: undefined };
  const body: Record<string, unknown> = {};
  const required = new Set(source.body.required);
  for (const [name, value] of Object.entries(exampleOf(contract, source, size))) {
    if (!isWanted(name, required.has(name))) continue;
    const known = pick(name);
    if (known !== undefined) body[name] = isList(contract, source.body, name) ? [known] : known;
    else if (sourcesOf(source.id, name) === undefined) body[name] = value;
    else if (required.has(name)) return { lacks: name };
  }
  return { method, ...places, body };
}

function isList(contract: Contract, { properties = {} }: Schema, name: string): boolean {
  const property = properties[name];
  return (
    property !== undefined && [follow(contract.document, property).type].flat().includes('array')
  );
}

/** The contract's example of a body: the first one, or the one that fills the most fields. */
function exampleOf(contract: Contract, source: Source, size: 'minimal' | 'full') {
  const examples = source.examples.map((example) => follow<object>(contract.document, example));
  const values = examples.flatMap((example) =>
    'value' in example && typeof example.value === 'object' && example.value !== null
      ? [example.value as Record<string, unknown>]
      : [],
  );
  const sorted = values.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  return (size === 'full' ? sorted[0] : values[0]) ?? {};
}

function sampleOf(contract: Contract, name: string, schema: Schema): unknown {
  const { type, ...rules } = follow(contract.document, schema);
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

function unknownIdentifiers(contract: Contract, source: Source) {
  const required = new Set(source.body?.required);
  const members: Member[] = [
    ...source.parameters.flatMap(
      ({ name, in: where, required: isRequired, schema = {} }): Member[] =>
        (where === 'path' || where === 'query') && isRequired ? [{ name, where, schema }] : [],
    ),
    ...Object.entries(source.body?.properties ?? {}).flatMap(([name, schema]) =>
      required.has(name) ? [{ name, where: 'body' as const, schema }] : [],
    ),
  ];
  return members
    .filter(({ name }) => mustBeKnown(source.id, name) && name !== 'products')
    .map(({ name, where, schema }) => {
      const { type } = follow(contract.document, schema);
      const types = new Set([type].flat());
      const value = types.has('integer')
        ? UNKNOWN.number
        : types.has('array')
          ? [UNKNOWN.number]
          : UNKNOWN.text;
      return {
        name: `unknown ${name}`,
        apply: (request: SampleRequest): SampleRequest => ({
          ...request,
          [where]: { ...request[where], [name]: value },
        }),
      };
    });
}
