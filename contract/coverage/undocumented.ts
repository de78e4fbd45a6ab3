import type { Contract, Operation } from '../engine/contract.ts';
import { resolveRef, type ResponseObject, type Schema } from '../engine/contract-document.ts';
import { operationPointer } from '../engine/list-operations.ts';
import { sourceLocation } from '../findings/source-location.ts';
import { isSecret, maskText } from '../lib/redact.ts';
import { createBranchMatcher, unionOf } from './coverage.ts';

export type UndocumentedKind =
  | 'operation'
  | 'status'
  | 'media-type'
  | 'header'
  | 'field'
  | 'enum'
  | 'later';

export interface UndocumentedItem {
  code: `drift-${UndocumentedKind}`;
  operation: string;
  status: number;
  /**
   * JSON pointer (`*` for list items and map keys), header name or media type; otherwise empty.
   */
  at: string;
  /** Description of the value type; the value itself only for undocumented enum members. */
  sample: string;
  count: number;
  /** `file:line` in the contract. */
  location: string | undefined;
}

export interface ReceivedResponse {
  status: number;
  contentType: string | undefined;
  headers: Iterable<readonly [name: string, value: string]>;
  body: unknown;
}

/** Transport, cache, security and server headers, which contracts don't document. */
const COMMON_HEADERS =
  /^(date|host|age|connection|keep-alive|server|via|vary|etag|expires|pragma|allow|location|link|nel|report-to|alt-svc|upgrade|trailer|transfer-encoding|last-modified|set-cookie|accept-ranges|cache-control|strict-transport-security|referrer-policy|permissions-policy|timing-allow-origin|server-timing|cf-.*|content-.*|access-control-.*|cross-origin-.*|x-(powered-by|content-type-options|frame-options|xss-protection|request-id|correlation-id|cache|served-by|robots-tag|mock-.*|contract-.*|firefox-.*))$/i;

