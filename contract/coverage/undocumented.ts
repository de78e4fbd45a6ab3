import type { Contract, Operation } from '../engine/contract.ts';
import { follow, type ResponseObject, type Schema } from '../engine/contract-document.ts';
import { createBranchTest, unionOf } from './coverage.ts';
import { operationPointer } from '../engine/list-operations.ts';
import { sourceLocation } from '../findings/source-location.ts';
import { isSecret, maskText } from '../lib/redact.ts';

/** What kind of thing the contract doesn't know. */
export type StrangerKind =
  'operation' | 'status' | 'media-type' | 'header' | 'field' | 'enum' | 'later';

/** Something that a backend sends and the contract doesn't know. */
export interface UndocumentedItem {
  /** Explained by `souk-contract explain`. */
  code: `drift-${StrangerKind}`;
  operation: string;
  status: number;
  /** JSON pointer into the answer, places in lists as `*`; a header's or a media type's name; empty for a status. */
  at: string;
  /** What its values are like; never a value, save for words in the place of others. */
  sample: string;
  count: number;
  /** Where in the contract it would have to be written. */
  place: string | undefined;
}

/** An answer as it came. */
export interface SeenAnswer {
  status: number;
  contentType: string | undefined;
  headers: Iterable<readonly [name: string, value: string]>;
  /** Parsed where it could be. */
  body: unknown;
}

/** Headers of transport, caches, security and servers: no contract names them. */
const COMMON_HEADERS =
  /^(date|age|connection|keep-alive|server|via|vary|etag|expires|pragma|allow|location|link|nel|report-to|alt-svc|upgrade|trailer|transfer-encoding|last-modified|set-cookie|accept-ranges|cache-control|strict-transport-security|referrer-policy|permissions-policy|timing-allow-origin|server-timing|cf-.*|content-.*|access-control-.*|cross-origin-.*|x-(powered-by|content-type-options|frame-options|xss-protection|request-id|correlation-id|cache|served-by|robots-tag|mock-.*|contract-.*|firefox-.*))$/i;

