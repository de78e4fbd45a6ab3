import * as fc from 'fast-check';
import {
  type ContractDocument,
  follow,
  type Method,
  type Parameter,
  type Schema,
} from '../engine/contract-document.ts';
import { listOperations } from '../engine/list-operations.ts';
import { operationAccess } from '../engine/operation-access.ts';
import { goodValues } from './sample-values.ts';

/** A request before it is put on the wire. */
export interface SampleRequest {
  method: string;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  /** undefined where the operation takes none. */
  body: Record<string, unknown> | undefined;
}

/** An operation as the contract writes it down. */
export interface Source {
  id: string;
  method: Method;
  /** With its placeholders */
  path: string;
  needsToken: boolean;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  /** Of the body, as they stand in the contract. */
  examples: readonly object[];
  isForm: boolean;
  /** By what the backend is known to break down here; undefined where it isn't. */
  crashes: string | undefined;
}

/** All operations of a contract. */
export function readSources(document: ContractDocument): Source[] {
  return listOperations(document).map(({ id, method, path, source, parameters }) => {
    const body = source.requestBody && follow(document, source.requestBody);
    const form = body?.content['multipart/form-data'];
    const media = form ?? body?.content['application/json'];
    return {
      id,
      method,
      path,
      needsToken: operationAccess(document, source) === 'customer',
      parameters: parameters.map((parameter) => follow(document, parameter)),
      body: media?.schema && follow(document, media.schema),
      examples: Object.values(media?.examples ?? {}).filter(
        (example): example is object => typeof example === 'object' && example !== null,
      ),
      isForm: form !== undefined,
      crashes: source['x-crashes'],
    };
  });
}

/** Requests that keep the contract of an operation. */
export function goodRequests(
  document: ContractDocument,
  source: Source,
): fc.Arbitrary<SampleRequest> {
  const { method } = source;
  const pick = (where: string) => {
    const members = source.parameters.filter((parameter) => parameter.in === where);
    return fc.record(
      Object.fromEntries(
        members.map(({ name, schema }) => [name, goodValues(document, schema ?? {})]),
      ),
      { requiredKeys: members.filter(({ required }) => required).map(({ name }) => name) },
    );
  };
  const body = source.body
    ? (goodValues(document, source.body) as fc.Arbitrary<Record<string, unknown>>)
    : fc.constant(undefined);
  return fc
    .tuple(pick('path'), pick('query'), body)
    .map(([path, query, content]) => ({ method, path, query, body: content }));
}

/** A way to break a good request, with a name for the report. */
export interface Spoil {
  name: string;
  apply: (request: SampleRequest) => SampleRequest;
}

/** Every single way in which a request of an operation can break its contract. */
export function invalidRequests(document: ContractDocument, source: Source): Spoil[] {
  const found: Spoil[] = [];
  for (const { name, in: where, required, schema = {} } of source.parameters) {
    const place = where === 'path' ? 'path' : 'query';
    const put = (value: unknown) => (request: SampleRequest) => ({
      ...request,
      [place]: { ...request[place], [name]: value },
    });
    const { type, enum: known } = follow(document, schema);
    if (type === 'integer' || type === 'number') {
      found.push({ name: `${place} ${name} is no number`, apply: put('many') });
    }
    if (Array.isArray(known)) {
      found.push({ name: `${place} ${name} is an unknown word`, apply: put('no-such-word') });
    }
    if (required && where === 'query') {
      found.push({ name: `query lacks ${name}`, apply: put(undefined) });
    }
  }
  found.push({
    name: 'query has an unknown name',
    apply: (request) => ({ ...request, query: { ...request.query, no_such_name: '1' } }),
  });
  return source.body ? [...found, ...bodySpoils(document, source.body, source.isForm)] : found;
}

function bodySpoils(document: ContractDocument, body: Schema, isForm: boolean): Spoil[] {
  const found: Spoil[] = [];
  const required = body.required ?? [];
  const put = (name: string, value: unknown) => (request: SampleRequest) => ({
    ...request,
    body: { ...request.body, [name]: value },
  });
  for (const name of required) {
    found.push({ name: `body lacks ${name}`, apply: put(name, undefined) });
  }
  if (body.additionalProperties === false) {
    found.push({ name: 'body has an unknown name', apply: put('no_such_name', 1) });
  }
  for (const [name, property] of Object.entries(body.properties ?? {})) {
    const schema = follow(document, property);
    const { maxLength, maximum, minimum } = schema as Record<string, number | undefined>;
    // Whatever stands in a form is a text.
    if (!isForm && schema.type) {
      found.push({ name: `${name} is an object`, apply: put(name, { unexpected: true }) });
    }
    if (maxLength !== undefined) {
      found.push({ name: `${name} is too long`, apply: put(name, 'x'.repeat(maxLength + 1)) });
    }
    if (maximum !== undefined) {
      found.push({ name: `${name} is too much`, apply: put(name, maximum + 1) });
    }
    if (minimum !== undefined) {
      found.push({ name: `${name} is too little`, apply: put(name, minimum - 1) });
    }
    if (schema['format'] === 'email') {
      found.push({ name: `${name} is no address`, apply: put(name, 'nobody') });
    }
    if (schema['x-file']) {
      found.push({ name: `${name} is no file`, apply: put(name, new File(['x'], 'run.exe')) });
    }
  }
  return found;
}
