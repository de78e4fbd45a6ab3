import type { ContractDocument, OperationObject, PathItem, Schema } from '../contract-document.ts';

/** Creates a complete document from schemas and operations. */
export function inlineDocument(
  schemas: Record<string, Schema>,
  paths: Record<string, PathItem> = {},
): ContractDocument {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    paths,
    components: { schemas },
  };
}

export function jsonOperation(
  operationId: string,
  schemas: { body?: Schema; response?: Schema },
  overrides: Partial<OperationObject> = {},
): OperationObject {
  return {
    operationId,
    ...(schemas.body
      ? { requestBody: { content: { 'application/json': { schema: schemas.body } } } }
      : {}),
    responses: {
      200: { content: { 'application/json': { schema: schemas.response ?? {} } } },
      422: { content: { 'application/json': { schema: {} } } },
    },
    ...overrides,
  };
}
