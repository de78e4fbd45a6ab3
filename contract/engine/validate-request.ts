import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { BodyType, CompiledBody, Contract, Operation } from './contract.ts';
import { fileFaults } from './file-rules.ts';
import { type FormError, toFormFault } from './form-messages.ts';
import { type FormEntries, readForm } from './parse-form.ts';
import { fromAjv, type Place, type Violation, violation } from './violation.ts';

/** A request as it came over the wire. */
export interface WireRequest {
  parts: Record<string, string>;
  query: URLSearchParams;
  contentType: string | undefined;
  /** As it came; empty when there is none. */
  body: Buffer | string;
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
  /** A person's mistakes, to be answered with 422; `body` is what they were made in. */
  | { outcome: 'form'; faults: FormError[]; body: unknown }
  /** A program's mistakes, to be answered with 400. */
  | { outcome: 'violation'; violations: Violation[] };

/** Coerces and validates a request (API-05). Form mistakes count as such only where the operation documents 422. */
export async function validateRequest(
  contract: Contract,
  operation: Operation,
  request: WireRequest,
): Promise<ReadRequest> {
  const violations: Violation[] = [];
  const faults: FormError[] = [];
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
  const body = await readBody(operation, request, (validate, value) => {
    judge('body', validate, value);
  });
  violations.push(...body.violations);
  faults.push(...body.faults);

  if (violations.length > 0) return { outcome: 'violation', violations };
  if (faults.length > 0) {
    return { outcome: 'form', faults: dropRepeats(faults), body: body.value };
  }
  return { outcome: 'good', input: { path, query, body: body.value } };
}

function readQuery(operation: Operation, search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name);
    query[name] = operation.queryLists.has(name) || values.length > 1 ? values : values[0];
  }
  return query;
}

/** A body as a handler reads it, and what is wrong with it. */
interface ReadBody {
  value: unknown;
  faults: FormError[];
  violations: Violation[];
}

type Judge = (validate: ValidateFunction, value: unknown) => void;

async function readBody(
  operation: Operation,
  { contentType, body }: WireRequest,
  judge: Judge,
): Promise<ReadBody> {
  const { bodies } = operation;
  const [first] = bodies.values();
  if (!first) return { value: undefined, faults: [], violations: [] };
  if (body.length === 0) {
    judge(first.validate, {});
    return { value: {}, faults: [], violations: [] };
  }
  const type = contentType?.split(';', 1)[0]?.trim() as BodyType | undefined;
  const compiled = type && bodies.get(type);
  if (!compiled) {
    const known = [...bodies.keys()].join(' or ');
    const message = `${operation.id} takes ${known}, but the body is ${type ?? 'untyped'}.`;
    return refuse(violation('media-type', 'unknown', message));
  }
  try {
    return type === 'application/json'
      ? readJson(compiled, body, judge)
      : readFields(compiled, await readForm(contentType ?? '', Buffer.from(body)), judge);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const what = type === 'application/json' ? 'JSON' : 'form';
    return refuse(violation('body', 'malformed', `The body is no ${what}: ${cause}.`));
  }
}

function refuse(found: Violation): ReadBody {
  return { value: undefined, faults: [], violations: [found] };
}

function readJson({ validate, files }: CompiledBody, body: Buffer | string, judge: Judge) {
  const value = clean(JSON.parse(body.toString()) as unknown);
  judge(validate, value);
  const sent = isRecord(value) ? value : {};
  // JSON has no files: whatever stands in their place is none.
  const faults = [...files].flatMap(([name, rule]) =>
    sent[name] === undefined || sent[name] === null ? [] : fileFaults(name, [sent[name]], rule),
  );
  return { value, faults, violations: [] };
}

function readFields({ validate, files, lists }: CompiledBody, entries: FormEntries, judge: Judge) {
  const sent = new Map<string, (string | File)[]>();
  for (const [name, value] of entries) {
    const cleaned = typeof value === 'string' ? clean(value, name) : value;
    // What was left empty counts as left out.
    if (cleaned !== null) sent.set(name, [...(sent.get(name) ?? []), cleaned as string | File]);
  }
  const pick = (read: (value: string | File) => unknown) =>
    Object.fromEntries(
      [...sent].map(([name, values]) => {
        const seen = values.map(read);
        return [name, lists.has(name) ? seen : seen.at(-1)];
      }),
    );
  // The schema sees a file as the text of its name; coercing writes into what is judged.
  const judged: Record<string, unknown> = pick((value) =>
    value instanceof File ? value.name : value,
  );
  judge(validate, judged);
  const whole = pick((value) => value);
  const faults: FormError[] = [];
  for (const [name, rule] of files) {
    if (!(name in judged)) continue;
    judged[name] = whole[name];
    faults.push(...fileFaults(name, sent.get(name) ?? [], rule));
  }
  return { value: judged, faults, violations: [] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The backend trims texts and takes empty ones for null; passwords it does not trim. */
function clean(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (name.includes('password')) return value === '' ? null : value;
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
export function dropRepeats(faults: readonly FormError[]): FormError[] {
  const seen = new Set<string>();
  return faults.filter(({ field }) => !seen.has(field) && seen.add(field));
}
