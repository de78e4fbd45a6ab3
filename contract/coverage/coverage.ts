import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract } from '../engine/contract.ts';
import { follow, type Schema } from '../engine/contract-document.ts';
import { createCompiler } from '../engine/compiler.ts';

/** How much of something the contract promises was seen. */
export interface Share {
  seen: number;
  of: number;
  missing: string[];
}

/** What a run has seen of the contract: what is missing proves nothing. */
export interface Coverage {
  operations: Share;
  /** Operation and status. */
  statuses: Share;
  /** Fields of good answers, by operation. */
  properties: Share;
  /** Branches of unions in good answers, by operation. */
  branches: Share;
}

/** Everything that a contract promises. */
interface Promised {
  /** Schemas of good answers by operation. */
  answers: ReadonlyMap<string, Schema>;
  statuses: ReadonlySet<string>;
  properties: ReadonlySet<string>;
  branches: ReadonlySet<string>;
  fits: BranchTest;
}

const promises = new WeakMap<Contract, Promised>();

function promisedBy(contract: Contract): Promised {
  const before = promises.get(contract);
  if (before) return before;
  const answers = new Map<string, Schema>();
  const statuses = new Set<string>();
  const properties = new Set<string>();
  const branches = new Set<string>();
  for (const [id, operation] of contract.operations) {
    for (const status of operation.answers.keys()) statuses.add(`${id} ${status}`);
    const schema = goodSchema(contract, id);
    if (!schema) continue;
    answers.set(id, schema);
    walk(contract, schema, id, [], (place, kind) =>
      (kind === 'branch' ? branches : properties).add(place),
    );
  }
  const promised = { answers, statuses, properties, branches, fits: createBranchTest(contract) };
  promises.set(contract, promised);
  return promised;
}

/** Every field of good answers that a contract promises, by operation and path, places in lists as a star. */
export function promisedProperties(contract: Contract): ReadonlySet<string> {
  return promisedBy(contract).properties;
}

/** Notes what answers show of the contract. */
export function createCoverage(contract: Contract) {
  const { answers, statuses, properties, branches, fits } = promisedBy(contract);
  const seen = {
    operations: new Set<string>(),
    statuses: new Set<string>(),
    properties: new Set<string>(),
    branches: new Set<string>(),
  };

  return {
    /** Takes in an answer. */
    note(id: string, status: number, body: unknown) {
      seen.operations.add(id);
      seen.statuses.add(`${id} ${status}`);
      const schema = answers.get(id);
      if (!schema || status < 200 || status >= 300) return;
      witness(contract, schema, id, body, fits, (place, kind) =>
        (kind === 'branch' ? seen.branches : seen.properties).add(place),
      );
    },
    result: (): Coverage => ({
      operations: share(new Set(contract.operations.keys()), seen.operations),
      statuses: share(statuses, seen.statuses),
      properties: share(properties, seen.properties),
      branches: share(branches, seen.branches),
    }),
  };
}

function share(promised: ReadonlySet<string>, seen: ReadonlySet<string>): Share {
  const missing = [...promised].filter((one) => !seen.has(one));
  return { seen: promised.size - missing.length, of: promised.size, missing };
}

type Report = (place: string, kind: 'property' | 'branch') => void;

/** The schema of an operation's JSON answer to a good request. */
function goodSchema(contract: Contract, id: string): Schema | undefined {
  const operation = contract.operations.get(id);
  if (!operation) return undefined;
  const { path, method } = operation;
  const answer = contract.document.paths[path]?.[method]?.responses['200'];
  if (!answer) return undefined;
  return follow(contract.document, answer).content?.['application/json']?.schema;
}

/** Every field and branch that a schema promises; a schema inside itself is not entered again. */
function walk(
  contract: Contract,
  node: Schema,
  place: string,
  above: readonly Schema[],
  report: Report,
): void {
  const schema = follow(contract.document, node);
  if (above.includes(schema)) return;
  const inside = [...above, schema];
  for (const part of schema.allOf ?? []) walk(contract, part, place, inside, report);
  for (const [index, branch] of unionOf(schema).entries()) {
    report(`${place}?${index}`, 'branch');
    walk(contract, branch, place, inside, report);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    // Later releases' fields are no promise of this one.
    if ('x-since' in follow(contract.document, property) || 'x-since' in property) continue;
    report(`${place}/${name}`, 'property');
    walk(contract, property, `${place}/${name}`, inside, report);
  }
  if (schema.items) walk(contract, schema.items, `${place}/*`, inside, report);
}

/** Every field and branch of a schema that a value shows. */
function witness(
  contract: Contract,
  node: Schema,
  place: string,
  value: unknown,
  fits: BranchTest,
  report: Report,
): void {
  const schema = follow(contract.document, node);
  for (const part of schema.allOf ?? []) witness(contract, part, place, value, fits, report);
  for (const [index, branch] of unionOf(schema).entries()) {
    if (!fits(branch, value)) continue;
    report(`${place}?${index}`, 'branch');
    witness(contract, branch, place, value, fits, report);
  }
  if (Array.isArray(value)) {
    for (const item of value) {
      if (schema.items) witness(contract, schema.items, `${place}/*`, item, fits, report);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!(name in value)) continue;
    report(`${place}/${name}`, 'property');
    witness(contract, property, `${place}/${name}`, Reflect.get(value, name), fits, report);
  }
}

/** The branches of a union; none for what is no union. */
export function unionOf(schema: Schema): readonly Schema[] {
  return schema.oneOf ?? schema.anyOf ?? [];
}

type BranchTest = (branch: Schema, value: unknown) => boolean;

/** Tells which branches of unions a value fits. */
export function createBranchTest(contract: Contract): BranchTest {
  const { later } = createCompiler(contract.document.components?.schemas ?? {}, false);
  const compiled = new Map<Schema, ValidateFunction>();
  return (branch, value) => {
    const validate = compiled.get(branch) ?? later(branch);
    compiled.set(branch, validate);
    return validate(value);
  };
}
