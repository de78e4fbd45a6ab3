import type { Contract, Operation } from '../../../mocks/engine/contract.ts';
import { follow, type Schema } from '../../../mocks/engine/document.ts';
import { type MadeRequest, type Source, spoils } from '../../../mocks/properties/requests.ts';
import type { Pool } from './pool.ts';

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
  request: MadeRequest;
  token: 'own' | 'none' | 'broken';
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
  const minimal = makeRequest(contract, source, pool, 'minimal');
  if ('lacks' in minimal) {
    const why = `nothing is known for ${minimal.lacks}; give a value with --seeds`;
    return { attempts: [], skipped: [{ operation: operation.id, what: 'everything', why }] };
  }
  const attempts: Attempt[] = [
    { name: 'good', request: minimal, token: own, expects: 'documented' },
  ];
  const full = makeRequest(contract, source, pool, 'full');
  if (!('lacks' in full) && JSON.stringify(full) !== JSON.stringify(minimal)) {
    attempts.push({ name: 'good, whole', request: full, token: own, expects: 'documented' });
  }
  if (operation.access === 'customer') {
    attempts.push(
      { name: 'without a token', request: minimal, token: 'none', expects: 'unauthorised' },
      { name: 'with a broken token', request: minimal, token: 'broken', expects: 'unauthorised' },
    );
  }
  if (operation.answers.has(422) || operation.answers.has(400)) {
    for (const { name, apply } of spoils(contract.document, source)) {
      // Whoever knows more names than the contract may well take them.
      if (name.includes('unknown name')) continue;
      attempts.push({ name, request: apply(minimal), token: own, expects: 'refused' });
    }
  } else if (source.body || source.parameters.length > 0) {
    const why = 'the contract documents no refusal of it';
    skipped.push({ operation: operation.id, what: 'bad values', why });
  }
  if ([400, 404, 422].some((status) => operation.answers.has(status))) {
    for (const { name, apply } of unknownIdentifiers(contract, source, pool)) {
      attempts.push({ name, request: apply(minimal), token: own, expects: 'refused' });
    }
  }
  return { attempts, skipped };
}

/** A request out of the pool and the contract's examples, or the name of what is not known. */
export function makeRequest(
  contract: Contract,
  source: Source,
  pool: Pool,
  size: 'minimal' | 'full',
): MadeRequest | { lacks: string } {
  const places = { path: {} as Record<string, unknown>, query: {} as Record<string, unknown> };
  for (const { name, in: where, required = false, schema = {} } of source.parameters) {
    if (where !== 'path' && where !== 'query') continue;
    if (!required && size === 'minimal') continue;
    const known = pool.pick(source.id, name);
    const value =
      known ?? (pool.isIdentifier(source.id, name) ? undefined : sampleOf(contract, name, schema));
    if (value !== undefined) places[where][name] = value;
    else if (required) return { lacks: name };
  }
  const { method } = source;
  if (!source.body) return { method, ...places, body: undefined };
  const body = makeBody(contract, source, pool, size);
  return 'lacks' in body ? { lacks: String(body['lacks']) } : { method, ...places, body };
}

function makeBody(contract: Contract, source: Source, pool: Pool, size: 'minimal' | 'full') {
  const { properties = {} } = source.body ?? {};
  const required = new Set((source.body?.['required'] as string[] | undefined) ?? []);
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(exampleOf(contract, source, size))) {
    if (size === 'minimal' && !required.has(name)) continue;
    const isList = properties[name]?.type === 'array';
    const known = pool.pick(source.id, name);
    if (known !== undefined) body[name] = isList ? [known] : known;
    else if (!pool.isIdentifier(source.id, name)) body[name] = value;
    else if (required.has(name)) return { lacks: name };
  }
  return body;
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
    return (rules['minimum'] as number | undefined) ?? (name === 'per_page' ? 5 : 1);
  }
  if (kind === 'boolean') return true;
  return undefined;
}

function unknownIdentifiers(contract: Contract, source: Source, pool: Pool) {
  const members = [
    ...source.parameters.flatMap(({ name, in: where, required, schema }) =>
      (where === 'path' || where === 'query') && required
        ? [{ name, where: where as 'path' | 'query' | 'body', schema }]
        : [],
    ),
    ...Object.entries(source.body?.properties ?? {}).map(([name, schema]) => ({
      name,
      where: 'body' as const,
      schema,
    })),
  ];
  return members
    .filter(({ name }) => pool.isIdentifier(source.id, name) && name !== 'user_id')
    .map(({ name, where, schema = {} }) => {
      const { type } = follow(contract.document, schema);
      const isNumber = type === 'integer' || (Array.isArray(type) && type.includes('integer'));
      const value = isNumber ? UNKNOWN.number : type === 'array' ? [UNKNOWN.number] : UNKNOWN.text;
      return {
        name: `unknown ${name}`,
        apply: (request: MadeRequest): MadeRequest => ({
          ...request,
          [where]: { ...request[where], [name]: value },
        }),
      };
    });
}
