import type { ValidateFunction } from 'ajv/dist/2020.js';
import { createCompiler } from '../engine/compiler.ts';
import type { Contract } from '../engine/contract.ts';
import { resolveRef, type Schema } from '../engine/contract-document.ts';

export interface Share {
  seen: number;
  total: number;
  missing: string[];
}

/** The parts of the contract that a run has seen. */
export interface Coverage {
  operations: Share;
  /** By operation and status. */
  statuses: Share;
  /** Of successful responses, by operation. */
  properties: Share;
  /** Of successful responses, by operation. */
  branches: Share;
  /** Realtime events, if the run listened to them. */
  events?: Share;
}

interface DocumentedParts {
  schemas: ReadonlyMap<string, Schema>;
  statuses: ReadonlySet<string>;
  properties: ReadonlySet<string>;
  branches: ReadonlySet<string>;
  matchesBranch: BranchMatcher;
}

const partsByContract = new WeakMap<Contract, DocumentedParts>();

function documentedParts(contract: Contract): DocumentedParts {
  const known = partsByContract.get(contract);
  if (known) return known;
  const schemas = new Map<string, Schema>();
  const statuses = new Set<string>();
  const properties = new Set<string>();
  const branches = new Set<string>();
  for (const [id, operation] of contract.operations) {
    for (const status of operation.responses.keys()) statuses.add(`${id} ${status}`);
    const schema = successSchema(contract, id);
    // Like properties with `x-since`, such operations belong to later releases.
    if (!schema || operation.since !== undefined) continue;
    schemas.set(id, schema);
    walkSchema(contract, schema, id, [], (path, kind) =>
      (kind === 'branch' ? branches : properties).add(path),
    );
  }
  const documented = {
    schemas,
    statuses,
    properties,
    branches,
    matchesBranch: createBranchMatcher(contract),
  };
  partsByContract.set(contract, documented);
  return documented;
}

export function documentedProperties(contract: Contract): ReadonlySet<string> {
  return documentedParts(contract).properties;
}

/** Creates a recorder of the parts of the contract that responses contain. */
export function createCoverage(contract: Contract) {
  const { schemas, statuses, properties, branches, matchesBranch } = documentedParts(contract);
  const seen = {
    operations: new Set<string>(),
    statuses: new Set<string>(),
    properties: new Set<string>(),
    branches: new Set<string>(),
  };

  return {
    /** The status is undefined if the response was not validated. */
    record(id: string, status: number | undefined, body: unknown) {
      seen.operations.add(id);
      if (status === undefined) return;
      seen.statuses.add(`${id} ${status}`);
      const schema = schemas.get(id);
      if (!schema || status < 200 || status >= 300) return;
      walkValue(contract, schema, id, body, matchesBranch, (path, kind) =>
        (kind === 'branch' ? seen.branches : seen.properties).add(path),
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

function share(documented: ReadonlySet<string>, seen: ReadonlySet<string>): Share {
  const missing = [...documented].filter((one) => !seen.has(one));
  return { seen: documented.size - missing.length, total: documented.size, missing };
}

type Report = (path: string, kind: 'property' | 'branch') => void;

function successSchema(contract: Contract, id: string): Schema | undefined {
  const operation = contract.operations.get(id);
  if (!operation) return undefined;
  const { path, method } = operation;
  const response = contract.document.paths[path]?.[method]?.responses['200'];
  if (!response) return undefined;
  return resolveRef(contract.document, response).content?.['application/json']?.schema;
}

/** Enters recursive schemas once. */
function walkSchema(
  contract: Contract,
  node: Schema,
  path: string,
  above: readonly Schema[],
  report: Report,
): void {
  const schema = resolveRef(contract.document, node);
  if (above.includes(schema)) return;
  const inside = [...above, schema];
  for (const part of schema.allOf ?? []) walkSchema(contract, part, path, inside, report);
  for (const [index, branch] of unionOf(schema).entries()) {
    report(`${path}?${index}`, 'branch');
    walkSchema(contract, branch, path, inside, report);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    // Properties with `x-since` belong to later releases.
    if ('x-since' in resolveRef(contract.document, property) || 'x-since' in property) continue;
    report(`${path}/${name}`, 'property');
    walkSchema(contract, property, `${path}/${name}`, inside, report);
  }
  if (schema.items) walkSchema(contract, schema.items, `${path}/*`, inside, report);
}

function walkValue(
  contract: Contract,
  node: Schema,
  path: string,
  value: unknown,
  matchesBranch: BranchMatcher,
  report: Report,
): void {
  const schema = resolveRef(contract.document, node);
  for (const part of schema.allOf ?? []) {
    walkValue(contract, part, path, value, matchesBranch, report);
  }
  for (const [index, branch] of unionOf(schema).entries()) {
    if (!matchesBranch(branch, value)) continue;
    report(`${path}?${index}`, 'branch');
    walkValue(contract, branch, path, value, matchesBranch, report);
  }
  if (Array.isArray(value)) {
    for (const item of value) {
      if (schema.items) walkValue(contract, schema.items, `${path}/*`, item, matchesBranch, report);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!(name in value)) continue;
    report(`${path}/${name}`, 'property');
    walkValue(
      contract,
      property,
      `${path}/${name}`,
      Reflect.get(value, name),
      matchesBranch,
      report,
    );
  }
}

export function unionOf(schema: Schema): readonly Schema[] {
  return schema.oneOf ?? schema.anyOf ?? [];
}

type BranchMatcher = (branch: Schema, value: unknown) => boolean;

export function createBranchMatcher(contract: Contract): BranchMatcher {
  const { compileLazily } = createCompiler(contract.document.components?.schemas ?? {}, false);
  const compiled = new Map<Schema, ValidateFunction>();
  return (branch, value) => {
    const validate = compiled.get(branch) ?? compileLazily(branch);
    compiled.set(branch, validate);
    return validate(value);
  };
}
