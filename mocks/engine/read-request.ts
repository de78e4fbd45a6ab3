import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract, Operation } from './contract.ts';
import { type FormFault, toFormFault } from './form-texts.ts';
import { fromAjv, type Place, type Violation, violation } from './violation.ts';

/** A request as it came over the wire. */
export interface WireRequest {
  parts: Record<string, string>;
  query: URLSearchParams;
  contentType: string | undefined;
  /** Raw text of the body; empty when there is none. */
  body: string;
}

/** A request as a handler reads it. */
export interface Input {
  path: unknown;
  query: unknown;
  body: unknown;
}

/** What came of reading a request. */
export type ReadRequest =
  | { outcome: 'good'; input: Input }
  /** A person's mistakes, to be answered with 422. */
  | { outcome: 'form'; faults: FormFault[] }
  /** A program's mistakes, to be answered with 400. */
  | { outcome: 'violation'; violations: Violation[] };

/** Coerces and validates a request (API-05). Form mistakes count as such only where the operation documents 422. */
export function readRequest(
  contract: Contract,
  operation: Operation,
  request: WireRequest,
): ReadRequest {
  const violations: Violation[] = [];
  const faults: FormFault[] = [];
  const hasForm = operation.answers.has(422);

  const judge = (where: Place, validate: ValidateFunction, value: unknown) => {
    if (validate(value)) return;
    for (const error of validate.errors ?? []) {
      const fault = hasForm && where !== 'path' ? toFormFault(contract.document, error) : undefined;
      if (fault) faults.push(fault);
      else if (!isFollowUp(error)) violations.push(fromAjv(where, error));
    }
  };

  const path = { ...request.parts };
  judge('path', operation.validatePath, path);
  const query = readQuery(operation, request.query);
  judge('query', operation.validateQuery, query);
  const body = readBody(operation, request, violations);
  if (operation.validateBody && violations.length === 0) {
    judge('body', operation.validateBody, body);
  }

  if (violations.length > 0) return { outcome: 'violation', violations };
  if (faults.length > 0) return { outcome: 'form', faults: dropRepeats(faults) };
  return { outcome: 'good', input: { path, query, body } };
}

function readQuery(operation: Operation, search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name);
    query[name] = operation.queryLists.has(name) || values.length > 1 ? values : values[0];
  }
  return query;
}

function readBody(operation: Operation, request: WireRequest, violations: Violation[]): unknown {
  if (!operation.validateBody) return undefined;
  if (request.body === '') return {};
  const type = request.contentType?.split(';', 1)[0]?.trim();
  if (type !== 'application/json') {
    const message = `${operation.id} takes application/json, but the body is ${type ?? 'untyped'}.`;
    violations.push(violation('media-type', 'unknown', message));
    return undefined;
  }
  try {
    return clean(JSON.parse(request.body) as unknown);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    violations.push(violation('body', 'malformed', `The body is no JSON: ${cause}.`));
    return undefined;
  }
}

/** The backend trims texts and takes empty ones for null, but leaves passwords as typed. */
function clean(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (name.includes('password')) return value;
    const trimmed = value.trim();
    return trimmed === '' ? null : trimmed;
  }
  if (Array.isArray(value)) return value.map((item) => clean(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner, key)]));
}

/** Ajv also reports that no branch of a union fits; the branches' own findings say more. */
function isFollowUp(error: ErrorObject): boolean {
  return error.keyword === 'oneOf' || error.keyword === 'anyOf';
}

/** One fault a field is enough: a missing text is not also too short. */
function dropRepeats(faults: FormFault[]): FormFault[] {
  const seen = new Set<string>();
  return faults.filter(({ field }) => !seen.has(field) && seen.add(field));
}
