import type { Schema } from './contract-document.ts';

/**
 * Copies schemas so that fields they don't name are refused: the mock's own answers are held to it,
 * while the published contract stays open for a backend that is newer than it (API-05).
 */
export function closeSchemas(schemas: Record<string, Schema>): Record<string, Schema> {
  const closed = structuredClone(schemas);
  const parts = new Set<string>();
  for (const schema of Object.values(closed)) close(schema, parts);
  // A part of an allOf must stay open, or it would refuse what its siblings bring.
  for (const name of parts) {
    const open = schemas[name];
    if (open) closed[openName(name)] = structuredClone(open);
  }
  return closed;
}

/** Closes one schema in place; names of components used as allOf parts are added to `parts`. */
export function close(schema: Schema, parts: Set<string>): void {
  if (schema.allOf) {
    for (const part of schema.allOf) {
      const name = part.$ref?.split('/').pop();
      if (!name) continue;
      parts.add(name);
      part.$ref = `#/components/schemas/${openName(name)}`;
    }
    schema.unevaluatedProperties ??= false;
  } else if (schema.properties && schema.additionalProperties === undefined) {
    schema.additionalProperties = false;
  }
  for (const inner of Object.values(schema.properties ?? {})) close(inner, parts);
  for (const inner of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) close(inner, parts);
  if (schema.items) close(schema.items, parts);
  if (typeof schema.additionalProperties === 'object') close(schema.additionalProperties, parts);
}

function openName(name: string): string {
  return `${name}__open`;
}
