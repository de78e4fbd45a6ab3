import type { Schema } from './contract-document.ts';

/**
 * Returns copies that reject undocumented properties. The mock's responses must pass them; the
 * published contract stays open for newer backends (API-05).
 */
export function closeSchemas(schemas: Record<string, Schema>): Record<string, Schema> {
  const closed = structuredClone(schemas);
  const parts = new Set<string>();
  for (const schema of Object.values(closed)) close(schema, parts);
  // Parts of an allOf stay open: each must allow the properties of the others.
  for (const name of parts) {
    const open = schemas[name];
    if (open) closed[openName(name)] = structuredClone(open);
  }
  return closed;
}

/** Adds the components of an allOf to `parts`. */
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
