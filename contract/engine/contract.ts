import type { ValidateFunction } from 'ajv/dist/2020.js';
import { close, closeSchemas } from './close-schemas.ts';
import { type CompiledHeader, compileHeaders } from './compile-headers.ts';
import { type Compiler, createCompiler } from './compiler.ts';
import { ContractError } from './contract-error.ts';
import {
  type ContractDocument,
  resolveRef,
  type MediaType,
  type Method,
  METHODS,
  type OperationObject,
  type PathItem,
  type ResponseObject,
  type Schema,
} from './contract-document.ts';
import { type FileRule, fileRules } from './file-rules.ts';
import { type LimitRule, limitRules } from './limit-rules.ts';
import { findContractErrors } from './find-contract-errors.ts';
import { acceptsGuests, type Access, operationAccess } from './operation-access.ts';
import { parametersOf } from './list-operations.ts';
import { createRouter, type Router } from './router.ts';
import { errorMessage } from '../lib/error-message.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

export interface CompiledResponse {
  headers: readonly CompiledHeader[];
  types: ReadonlyMap<string, CompiledMediaType>;
}

export interface CompiledMediaType {
  validate?: ValidateFunction;
  example: unknown;
  examples: ReadonlyMap<string, unknown>;
}

export type BodyType = 'application/json' | 'multipart/form-data';

export interface CompiledBody {
  validate: ValidateFunction;
  files: ReadonlyMap<string, FileRule>;
  /** Fields with limits from the settings. */
  limits: ReadonlyMap<string, LimitRule>;
  /** Fields that may be repeated. */
  repeatedFields: ReadonlySet<string>;
}

export interface Operation {
  id: string;
  /** The first one, after which the mock's handlers are grouped. */
  tag: string;
  method: Method;
  path: string;
  access: Access;
  acceptsGuests: boolean;
  /** The first release with this operation; undefined if all have it. */
  since: string | undefined;
  validatePath: ValidateFunction;
  validateQuery: ValidateFunction;
  repeatedQueryParameters: ReadonlySet<string>;
  bodies: ReadonlyMap<BodyType, CompiledBody>;
  /** Names of query parameters and body fields, in the order in which errors are reported. */
  fieldOrder: readonly string[];
  responses: ReadonlyMap<number, CompiledResponse>;
}

export interface Contract {
  document: ContractDocument;
  operations: ReadonlyMap<string, Operation>;
  find: Router<Operation>['find'];
  /**
   * Compiles the remaining components in small steps. Rejects with a ContractError if some fail.
   */
  finish: () => Promise<void>;
}

/**
 * Compiles an OpenAPI 3.1 document.
 *
 * @param closeResponses reject undocumented properties in responses.
 * @param compileMode `eager` compiles all components now, `lazy` on first use and in `finish`.
 * @throws ContractError for invalid schemas, dangling references or a missing dialect (API-05).
 */
export function loadContract(
  document: ContractDocument,
  closeResponses: boolean,
  compileMode: 'eager' | 'lazy' = 'eager',
): Contract {
  const problems = findContractErrors(document).map(
    ({ pointer, message }) => `${pointer}: ${message}`,
  );
  if (document.jsonSchemaDialect !== DIALECT) {
    problems.unshift(
      `jsonSchemaDialect is "${document.jsonSchemaDialect}"; it must be ${DIALECT}.`,
    );
  }
  if (problems.length > 0) throw new ContractError(problems);
  const schemas = document.components?.schemas ?? {};
  const compilers = {
    input: createCompiler(schemas, false),
    coercing: createCompiler(schemas, true),
    output: createCompiler(closeResponses ? closeSchemas(schemas) : schemas, false),
  };
  // One by one, to include unused components.
  const pending = Object.keys(schemas);
  const compileNext = (count: number) => {
    for (const name of pending.splice(0, count)) {
      const reference = `#/components/schemas/${name}`;
      attempt(problems, reference, () => compilers.input.compile({ $ref: reference }));
    }
  };
  if (compileMode === 'eager') compileNext(pending.length);

  const operations = new Map<string, Operation>();
  const router = createRouter<Operation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const source = item[method];
      if (!source) continue;
      const label = source.operationId ?? `${method.toUpperCase()} ${path}`;
      const operation = attempt(problems, label, () =>
        compileOperation(document, compilers, path, method, item, source, closeResponses),
      );
      if (!operation) continue;
      operations.set(operation.id, operation);
      router.add(method, path, operation);
    }
  }
  if (problems.length > 0) throw new ContractError(problems);
  return {
    document,
    operations,
    find: router.find,
    async finish() {
      while (pending.length > 0) {
        compileNext(5);
        // Lets pending requests go first.
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
      if (problems.length > 0) throw new ContractError(problems);
    },
  };
}

