import { type ContractDocument, resolveRef, type Schema } from './contract-document.ts';
import { listOperations } from './list-operations.ts';

/**
 * Whether the backend accepts any value in a request field. R1 does not know the fields of later
 * releases, so it ignores them.
 */
export function isUnvalidated(document: ContractDocument, field: Schema): boolean {
  return [field, resolveRef(document, field)].some(
    (schema) => 'x-unvalidated' in schema || 'x-since' in schema,
  );
}

export interface UnvalidatedProblem {
  schema: string;
  field: string;
  message: string;
}

/** Finds `x-unvalidated` with another value than true, or outside of request bodies. */
export function findUnvalidatedProblems(document: ContractDocument): UnvalidatedProblem[] {
  const requestFields = new Set(listRequestFields(document));
  return Object.entries(document.components?.schemas ?? {}).flatMap(
    ([schema, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, property]): UnvalidatedProblem[] => {
        if (!('x-unvalidated' in property)) return [];
        const name = `${schema}.${field}`;
        if (property['x-unvalidated'] !== true) {
          return [{ schema, field, message: `x-unvalidated of ${name} must be true.` }];
        }
        return requestFields.has(property)
          ? []
          : [{ schema, field, message: `x-unvalidated marks ${name}, which no request contains.` }];
      }),
  );
}

function listRequestFields(document: ContractDocument): Schema[] {
  return listOperations(document).flatMap(({ source }) => {
    const body = source.requestBody && resolveRef(document, source.requestBody);
    return Object.values(body?.content ?? {}).flatMap(({ schema }) =>
      Object.values((schema && resolveRef(document, schema).properties) ?? {}),
    );
  });
}
