import { isRecord } from '../lib/is-record.ts';
import { escapePointerKey } from '../lib/json-pointer.ts';
import { createAjv } from './compiler.ts';
import { type ContractDocument, resolveRef, METHODS, type Schema } from './contract-document.ts';
import { errorMessage } from '../lib/error-message.ts';

type Node = Record<string, unknown>;
type Report = (pointer: string, cause: string) => void;

const SCHEMA_MAP_KEYWORDS = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];
const SCHEMA_LIST_KEYWORDS = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
const SCHEMA_KEYWORDS = [
  'items',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
];

/**
 * Finds every error with its JSON pointer. Ajv would stop at the first and only name the component
 * (API-05).
 */
export function findContractErrors(
  document: ContractDocument,
): { pointer: string; message: string }[] {
  const errors: { pointer: string; message: string }[] = [];
  const report: Report = (pointer, cause) => void errors.push({ pointer, message: `${cause}.` });
  const ajv = createAjv({ coerceTypes: false });

  const checkSchema = (schema: unknown, pointer: string): void => {
    if (!isRecord(schema)) return;
    checkReference(document, schema, pointer, report);
    for (const keyword of Object.keys(schema)) {
      if (!ajv.RULES.keywords[keyword]) {
        report(`${pointer}/${keyword}`, `unknown keyword "${keyword}"`);
      }
    }
    const { format, pattern } = schema as Schema;
    if (typeof format === 'string' && !(format in ajv.formats)) {
      report(`${pointer}/format`, `unknown format "${format}"`);
    }
    if (typeof pattern === 'string') checkExpression(pattern, `${pointer}/pattern`, report);
    for (const [key, inner] of innerSchemas(schema)) checkSchema(inner, `${pointer}/${key}`);
  };

  /** Validates keyword values with the dialect's own schema. */
  const checkShape = (schema: unknown, pointer: string): void => {
    if (ajv.validateSchema(schema as Schema) === true) return;
    const causes = new Map<string, { texts: string[]; data: unknown }>();
    for (const { instancePath, message, keyword, data } of ajv.errors ?? []) {
      if (keyword === 'anyOf') continue;
      const cause = causes.get(instancePath) ?? { texts: [], data };
      causes.set(instancePath, cause);
      cause.texts.push(message ?? keyword);
    }
    for (const [path, { texts, data }] of causes) {
      report(pointer + path, `${texts.join(' or ')}, but it is ${JSON.stringify(data)}`);
    }
  };

  const walk = (node: unknown, pointer: string): void => {
    if (Array.isArray(node)) for (const [i, item] of node.entries()) walk(item, `${pointer}/${i}`);
    if (!isRecord(node)) return;
    checkReference(document, node, pointer, report);
    for (const [key, inner] of Object.entries(node)) {
      const innerPointer = `${pointer}/${escapePointerKey(key)}`;
      if (key === 'schema' || pointer === '#/components/schemas') {
        checkSchema(inner, innerPointer);
        checkShape(inner, innerPointer);
      } else if (key !== 'example' && key !== 'value') walk(inner, innerPointer);
    }
  };
  walk(document, '#');
  checkNames(document, report);
  return errors;
}

function checkNames(document: ContractDocument, report: Report): void {
  const seen = new Set<string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!isRecord(operation)) continue;
      const { operationId: id } = operation;
      const pointer = `#/paths/${escapePointerKey(path)}/${method}`;
      if (!id) report(pointer, 'the operationId is missing');
      else if (seen.has(id)) report(pointer, `duplicate operationId "${id}"`);
      else seen.add(id);
    }
  }
}

function checkReference(
  document: ContractDocument,
  node: Node,
  pointer: string,
  report: Report,
): void {
  if (typeof node['$ref'] !== 'string') return;
  try {
    resolveRef(document, node);
  } catch (error) {
    report(pointer, errorMessage(error));
  }
}

function checkExpression(pattern: string, pointer: string, report: Report): void {
  try {
    RegExp(pattern, 'u');
  } catch (error) {
    report(pointer, errorMessage(error));
  }
}

function innerSchemas(schema: Node): [string, unknown][] {
  const members = [...SCHEMA_MAP_KEYWORDS, ...SCHEMA_LIST_KEYWORDS].flatMap((keyword) => {
    const inner = schema[keyword];
    return typeof inner === 'object' && inner !== null
      ? Object.entries(inner).map(([key, value]): [string, unknown] => [
          `${keyword}/${escapePointerKey(key)}`,
          value,
        ])
      : [];
  });
  return [
    ...members,
    ...SCHEMA_KEYWORDS.map((keyword): [string, unknown] => [keyword, schema[keyword]]),
  ];
}
