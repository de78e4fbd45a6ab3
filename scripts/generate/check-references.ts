import {
  type ContractDocument,
  type Pagination,
  resolveRef,
  type Schema,
} from '../../contract/engine/contract-document.ts';
import type { Operation, OperationProblem } from './operation.ts';

/** Reports unknown names and rules that contradict each other (API-03). */
export function checkReferences(
  document: ContractDocument,
  operations: Operation[],
  problems: OperationProblem[],
) {
  const byId = new Map<string, Operation>();
  for (const operation of operations) {
    if (byId.has(operation.id)) {
      problems.push({
        operation: operation.id,
        rule: 'operation-id',
        message: `duplicate operationId ${operation.id}.`,
      });
    }
    byId.set(operation.id, operation);
  }
  for (const operation of operations) {
    const report = (rule: string, message: string) =>
      problems.push({ operation: operation.id, rule, message });
    for (const name of operation.invalidates) {
      if (byId.get(name)?.kind !== 'query') {
        report('x-invalidates', `${operation.id} invalidates ${name}, which is not a query.`);
      }
    }
    for (const { operation: name, unless } of operation.populates) {
      const target = byId.get(name);
      if (target?.kind !== 'query') {
        report('x-populates', `${operation.id} populates ${name}, which is not a query.`);
      } else if (!operation.responseSchema || operation.responseSchema !== target.responseSchema) {
        report(
          'x-populates',
          `${operation.id} populates ${name}, but returns ${operation.responseSchema ?? 'an unnamed schema'} ` +
            `where ${name} returns ${target.responseSchema ?? 'an unnamed schema'}.`,
        );
      }
      if (unless !== undefined && !bodyHas(document, operation, unless)) {
        report(
          'x-populates',
          `x-populates of ${operation.id} names ${unless}, which is not a body field.`,
        );
      }
    }
    if (operation.pagination) checkPagination(document, operation, operation.pagination, report);
    if (operation.notFound !== undefined) checkNotFound(document, operation, report);
    if (operation.recordsView && !(operation.kind === 'query' && operation.access === 'optional')) {
      report(
        'x-records-view',
        `${operation.id} records views but is not a query with an optional token.`,
      );
    }
    if (operation.onUnauthorized !== undefined) checkUnauthorized(document, operation, report);
    if (operation.losesFirst !== undefined) checkLosesFirst(document, operation, report);
  }
}

function bodyHas(
  document: ContractDocument,
  operation: Operation,
  field: string,
  type: 'application/json' | 'multipart/form-data' = 'application/json',
): boolean {
  const source = document.paths[operation.path]?.[operation.method]?.requestBody;
  if (!source) return false;
  const schema = resolveRef(document, source).content[type]?.schema;
  return schema ? field in (resolveRef(document, schema).properties ?? {}) : false;
}

function checkPagination(
  document: ContractDocument,
  operation: Operation,
  pagination: Pagination,
  report: (rule: string, message: string) => void,
) {
  for (const name of [pagination.page, pagination.size]) {
    if (!operation.inQuery.includes(name)) {
      report(
        'x-pagination',
        `${operation.id} paginates by ${name}, which is not a query parameter.`,
      );
    }
  }
  if (operation.kind !== 'query')
    report('x-pagination', `${operation.id} has x-pagination but is not a query.`);
  const schema = operation.responseSchema
    ? document.components?.schemas?.[operation.responseSchema]
    : undefined;
  for (const path of [pagination.items, pagination.total]) {
    if (path === undefined) continue;
    if (!schema || !schemaHas(document, schema, ['data', ...path.split('.')])) {
      report(
        'x-pagination',
        `${operation.id} paginates data.${path}, which its response does not contain.`,
      );
    }
  }
}

function checkNotFound(
  document: ContractDocument,
  { id, kind, method, path, inPath, inQuery, notFound }: Operation,
  report: (rule: string, message: string) => void,
) {
  if (kind !== 'query') report('x-not-found', `${id} declares x-not-found but is not a query.`);
  const isField = typeof notFound === 'string';
  const status = isField ? '422' : String(notFound);
  const responses = document.paths[path]?.[method]?.responses ?? {};
  if (!/^4\d\d$/.test(status) || !(status in responses)) {
    report(
      'x-not-found',
      `x-not-found of ${id} is ${status}, which is not a documented 4xx response.`,
    );
  }
  if (isField && ![...inPath, ...inQuery].includes(notFound)) {
    report('x-not-found', `x-not-found of ${id} names ${notFound}, which is not a parameter.`);
  }
}

function checkLosesFirst(
  document: ContractDocument,
  operation: Operation,
  report: (rule: string, message: string) => void,
) {
  const { id, kind, losesFirst = '', responseSchema } = operation;
  const schema = responseSchema ? document.components?.schemas?.[responseSchema] : undefined;
  if (kind !== 'mutation' || !bodyHas(document, operation, losesFirst, 'multipart/form-data')) {
    report('x-loses-first', `${id} loses ${losesFirst}, which is not a field of its form.`);
  } else if (!schema || !schemaHas(document, schema, ['data', 'user', losesFirst])) {
    report('x-loses-first', `${id} loses ${losesFirst}, which data.user of its response lacks.`);
  }
}

const UNAUTHORIZED_REACTIONS = ['ignore', 'sign-out', 'login', 'explain-login', 'home'];

function checkUnauthorized(
  document: ContractDocument,
  { id, method, path, onUnauthorized = '' }: Operation,
  report: (rule: string, message: string) => void,
) {
  if (!UNAUTHORIZED_REACTIONS.includes(onUnauthorized)) {
    report(
      'x-on-unauthorized',
      `${id} declares x-on-unauthorized: ${onUnauthorized}; use ${UNAUTHORIZED_REACTIONS.join(', ')}.`,
    );
  }
  if (!('401' in (document.paths[path]?.[method]?.responses ?? {}))) {
    report('x-on-unauthorized', `${id} declares x-on-unauthorized but documents no 401 response.`);
  }
}

function schemaHas(document: ContractDocument, schema: Schema, path: string[]): boolean {
  const [head, ...rest] = path;
  if (head === undefined) return true;
  const property = schema.properties?.[head];
  return property ? schemaHas(document, resolveRef(document, property), rest) : false;
}
