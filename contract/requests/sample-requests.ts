import * as fc from 'fast-check';
import {
  type ContractDocument,
  resolveRef,
  type Method,
  type Parameter,
  type Schema,
} from '../engine/contract-document.ts';
import { listOperations } from '../engine/list-operations.ts';
import { operationAccess } from '../engine/operation-access.ts';
import { isUnvalidated } from '../engine/unvalidated-fields.ts';
import { sampleValues } from './sample-values.ts';

/** The values of a request before encoding. */
export interface SampleRequest {
  method: string;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
}

/** The parts of an operation that requests need, with references resolved. */
export interface RequestSpec {
  id: string;
  method: Method;
  /** With placeholders. */
  path: string;
  needsToken: boolean;
  parameters: readonly Parameter[];
  body: Schema | undefined;
  examples: readonly object[];
  isForm: boolean;
  /** The known cause of a 500. */
  knownCrash: string | undefined;
}

export function listRequestSpecs(document: ContractDocument): RequestSpec[] {
  return listOperations(document).map(({ id, method, path, source, parameters }) => {
    const body = source.requestBody && resolveRef(document, source.requestBody);
    const form = body?.content['multipart/form-data'];
    const media = form ?? body?.content['application/json'];
    return {
      id,
      method,
      path,
      needsToken: operationAccess(document, source) === 'customer',
      parameters: parameters.map((parameter) => resolveRef(document, parameter)),
      body: media?.schema && resolveRef(document, media.schema),
      examples: Object.values(media?.examples ?? {}).filter(
        (example): example is object => typeof example === 'object' && example !== null,
      ),
      isForm: form !== undefined,
      knownCrash: source['x-crashes'],
    };
  });
}

export function sampleRequests(
  document: ContractDocument,
  spec: RequestSpec,
): fc.Arbitrary<SampleRequest> {
  const { method } = spec;
  const pick = (where: string) => {
    const members = spec.parameters.filter((parameter) => parameter.in === where);
    return fc.record(
      Object.fromEntries(
        members.map(({ name, schema }) => [name, sampleValues(document, schema ?? {})]),
      ),
      { requiredKeys: members.filter(({ required }) => required).map(({ name }) => name) },
    );
  };
  const body = spec.body
    ? (sampleValues(document, spec.body) as fc.Arbitrary<Record<string, unknown>>)
    : fc.constant(undefined);
  return fc
    .tuple(pick('path'), pick('query'), body)
    .map(([path, query, content]) => ({ method, path, query, body: content }));
}

/** A change that makes a valid request invalid. */
export interface RequestMutation {
  name: string;
  /** The changed body field, if the backend accepts any value in it. */
  unvalidatedField?: string;
  apply: (request: SampleRequest) => SampleRequest;
}

export function invalidRequests(document: ContractDocument, spec: RequestSpec): RequestMutation[] {
  const mutations: RequestMutation[] = [];
  for (const { name, in: where, required, schema = {} } of spec.parameters) {
    const part = where === 'path' ? 'path' : 'query';
    const withValue = (value: unknown) => (request: SampleRequest) => ({
      ...request,
      [part]: { ...request[part], [name]: value },
    });
    const { type, enum: known } = resolveRef(document, schema);
    if (type === 'integer' || type === 'number') {
      mutations.push({ name: `${part} ${name} is not a number`, apply: withValue('many') });
    }
    if (Array.isArray(known)) {
      mutations.push({
        name: `${part} ${name} is an unknown value`,
        apply: withValue('no-such-word'),
      });
    }
    if (required && where === 'query') {
      mutations.push({ name: `query lacks ${name}`, apply: withValue(undefined) });
    }
  }
  mutations.push({
    name: 'query has an unknown name',
    apply: (request) => ({ ...request, query: { ...request.query, no_such_name: '1' } }),
  });
  if (!spec.body) return mutations;
  const ofFields = Object.entries(spec.body.properties ?? {}).flatMap(([name, field]) =>
    fieldMutations(document, spec, name, field).map((mutation): RequestMutation =>
      isUnvalidated(document, field) ? { ...mutation, unvalidatedField: name } : mutation,
    ),
  );
  return [...mutations, ...unknownNames(spec.body), ...ofFields];
}

function unknownNames({ additionalProperties }: Schema): RequestMutation[] {
  if (additionalProperties !== false) return [];
  return [{ name: 'body has an unknown name', apply: withField('no_such_name', 1) }];
}

function fieldMutations(
  document: ContractDocument,
  { body, isForm }: RequestSpec,
  name: string,
  field: Schema,
): RequestMutation[] {
  const mutations: RequestMutation[] = [];
  const add = (what: string, value: unknown) =>
    mutations.push({ name: what, apply: withField(name, value) });
  const schema = resolveRef(document, field);
  const { maxLength, maximum, minimum } = schema as Record<string, number | undefined>;
  if (body?.required?.includes(name)) add(`body lacks ${name}`, undefined);
  // Form fields are always strings.
  if (!isForm && schema.type) {
    add(`${name} is an object`, { unexpected: true });
  }
  if (maxLength !== undefined) add(`${name} is too long`, 'x'.repeat(maxLength + 1));
  if (maximum !== undefined) add(`${name} is too large`, maximum + 1);
  if (minimum !== undefined) add(`${name} is too small`, minimum - 1);
  if (schema['format'] === 'email') add(`${name} is not an email address`, 'nobody');
  if (schema['x-file']) add(`${name} is not a file`, new File(['x'], 'run.exe'));
  return mutations;
}

function withField(name: string, value: unknown): RequestMutation['apply'] {
  return (request) => ({ ...request, body: { ...request.body, [name]: value } });
}
