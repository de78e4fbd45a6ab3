/** The parts of an OpenAPI 3.1 document that the generator reads. */
export interface Document {
  openapi: string;
  jsonSchemaDialect?: string;
  paths: Record<string, PathItem>;
  security?: SecurityRequirement[];
  tags?: { name: string; description?: string }[];
  components?: {
    schemas?: Record<string, Schema>;
    responses?: Record<string, Response>;
    parameters?: Record<string, Parameter>;
    requestBodies?: Record<string, RequestBody>;
  };
}

export interface Reference {
  $ref: string;
}

export type SecurityRequirement = Record<string, string[]>;

export type PathItem = Partial<Record<Method, OperationObject>> & {
  parameters?: (Parameter | Reference)[];
};

export interface OperationObject {
  operationId?: string;
  summary?: string;
  deprecated?: boolean;
  tags?: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
  security?: SecurityRequirement[];
  'x-kind'?: string;
  'x-invalidates'?: string[];
  'x-populates'?: { operation: string; unless?: string }[];
  'x-pagination'?: {
    page: string;
    size: string;
    defaultSize: number;
    items: string;
    total?: string;
  };
  'x-serial'?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema | Reference;
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, { schema?: Schema | Reference }>;
}

export interface Response {
  description?: string;
  content?: Record<string, { schema?: Schema | Reference }>;
}

export interface Schema {
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema | Reference>;
  items?: Schema | Reference;
  [keyword: string]: unknown;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** Follows `$ref`s inside the document; a dangling one is an error naming the pointer. */
export function resolve<T extends object>(document: Document, node: T | Reference): T {
  let current: unknown = node;
  while (isReference(current)) current = lookUp(document, current.$ref);
  return current as T;
}

/** The component name that a `$ref` points to, or undefined for an inline schema. */
export function refName(node: unknown): string | undefined {
  return isReference(node) ? node.$ref.split('/').pop() : undefined;
}

function isReference(node: unknown): node is Reference {
  return typeof node === 'object' && node !== null && '$ref' in node;
}

function lookUp(document: Document, pointer: string): unknown {
  let node: unknown = document;
  for (const part of pointer.replace(/^#\//, '').split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
    if (node === undefined) {
      throw new Error(
        `Failed to follow ${pointer}: nothing stands there. Add it or mend the $ref.`,
      );
    }
  }
  return node;
}
