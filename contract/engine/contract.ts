import type { ValidateFunction } from 'ajv/dist/2020.js';
import { close, closeSchemas } from './close-schemas.ts';
import { type Compiler, createCompiler } from './compiler.ts';
import { ContractError } from './contract-error.ts';
import {
  type ContractDocument,
  follow,
  type MediaType,
  type Method,
  METHODS,
  type OperationObject,
  type PathItem,
  type ResponseObject,
  type Schema,
} from './contract-document.ts';
import { type FileRule, fileRules } from './file-rules.ts';
import { findContractErrors } from './find-contract-errors.ts';
import { type Access, operationAccess } from './operation-access.ts';
import { createRouter, type Router } from './router.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** A documented answer: its media types, each with a validator where it has a schema. */
export interface CompiledAnswer {
  types: ReadonlyMap<string, CompiledMedia>;
}

/** One media type of an answer. */
export interface CompiledMedia {
  validate?: ValidateFunction;
  /** The first of the examples. */
  example: unknown;
  /** By name. */
  examples: ReadonlyMap<string, unknown>;
}

/** Media types that bodies of requests come in. */
export type BodyType = 'application/json' | 'multipart/form-data';

/** A body that an operation takes. */
export interface CompiledBody {
  validate: ValidateFunction;
  /** Fields that take files, by name. */
  files: ReadonlyMap<string, FileRule>;
  /** Fields that may stand several times. */
  lists: ReadonlySet<string>;
}

/** One operation with everything compiled. */
export interface Operation {
  id: string;
  method: Method;
  path: string;
  access: Access;
  validatePath: ValidateFunction;
  validateQuery: ValidateFunction;
  /** Names of query parameters that may stand several times. */
  queryLists: ReadonlySet<string>;
  /** Bodies that the operation takes, by media type. */
  bodies: ReadonlyMap<BodyType, CompiledBody>;
  answers: ReadonlyMap<number, CompiledAnswer>;
}

/** A contract that is ready to judge. */
export interface Contract {
  document: ContractDocument;
  operations: ReadonlyMap<string, Operation>;
  find: Router<Operation>['find'];
  /** Compiles what was put off, bit by bit. Rejects with a ContractError naming what doesn't compile. */
  finish: () => Promise<void>;
}

/**
 * Compiles a bundled OpenAPI 3.1 document. It fails closed: a schema that does not compile, a
 * dangling reference or a missing dialect stops it, with every problem named (API-05).
 *
 * @param closeAnswers refuse fields that an answer's schema doesn't name.
 * @param components compile them `now`, or put those off that nobody has asked for until `finish`: every mistake that is known
 *   of schemas has been looked for by then, so that `finish` is there for those that are not.
 */
export function loadContract(
  document: ContractDocument,
  closeAnswers: boolean,
  components: 'now' | 'later' = 'now',
): Contract {
  const problems = findContractErrors(document);
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
    output: createCompiler(closeAnswers ? closeSchemas(schemas) : schemas, false),
  };
  // Compiling each by itself also names those that no operation reaches.
  const left = Object.keys(schemas);
  const compileSome = (count: number) => {
    for (const name of left.splice(0, count)) {
      const reference = `#/components/schemas/${name}`;
      attempt(problems, reference, () => compilers.input.compile({ $ref: reference }));
    }
  };
  if (components === 'now') compileSome(left.length);

  const operations = new Map<string, Operation>();
  const router = createRouter<Operation>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const source = item[method];
      if (!source) continue;
      const place = source.operationId ?? `${method.toUpperCase()} ${path}`;
      const operation = attempt(problems, place, () =>
        compileOperation(document, compilers, path, method, item, source, closeAnswers),
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
      while (left.length > 0) {
        compileSome(5);
        // Whoever asks for something meanwhile comes first.
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
      if (problems.length > 0) throw new ContractError(problems);
    },
  };
}

function attempt<T>(problems: string[], place: string, task: () => T): T | undefined {
  try {
    return task();
  } catch (error) {
    problems.push(`${place}: ${error instanceof Error ? error.message : String(error)}`);
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
  closeAnswers: boolean,
): Operation {
  const parameters = [...(item.parameters ?? []), ...(source.parameters ?? [])].map((parameter) =>
    follow(document, parameter),
  );
  const shape = (where: string): Schema => {
    const members = parameters.filter((parameter) => parameter.in === where);
    return {
      type: 'object',
      properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema ?? {}])),
      required: members.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    };
  };
  const body = source.requestBody ? follow(document, source.requestBody) : undefined;
  const bodies = BODY_TYPES.flatMap((type): [BodyType, CompiledBody][] => {
    const schema = body?.content[type]?.schema;
    // Whatever stands in a form is a text at first, as in a query.
    const compiler = type === 'application/json' ? compilers.input : compilers.coercing;
    return schema ? [[type, compileBody(document, compiler, schema)]] : [];
  });
  const answers = Object.entries(source.responses).map(
    ([status, answer]) =>
      [
        Number(status),
        compileAnswer(document, compilers.output, follow(document, answer), closeAnswers),
      ] as const,
  );
  return {
    id: source.operationId ?? '',
    method,
    path,
    access: operationAccess(document, source),
    validatePath: compilers.coercing.later(shape('path')),
    validateQuery: compilers.coercing.later(shape('query')),
    queryLists: new Set(
      parameters
        .filter(({ in: where, schema }) => where === 'query' && schema?.type === 'array')
        .map(({ name }) => name),
    ),
    bodies: new Map(bodies),
    answers: new Map(answers),
  };
}

const BODY_TYPES: readonly BodyType[] = ['application/json', 'multipart/form-data'];

function compileBody(document: ContractDocument, compiler: Compiler, schema: Schema): CompiledBody {
  const { properties = {} } = follow(document, schema);
  const lists = Object.entries(properties).filter(([, property]) => property.type === 'array');
  return {
    validate: compiler.later(schema),
    files: fileRules(document, schema),
    lists: new Set(lists.map(([name]) => name)),
  };
}

function compileAnswer(
  document: ContractDocument,
  compiler: Compiler,
  answer: ResponseObject,
  closeAnswers: boolean,
): CompiledAnswer {
  const types = new Map<string, CompiledMedia>();
  for (const [type, media] of Object.entries(answer.content ?? {})) {
    const schema = structuredClone(media.schema);
    if (schema && closeAnswers) close(schema, new Set());
    const examples = readExamples(document, media);
    types.set(type, {
      example: media.example ?? [...examples.values()][0],
      examples,
      // Bytes have no schema to keep.
      ...(schema && schema['format'] !== 'binary' ? { validate: compiler.later(schema) } : {}),
    });
  }
  return { types };
}

function readExamples(
  document: ContractDocument,
  { examples = {} }: MediaType,
): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, source] of Object.entries(examples)) {
    if (typeof source !== 'object' || source === null) continue;
    const example = follow<object>(document, source);
    if ('value' in example) values.set(name, example.value);
  }
  return values;
}