/** Notes what answers hold that the contract doesn't know. */
export function createUndocumentedCollector(contract: Contract) {
  const found = new Map<string, UndocumentedItem>();
  const fits = createBranchTest(contract);

  function add(stranger: Omit<UndocumentedItem, 'count' | 'place'>, pointer: string | undefined) {
    const { code, operation, status, at, sample } = stranger;
    // A field is one thing whatever its values are like; words are several.
    const key = [code, operation, status, at, code === 'drift-enum' ? sample : ''].join(' ');
    const known = found.get(key);
    if (known) known.count += 1;
    else {
      const place = pointer === undefined ? undefined : sourceLocation(pointer);
      found.set(key, { ...stranger, count: 1, place });
    }
  }

  /** What the contract has for a status of an operation. */
  function answerOf({ path, method }: Operation, status: number): ResponseObject | undefined {
    const answer = contract.document.paths[path]?.[method]?.responses[String(status)];
    return answer && follow(contract.document, answer);
  }

  return {
    /** Takes in the answer of an operation. */
    note(operation: Operation, { status, contentType, headers, body }: SeenAnswer) {
      const pointer = operationPointer(operation);
      const told = { operation: operation.id, status };
      const answer = answerOf(operation, status);
      if (!answer) {
        add(
          { ...told, code: 'drift-status', at: '', sample: describe(body) },
          `${pointer}/responses`,
        );
        return;
      }
      const documented = new Set(
        Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase()),
      );
      const atStatus = `${pointer}/responses/${status}`;
      for (const [name, value] of headers) {
        if (documented.has(name.toLowerCase()) || COMMON_HEADERS.test(name)) continue;
        const sample = /^-?\d+(\.\d+)?$/.test(value) ? 'number' : 'text';
        add({ ...told, code: 'drift-header', at: name.toLowerCase(), sample }, atStatus);
      }
      const type = contentType?.split(';', 1)[0]?.trim();
      const content = answer.content ?? {};
      if (type !== undefined && type !== '' && !(type in content) && body !== undefined) {
        add({ ...told, code: 'drift-media-type', at: type, sample: describe(body) }, atStatus);
        return;
      }
      const schema = type === undefined ? undefined : content[type]?.schema;
      if (schema) walk([schema], body, '', told);
    },
    /** Takes in a call that the contract doesn't have. */
    noteOperation(call: string, status: number) {
      add(
        { code: 'drift-operation', operation: call, status, at: '', sample: 'unknown' },
        undefined,
      );
    },
    all: (): UndocumentedItem[] => [...found.values()],
  };

  /** Holds a value against all the schemas that it has to do with. */
  function walk(
    nodes: readonly Schema[],
    value: unknown,
    at: string,
    told: { operation: string; status: number },
  ): void {
    const schemas = nodes.flatMap((node) => applying(node, value));
    if (Array.isArray(value)) {
      const items = schemas.flatMap(({ items: item }) => (item ? [item] : []));
      for (const item of value) if (items.length > 0) walk(items, item, `${at}/*`, told);
      return;
    }
    if (typeof value === 'object' && value !== null) {
      walkFields(schemas, value, at, told);
      return;
    }
    const words = schemas.filter((schema) => schema['enum'] !== undefined || 'const' in schema);
    if (value === null || value === undefined || words.length === 0) return;
    const known = words.flatMap((schema) =>
      Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : [schema['const']],
    );
    if (known.includes(value)) return;
    const name = at.split('/').findLast((part) => part !== '*') ?? '';
    const sample = isSecret(name) ? describe(value) : short(JSON.stringify(value));
    add({ ...told, code: 'drift-enum', at, sample }, componentPointer(words[0]));
  }

  function walkFields(
    schemas: readonly Schema[],
    value: object,
    at: string,
    told: { operation: string; status: number },
  ): void {
    const naming = schemas.filter(({ properties }) => properties !== undefined);
    const maps = schemas.flatMap(({ additionalProperties: rest }) =>
      typeof rest === 'object' ? [rest] : [],
    );
    const isOpen =
      naming.length === 0 || schemas.some(({ additionalProperties: rest }) => rest === true);
    for (const [name, inner] of Object.entries(value)) {
      const place = `${at}/${name}`;
      const own = naming.flatMap(({ properties = {} }) =>
        Object.hasOwn(properties, name) ? [properties[name] ?? {}] : [],
      );
      if (own.length > 0) {
        if (own.every((one) => isLater(contract, one))) {
          add({ ...told, code: 'drift-later', at: place, sample: describe(inner) }, undefined);
        }
        walk(own, inner, place, told);
      } else if (maps.length > 0) {
        // Keys of a map are data.
        walk(maps, inner, `${at}/*`, told);
      } else if (!isOpen) {
        const pointer = componentPointer(naming[0]);
        add({ ...told, code: 'drift-field', at: place, sample: describe(inner) }, pointer);
      }
    }
  }

  /** A schema with its parts, and of its branches those that a value fits, or else those of its kind. */
  function applying(node: Schema, value: unknown): Schema[] {
    const schema = follow(contract.document, node);
    const branches = unionOf(schema);
    const fitting = branches.filter((branch) => fits(branch, value));
    const close =
      fitting.length > 0 ? fitting : branches.filter((branch) => isOfKind(contract, branch, value));
    return [schema, ...[...(schema.allOf ?? []), ...close].flatMap((one) => applying(one, value))];
  }

  function componentPointer(schema: Schema | undefined): string | undefined {
    const schemas = Object.entries(contract.document.components?.schemas ?? {});
    for (const [name, component] of schemas) {
      if (component === schema) return `#/components/schemas/${name}`;
    }
    return undefined;
  }
}

function isLater(contract: Contract, schema: Schema): boolean {
  return 'x-since' in schema || 'x-since' in follow(contract.document, schema);
}

function isOfKind(contract: Contract, branch: Schema, value: unknown): boolean {
  const { type, properties, items } = follow(contract.document, branch);
  const kinds = [type].flat();
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  if (kinds[0] === undefined) {
    return kind === 'array' ? items !== undefined : kind !== 'object' || properties !== undefined;
  }
  return kinds.includes(kind) || (kind === 'number' && kinds.includes('integer'));
}

/** What a value is like, without the value. */
export function describe(value: unknown, depth = 0): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    return value.length === 0 ? 'empty list' : `list of ${describe(value[0], depth + 1)}`;
  }
  if (typeof value === 'object') {
    const names = Object.keys(value);
    const shown = names.slice(0, 6).map((name) => short(maskText(name)));
    const more = names.length > shown.length ? ', …' : '';
    return depth > 2 ? 'object' : `object {${shown.join(', ')}${more}}`;
  }
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value !== 'string') return typeof value;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return 'text (date and time)';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'text (date)';
  if (/^https?:\/\//.test(value)) return 'text (address)';
  return /^-?\d+(\.\d+)?$/.test(value) ? 'text (number)' : value === '' ? 'empty text' : 'text';
}

function short(text: string): string {
  const masked = maskText(text);
  return masked.length > 40 ? `${masked.slice(0, 39)}…` : masked;
}