function attempt<T>(problems: string[], label: string, task: () => T): T | undefined {
  try {
    return task();
  } catch (error) {
    problems.push(`${label}: ${errorMessage(error)}`);
    return undefined;
  }
}

function compileOperation(
  document: ContractDocument,
  compilers: { input: Compiler; coercing: Compiler; output: Compiler },
  path: string,
  method: Method,
  item: PathItem,
  source: OperationObject,
  closeResponses: boolean,
): Operation {
  const parameters = parametersOf(document, item, source);
  const shape = (where: string): Schema => {
    const members = parameters.filter((parameter) => parameter.in === where);
    return {
      type: 'object',
      properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema ?? {}])),
      required: members.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    };
  };
  const body = source.requestBody ? resolveRef(document, source.requestBody) : undefined;
  const bodies = BODY_TYPES.flatMap((type): [BodyType, CompiledBody][] => {
    const schema = body?.content[type]?.schema;
    // Form fields arrive as strings, as in a query.
    const compiler = type === 'application/json' ? compilers.input : compilers.coercing;
    return schema ? [[type, compileBody(document, compiler, schema)]] : [];
  });
  const responses = Object.entries(source.responses).map(
    ([status, response]) =>
      [
        Number(status),
        compileResponse(document, compilers, resolveRef(document, response), closeResponses),
      ] as const,
  );
  return {
    id: source.operationId ?? '',
    tag: source.tags?.[0] ?? 'untagged',
    method,
    path,
    access: operationAccess(document, source),
    acceptsGuests: acceptsGuests(document, source),
    since: source['x-since'],
    validatePath: compilers.coercing.compileLazily(shape('path')),
    validateQuery: compilers.coercing.compileLazily(shape('query')),
    repeatedQueryParameters: new Set(
      parameters
        .filter(({ in: where, schema }) => where === 'query' && schema?.type === 'array')
        .map(({ name }) => name),
    ),
    bodies: new Map(bodies),
    fieldOrder: [
      ...parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name),
      ...Object.values(body?.content ?? {}).flatMap(({ schema }) => fieldNames(document, schema)),
    ],
    responses: new Map(responses),
  };
}

/** Without the `[]` of form lists, as in errors. */
function fieldNames(document: ContractDocument, schema: Schema | undefined): string[] {
  const { properties = {} } = schema ? resolveRef(document, schema) : {};
  return Object.keys(properties).map((name) => name.replace('[]', ''));
}

const BODY_TYPES: readonly BodyType[] = ['application/json', 'multipart/form-data'];

function compileBody(document: ContractDocument, compiler: Compiler, schema: Schema): CompiledBody {
  const { properties = {} } = resolveRef(document, schema);
  const repeatedFields = Object.entries(properties).filter(
    ([, property]) => property.type === 'array',
  );
  return {
    validate: compiler.compileLazily(schema),
    files: fileRules(document, schema),
    limits: limitRules(document, schema),
    repeatedFields: new Set(repeatedFields.map(([name]) => name)),
  };
}

function compileResponse(
  document: ContractDocument,
  compilers: { coercing: Compiler; output: Compiler },
  response: ResponseObject,
  closeResponses: boolean,
): CompiledResponse {
  const types = new Map<string, CompiledMediaType>();
  for (const [type, media] of Object.entries(response.content ?? {})) {
    const schema = structuredClone(media.schema);
    if (schema && closeResponses) close(schema, new Set());
    const examples = collectExamples(document, media);
    types.set(type, {
      example: media.example ?? [...examples.values()][0],
      examples,
      // Binary content has no schema to validate against.
      ...(schema && schema['format'] !== 'binary'
        ? { validate: compilers.output.compileLazily(schema) }
        : {}),
    });
  }
  return { headers: compileHeaders(document, compilers.coercing, response), types };
}

function collectExamples(
  document: ContractDocument,
  { examples = {} }: MediaType,
): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, source] of Object.entries(examples)) {
    if (typeof source !== 'object' || source === null) continue;
    const example = resolveRef<object>(document, source);
    if ('value' in example) values.set(name, example.value);
  }
  return values;
}
