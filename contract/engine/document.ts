/** A JSON Schema of the contract. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean;
  'x-messages'?: Record<string, string>;
  [keyword: string]: unknown;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

export interface ResponseObject {
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface Body {
  $ref?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface OperationSource {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, ResponseObject>;
  security?: Record<string, string[]>[];
  /** Reads, although its method says otherwise; or the other way round. */
  'x-kind'?: 'query' | 'mutation';
  /** By what the backend is known to break down. */
  'x-crashes'?: string;
}

/** A bundled OpenAPI 3.1 document, as far as the engine reads it. */
export interface ContractDocument {
  openapi?: string;
  jsonSchemaDialect?: string;
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, Schema>; [section: string]: unknown };
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Follows a `$ref` to where it leads. @throws when nothing stands there. */
export function follow<T extends object>(document: ContractDocument, node: T): T {
  let current: unknown = node;
  while (typeof current === 'object' && current !== null && '$ref' in current) {
    const reference = String(current.$ref);
    current = reference
      .replace(/^#\//, '')
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>(
        (place, key) =>
          typeof place === 'object' && place !== null ? Reflect.get(place, key) : undefined,
        document,
      );
    if (current === undefined) throw new Error(`${reference} leads nowhere`);
  }
  return current as T;
}
