import { pointerKeys } from '../lib/json-pointer.ts';

/**
 * The parts of an OpenAPI 3.1 document that are read. `resolveRef` resolves the optional `$ref` of its
 * objects.
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

/** In OpenAPI's order. */
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
  /** `query` or `mutation`, to override the method. */
  'x-kind'?: string;
  /** Queries that a write invalidates. */
  'x-invalidates'?: string[];
  /** Cached queries that the response replaces, `unless` that body field is sent. */
  'x-populates'?: { operation: string; unless?: string }[];
  'x-pagination'?: Pagination;
  /** Writes with the same key run one after another. */
  'x-serial'?: string;
  /** Marks an operation whose form rules are generated. */
  'x-form'?: true | FormExtension;
  /** How a missing resource is reported: a status, or the parameter that a 422 names. */
  'x-not-found'?: number | string;
  /** With a token, each call is recorded as a view. */
  'x-records-view'?: true;
  /** The client's reaction to a 401. */
  'x-on-unauthorized'?: string;
  /** The file field whose first upload the backend loses: `data.user` has the old value. Resend. */
  'x-loses-first'?: string;
  /** The known cause of a 500. */
  'x-crashes'?: string;
  /** The first release with this operation. */
  'x-since'?: string;
}

/** Differences between a form and its body. */
export interface FormExtension {
  /** Fields without an input. */
  omit?: string[];
  /** Fields that only the form requires. */
  required?: string[];
  /** Fields that settings or other fields may require; the screen decides. */
  mayRequire?: string[];
  /** Stricter rules and own texts by field. A field that is not sent needs `x-unsent`. */
  properties?: Record<string, Schema>;
}

/** `items` and `total` are dotted paths in the response's `data`. */
export interface Pagination {
  page: string;
  size: string;
  defaultSize: number;
  items: string;
  total?: string;
  /** Whether clients append pages to one list. */
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
  required?: boolean;
  schema?: Schema;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

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
  /** Texts by rule; `{limit}` is the placeholder of the limit. */
  'x-messages'?: Record<string, string>;
  /** Settings that contain the limits, by keyword. */
  'x-limit-settings'?: Partial<Record<'minLength' | 'maxLength', string>>;
  /** How clients decode the value: `count` from a string, `negate` for an inverted flag. */
  'x-decode'?: string;
  /** Whether the backend sends the text in one language only. */
  'x-untranslated'?: boolean;
  /** The form field that this one must equal. */
  'x-equals'?: string;
  [keyword: string]: unknown;
}

/** Resolves a `$ref`. @throws if its target is missing. */
export function resolveRef<T extends object>(document: object, node: T): T {
  let current: unknown = node;
  while (typeof current === 'object' && current !== null && '$ref' in current) {
    const reference = String(current.$ref);
    current = reference.startsWith('#/') ? valueAt(document, reference) : undefined;
    if (current === undefined) throw new Error(`${reference} cannot be resolved`);
  }
  return current as T;
}

export function referenceName(node: { $ref?: string } | undefined): string | undefined {
  return node?.$ref?.split('/').pop();
}

function valueAt(document: object, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    document,
  );
}