/** Collects undocumented parts of responses. */
export function createUndocumentedCollector(contract: Contract) {
  const found = new Map<string, UndocumentedItem>();
  const matchesBranch = createBranchMatcher(contract);

  function add(item: Omit<UndocumentedItem, 'count' | 'location'>, pointer: string | undefined) {
    const { code, operation, status, at, sample } = item;
    // A field is one item regardless of its values; each enum member is its own item.
    const key = [code, operation, status, at, code === 'drift-enum' ? sample : ''].join(' ');
    const known = found.get(key);
    if (known) known.count += 1;
    else {
      const location = pointer === undefined ? undefined : sourceLocation(pointer);
      found.set(key, { ...item, count: 1, location });
    }
  }

  function documentedResponse(
    { path, method }: Operation,
    status: number,
  ): ResponseObject | undefined {
    const response = contract.document.paths[path]?.[method]?.responses[String(status)];
    return response && resolveRef(contract.document, response);
  }

  return {
    addResponse(operation: Operation, { status, contentType, headers, body }: ReceivedResponse) {
      const pointer = operationPointer(operation);
      const context = { operation: operation.id, status };
      const response = documentedResponse(operation, status);
      if (!response) {
        add(
          { ...context, code: 'drift-status', at: '', sample: describeValue(body) },
          `${pointer}/responses`,
        );
        return;
      }
      const documentedHeaders = new Set(
        Object.keys(response.headers ?? {}).map((name) => name.toLowerCase()),
      );
      const atStatus = `${pointer}/responses/${status}`;
      for (const [name, value] of headers) {
        if (documentedHeaders.has(name.toLowerCase()) || COMMON_HEADERS.test(name)) continue;
        const sample = /^-?\d+(\.\d+)?$/.test(value) ? 'number' : 'string';
        add({ ...context, code: 'drift-header', at: name.toLowerCase(), sample }, atStatus);
      }
      const type = contentType?.split(';', 1)[0]?.trim();
      const content = response.content ?? {};
      if (type !== undefined && type !== '' && !(type in content) && body !== undefined) {
        add(
          { ...context, code: 'drift-media-type', at: type, sample: describeValue(body) },
          atStatus,
        );
        return;
      }
      const schema = type === undefined ? undefined : content[type]?.schema;
      if (schema) walk([schema], body, '', context);
    },
    addOperation(call: string, status: number) {
      add(
        { code: 'drift-operation', operation: call, status, at: '', sample: 'unknown' },
        undefined,
      );
    },
    all: (): UndocumentedItem[] => [...found.values()],
  };

  function walk(
    nodes: readonly Schema[],
    value: unknown,
    at: string,
    context: { operation: string; status: number },
  ): void {
    const schemas = nodes.flatMap((node) => applicableSchemas(node, value));
    if (Array.isArray(value)) {
      const items = schemas.flatMap(({ items: item }) => (item ? [item] : []));
      for (const item of value) if (items.length > 0) walk(items, item, `${at}/*`, context);
      return;
    }
    if (typeof value === 'object' && value !== null) {
      walkFields(schemas, value, at, context);
      return;
    }
    const enumSchemas = schemas.filter(
      (schema) => schema['enum'] !== undefined || 'const' in schema,
    );
    if (value === null || value === undefined || enumSchemas.length === 0) return;
    const known = enumSchemas.flatMap((schema) =>
      Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : [schema['const']],
    );
    if (known.includes(value)) return;
    const name = at.split('/').findLast((part) => part !== '*') ?? '';
    const sample = isSecret(name) ? describeValue(value) : abbreviate(JSON.stringify(value));
    add({ ...context, code: 'drift-enum', at, sample }, componentPointer(enumSchemas[0]));
  }

  function walkFields(
    schemas: readonly Schema[],
    value: object,
    at: string,
    context: { operation: string; status: number },
  ): void {
    const withProperties = schemas.filter(({ properties }) => properties !== undefined);
    const maps = schemas.flatMap(({ additionalProperties: rest }) =>
      typeof rest === 'object' ? [rest] : [],
    );
    const isOpen =
      withProperties.length === 0 ||
      schemas.some(({ additionalProperties: rest }) => rest === true);
    for (const [name, inner] of Object.entries(value)) {
      const fieldPath = `${at}/${name}`;
      const propertySchemas = withProperties.flatMap(({ properties = {} }) =>
        Object.hasOwn(properties, name) ? [properties[name] ?? {}] : [],
      );
      if (propertySchemas.length > 0) {
        if (propertySchemas.every((one) => isFromLaterRelease(contract, one))) {
          add(
            { ...context, code: 'drift-later', at: fieldPath, sample: describeValue(inner) },
            undefined,
          );
        }
        walk(propertySchemas, inner, fieldPath, context);
      } else if (maps.length > 0) {
        // The keys of a map are data, not field names.
        walk(maps, inner, `${at}/*`, context);
      } else if (!isOpen) {
        const pointer = componentPointer(withProperties[0]);
        add(
          { ...context, code: 'drift-field', at: fieldPath, sample: describeValue(inner) },
          pointer,
        );
      }
    }
  }

  /**
   * Returns the schema, its `allOf` parts and the union branches that match the value. If none
   * matches, returns the branches that allow its type.
   */
  function applicableSchemas(node: Schema, value: unknown): Schema[] {
    const schema = resolveRef(contract.document, node);
    const branches = unionOf(schema);
    const matching = branches.filter((branch) => matchesBranch(branch, value));
    const candidates =
      matching.length > 0
        ? matching
        : branches.filter((branch) => allowsTypeOf(contract, branch, value));
    return [
      schema,
      ...[...(schema.allOf ?? []), ...candidates].flatMap((one) => applicableSchemas(one, value)),
    ];
  }

  function componentPointer(schema: Schema | undefined): string | undefined {
    const schemas = Object.entries(contract.document.components?.schemas ?? {});
    for (const [name, component] of schemas) {
      if (component === schema) return `#/components/schemas/${name}`;
    }
    return undefined;
  }
}

function isFromLaterRelease(contract: Contract, schema: Schema): boolean {
  return 'x-since' in schema || 'x-since' in resolveRef(contract.document, schema);
}

function allowsTypeOf(contract: Contract, branch: Schema, value: unknown): boolean {
  const { type, properties, items } = resolveRef(contract.document, branch);
  const kinds = [type].flat();
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  if (kinds[0] === undefined) {
    return kind === 'array' ? items !== undefined : kind !== 'object' || properties !== undefined;
  }
  return kinds.includes(kind) || (kind === 'number' && kinds.includes('integer'));
}

/** Describes the kind of a value without revealing it. */
export function describeValue(value: unknown, depth = 0): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    return value.length === 0 ? 'empty array' : `array of ${describeValue(value[0], depth + 1)}`;
  }
  if (typeof value === 'object') {
    const names = Object.keys(value);
    const shown = names.slice(0, 6).map((name) => abbreviate(maskText(name)));
    const more = names.length > shown.length ? ', …' : '';
    return depth > 2 ? 'object' : `object {${shown.join(', ')}${more}}`;
  }
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value !== 'string') return typeof value;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return 'string (date and time)';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'string (date)';
  if (/^https?:\/\//.test(value)) return 'string (URL)';
  return /^-?\d+(\.\d+)?$/.test(value)
    ? 'string (number)'
    : value === ''
      ? 'empty string'
      : 'string';
}

function abbreviate(text: string): string {
  const masked = maskText(text);
  return masked.length > 40 ? `${masked.slice(0, 39)}…` : masked;
}
