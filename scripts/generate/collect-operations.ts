import {
  type ContractDocument,
  resolveRef,
  type Method,
  METHODS,
  type OperationObject,
  type Parameter,
  referenceName,
  type Schema,
} from '../../contract/engine/contract-document.ts';
import { checkReferences } from './check-references.ts';
import type { Operation, OperationProblem } from './operation.ts';
import { untranslatedFields } from './untranslated-fields.ts';
import { operationAccess } from '../../contract/engine/operation-access.ts';
import { parametersOf } from '../../contract/engine/list-operations.ts';
import { isIdentifier } from '../../contract/lib/is-identifier.ts';

/** Unknown names are problems (API-03). */
export function collectOperations(document: ContractDocument): {
  operations: Operation[];
  problems: OperationProblem[];
} {
  const problems: OperationProblem[] = [];
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const source = item[method];
      if (!source) continue;
      const parameters = parametersOf(document, item, source);
      operations.push(toOperation(document, path, method, source, parameters, problems));
    }
  }
  operations.sort((a, b) => a.tag.localeCompare(b.tag, 'en') || a.id.localeCompare(b.id, 'en'));
  checkReferences(document, operations, problems);
  return { operations, problems };
}

function toOperation(
  document: ContractDocument,
  path: string,
  method: Method,
  source: OperationObject,
  parameters: Parameter[],
  problems: OperationProblem[],
): Operation {
  const id = source.operationId ?? `${method} ${path}`;
  const report = (rule: string, message: string) => problems.push({ operation: id, rule, message });
  if (!source.operationId || !/^[a-z][A-Za-z0-9]*$/.test(source.operationId)) {
    report('operation-id', `${method.toUpperCase()} ${path} needs a camelCase operationId.`);
  } else if (!isIdentifier(id)) {
    report('operation-id', `The operationId ${id} is a reserved word of JavaScript.`);
  }
  const [tag = 'untagged'] = source.tags ?? [];
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(tag)) {
    report('tag', `The tag of ${id} is "${tag}"; use kebab case, such as gift-cards.`);
  }
  const declaredKind = source['x-kind'];
  if (declaredKind !== undefined && declaredKind !== 'query' && declaredKind !== 'mutation') {
    report('x-kind', `x-kind of ${id} is "${declaredKind}"; use query or mutation.`);
  }
  const kind =
    declaredKind === 'query' || declaredKind === 'mutation'
      ? declaredKind
      : method === 'get'
        ? 'query'
        : 'mutation';
  if (kind === 'mutation' && source['x-invalidates'] === undefined) {
    report(
      'x-invalidates',
      `${id} is a mutation, so it must declare x-invalidates (it may be []).`,
    );
  }
  if (kind === 'query' && (source['x-invalidates'] ?? source['x-populates'])) {
    report(
      'x-invalidates',
      `${id} is a query; only mutations declare x-invalidates or x-populates.`,
    );
  }
  const named = (where: Parameter['in']) =>
    parameters.filter((parameter) => parameter.in === where).map((parameter) => parameter.name);
  const body = source.requestBody ? resolveRef(document, source.requestBody) : undefined;
  const success = successResponse(document, source);
  if (kind === 'query' && success.hasData && !success.hasObject) {
    report('data', `${id} has response data that is not an object, which clients reject.`);
  }
  const hasRequiredParameters = parameters.some(
    (parameter) => parameter.required && (parameter.in === 'path' || parameter.in === 'query'),
  );
  return {
    id,
    method,
    path,
    tag,
    summary: source.summary ?? id,
    deprecated: source.deprecated ?? false,
    kind,
    access: operationAccess(document, source),
    inPath: named('path'),
    inQuery: named('query'),
    isInputOptional: !hasRequiredParameters && !body?.required,
    body: !body ? 'none' : body.content['multipart/form-data'] ? 'multipart' : 'json',
    isText: success.isText,
    isFile: success.isFile,
    unwrap: kind === 'query' && success.alwaysHasData,
    responseSchema: success.schemaName,
    invalidates: source['x-invalidates'] ?? [],
    populates: source['x-populates'] ?? [],
    pagination: source['x-pagination'],
    notFound: source['x-not-found'],
    recordsView: source['x-records-view'] ?? false,
    serial: source['x-serial'],
    onUnauthorized: source['x-on-unauthorized'],
    untranslated: listUntranslated(document, success.data, report),
    losesFirst: source['x-loses-first'],
  };
}

function successResponse(document: ContractDocument, source: OperationObject) {
  const found = Object.entries(source.responses).find(([status]) => status.startsWith('2'));
  const content = found ? resolveRef(document, found[1]).content : undefined;
  const body = content?.['application/json']?.schema;
  // A decoder narrows alternatives to the first one.
  const alternatives = body?.anyOf ?? [body];
  const [json] = alternatives;
  if (!json) {
    const isFile = Object.values(content ?? {}).some(
      ({ schema }) => schema !== undefined && resolveRef(document, schema)['format'] === 'binary',
    );
    const isText = content !== undefined && !isFile;
    return {
      isText: isText,
      isFile: isFile,
      hasData: false,
      alwaysHasData: false,
      hasObject: false,
      data: undefined,
      schemaName: undefined,
    };
  }
  const requiresData = (one: Schema | undefined) =>
    one !== undefined && (resolveRef(document, one).required?.includes('data') ?? false);
  const data = resolveRef(document, json).properties?.['data'];
  return {
    isText: false,
    isFile: false,
    hasData: requiresData(json),
    // Otherwise the decoder needs the envelope.
    alwaysHasData: alternatives.every(requiresData),
    hasObject: data !== undefined && resolveRef(document, data).type === 'object',
    data,
    schemaName: referenceName(json),
  };
}

function listUntranslated(
  document: ContractDocument,
  data: Schema | undefined,
  report: (rule: string, message: string) => void,
): string[] {
  try {
    return data ? untranslatedFields(document, data) : [];
  } catch (error) {
    report('x-untranslated', (error as Error).message);
    return [];
  }
}
