import { isRecord } from '../lib/is-record.ts';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { BodyType, CompiledBody, Contract, Operation } from './contract.ts';
import { findFileErrors } from './file-rules.ts';
import { arrangeErrors, type FormError, toFormError } from './form-messages.ts';
import { type FormEntries, parseForm } from './parse-form.ts';
import { fromAjvError, type MessagePart, type Violation, violation } from './violation.ts';
import { errorMessage } from '../lib/error-message.ts';

export interface WireRequest {
  pathParameters: Record<string, string>;
  query: URLSearchParams;
  contentType: string | undefined;
  body: Buffer | string;
}

export interface Input {
  path: unknown;
  query: unknown;
  body: unknown;
}

export type RequestValidation =
  | { outcome: 'good'; input: Input }
  /** A shopper's form errors, for a 422. */
  | { outcome: 'form'; errors: FormError[]; input: Input }
  /** Errors of the client, for a 400. */
  | { outcome: 'violation'; violations: Violation[] };

/** Coerces and validates a request (API-05). Form errors need a documented 422. */
export async function validateRequest(
  contract: Contract,
  operation: Operation,
  request: WireRequest,
): Promise<RequestValidation> {
  const violations: Violation[] = [];
  const errors: FormError[] = [];
  const hasForm = operation.responses.has(422);

  const validatePart = (where: MessagePart, validate: ValidateFunction, value: unknown) => {
    if (validate(value)) return;
    for (const error of validate.errors ?? []) {
      const formError =
        hasForm && where !== 'path' ? toFormError(contract.document, error) : undefined;
      if (formError) errors.push(formError);
      else if (!isUnionSummary(error)) violations.push(fromAjvError(where, error));
    }
  };

  const path = { ...request.pathParameters };
  validatePart('path', operation.validatePath, path);
  const query = parseQuery(operation, request.query);
  validatePart('query', operation.validateQuery, query);
  const body = await parseBody(operation, request, (validate, value) => {
    validatePart('body', validate, value);
  });
  violations.push(...body.violations);
  errors.push(...body.errors);

  if (violations.length > 0) return { outcome: 'violation', violations };
  const input = { path, query, body: body.value };
  return errors.length > 0
    ? { outcome: 'form', errors: arrangeErrors(errors, operation.fieldOrder), input }
    : { outcome: 'good', input };
}

function parseQuery(operation: Operation, search: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      const isList = operation.repeatedQueryParameters.has(name) || values.length > 1;
      return [name, isList ? values : values[0]];
    }),
  );
}

interface ParsedBody {
  value: unknown;
  errors: FormError[];
  violations: Violation[];
}

type Validate = (validate: ValidateFunction, value: unknown) => void;

async function parseBody(
  operation: Operation,
  { contentType, body }: WireRequest,
  validatePart: Validate,
): Promise<ParsedBody> {
  const { bodies } = operation;
  const [first] = bodies.values();
  if (!first) return { value: undefined, errors: [], violations: [] };
  if (body.length === 0) {
    validatePart(first.validate, {});
    return { value: {}, errors: [], violations: [] };
  }
  const type = contentType?.split(';', 1)[0]?.trim() as BodyType | undefined;
  const compiled = type && bodies.get(type);
  if (!compiled) {
    const known = [...bodies.keys()].join(' or ');
    const message = `${operation.id} accepts ${known}, but the body is ${type ?? 'untyped'}.`;
    return toViolationBody(violation('media-type', 'unknown', message));
  }
  try {
    return type === 'application/json'
      ? parseJsonBody(compiled, body, validatePart)
      : parseFormBody(
          compiled,
          await parseForm(contentType ?? '', Buffer.from(body)),
          validatePart,
        );
  } catch (error) {
    const cause = errorMessage(error);
    const what = type === 'application/json' ? 'JSON' : 'form';
    return toViolationBody(
      violation('body', 'malformed', `The body is not valid ${what}: ${cause}.`),
    );
  }
}

function toViolationBody(found: Violation): ParsedBody {
  return { value: undefined, errors: [], violations: [found] };
}

function parseJsonBody(
  { validate, files }: CompiledBody,
  body: Buffer | string,
  validatePart: Validate,
) {
  const value = normalize(JSON.parse(body.toString()) as unknown);
  validatePart(validate, value);
  const sent = isRecord(value) ? value : {};
  // JSON contains no files, so any value is an error.
  const errors = [...files].flatMap(([name, rule]) =>
    sent[name] === undefined || sent[name] === null ? [] : findFileErrors(name, [sent[name]], rule),
  );
  return { value, errors, violations: [] };
}

function parseFormBody(
  { validate, files, repeatedFields }: CompiledBody,
  entries: FormEntries,
  validatePart: Validate,
): ParsedBody {
  const sent = new Map<string, (string | File)[]>();
  for (const [name, value] of entries) {
    const normalized = typeof value === 'string' ? normalize(value, name) : value;
    // Empty fields count as missing.
    if (normalized !== null) {
      sent.set(name, [...(sent.get(name) ?? []), normalized as string | File]);
    }
  }
  const toObject = (convert: (value: string | File) => unknown): Record<string, unknown> =>
    Object.fromEntries(
      [...sent].map(([name, values]) => {
        const converted = values.map(convert);
        return [name, repeatedFields.has(name) ? converted : converted.at(-1)];
      }),
    );
  // The schema validates the file's name; coercion modifies the object.
  const value = toObject((one) => (one instanceof File ? one.name : one));
  validatePart(validate, value);
  const original = toObject((one) => one);
  const errors: FormError[] = [];
  for (const [name, rule] of files) {
    if (!(name in value)) continue;
    value[name] = original[name];
    errors.push(...findFileErrors(name, sent.get(name) ?? [], rule));
  }
  return { value, errors, violations: [] };
}

/** Like the backend, trims strings and turns empty ones into null. Passwords stay as typed. */
function normalize(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (name.includes('password')) return value === '' ? null : value;
    const trimmed = value.trim();
    return trimmed === '' ? null : trimmed;
  }
  if (Array.isArray(value)) return value.map((item) => normalize(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, normalize(inner, key)]),
  );
}

/** The errors of a union's branches are more precise. */
function isUnionSummary(error: ErrorObject): boolean {
  return error.keyword === 'oneOf' || error.keyword === 'anyOf';
}
