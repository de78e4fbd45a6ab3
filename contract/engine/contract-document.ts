import { pointerKeys } from '../lib/json-pointer.ts';

/**
 * A bundled OpenAPI 3.1 document, as far as the engine, the tools and the generator read it. Wherever OpenAPI allows a reference, the
 * object has an optional `$ref`; `follow` resolves it.
 */
export interface ContractDocument {
  openapi?: string;
  jsonSchemaDialect?: string;
  info?: { title?: string; version?: string; description?: string };
  tags?: { name: string; description?: string }[];
  security?: SecurityRequirement[];
  paths: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema>; [section: string]: unknown };
}

export type SecurityRequirement = Record<string, string[]>;

/** The methods that a contract may use, in the order of OpenAPI's path items. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = Partial<Record<Method, OperationObject>> & { parameters?: Parameter[] };

export interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, ResponseObject>;
  security?: SecurityRequirement[];
  /** `query` or `mutation`, where the method says otherwise. */
  'x-kind'?: string;
  /** Queries whose cached data a write makes stale. */
  'x-invalidates'?: string[];
  /** Queries whose cached data a write's response replaces, `unless` that body field is sent. */
  'x-populates'?: { operation: string; unless?: string }[];
  'x-pagination'?: Pagination;
  /** Writes with the same key wait for each other. */
  'x-serial'?: string;
  /** Marks an operation whose body a person fills in: the generator emits the rules of its fields. */
  'x-form'?: true | FormExtension;
  /** How an unknown thing is reported: a status, or the parameter that the errors of a 422 name. */
  'x-not-found'?: number | string;
  /** What a client does when the call is answered 401. */
  'x-on-unauthorized'?: string;
  /** What makes the backend fail with a 500, where that is known. */
  'x-crashes'?: string;
}

/** What a form asks beyond the body that it sends. */
export interface FormExtension {
  /** Body fields that nobody fills in. */
  omit?: string[];
  /** Fields that the form requires although the body does not. */
  required?: string[];
  /** Fields that a setting or another field may make required; the screen decides. */
  mayRequire?: string[];
  /** Stricter rules and own texts by field, merged over the body's properties. A field that is not sent needs `x-unsent`. */
  properties?: Record<string, Schema>;
}

/** How a list is paged; `items` and `total` are dotted paths in the response's `data`. */
export interface Pagination {
  /** Query parameter of the page number. */
  page: string;
  /** Query parameter of the page size. */
  size: string;
  defaultSize: number;
  items: string;
  total?: string;
  /** Clients show all pages as one list that grows. */
  infinite?: boolean;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export interface RequestBody {
  $ref?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

export interface Header {
  $ref?: string;
  schema?: Schema;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

/** A JSON Schema (draft 2020-12) of the contract. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean;
  /** Texts by rule; `{limit}` stands for the rule's limit. */
  'x-messages'?: Record<string, string>;
  /** Settings that hold the limits of a text, by keyword. */
  'x-limit-settings'?: Partial<Record<'minLength' | 'maxLength', string>>;
  /** In a form: the field that this one has to equal. */
  'x-equals'?: string;
  [keyword: string]: unknown;
}

/** Follows a `$ref` to the object that it names. @throws when the document has no such object. */
export function follow<T extends object>(document: object, node: T): T {
  let current: unknown = node;
  while (typeof current === 'object' && current !== null && '$ref' in current) {
    const reference = String(current.$ref);
    current = reference.startsWith('#/') ? valueAt(document, reference) : undefined;
    if (current === undefined) throw new Error(`${reference} cannot be resolved`);
  }
  return current as T;
}

/** The name of the component that a `$ref` names; undefined for an object without one. */
export function referenceName(node: { $ref?: string } | undefined): string | undefined {
  return node?.$ref?.split('/').pop();
}

function valueAt(document: object, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    document,
  );
}
