import type { ContractDocument } from '../../contract/engine/contract-document.ts';
import { isRecord } from '../../contract/lib/is-record.ts';
import { quote } from './escape.ts';
import { HEADER } from './header.ts';

/** The values of `x-decode`: the type as sent and the schema of the decoded value. */
const DECODERS: Record<string, { wireType: string; decoded: object }> = {
  count: { wireType: 'string', decoded: { type: 'integer', minimum: 0 } },
  negate: { wireType: 'boolean', decoded: { type: 'boolean' } },
  timestamp: {
    wireType: 'string',
    decoded: { type: 'integer', description: 'Milliseconds since 1970.' },
  },
};

/** A problem with `x-decode` of a schema's property. */
export interface FieldProblem {
  schema: string;
  field: string;
  message: string;
}

/** A property of a schema in the contract's components. */
interface Field {
  schema: string;
  name: string;
  type: unknown;
  decoder: string | undefined;
}

/**
 * Collects the decoders of fields by name (API-03). Fields are decoded by name only, so all fields
 * of a name and type need the same decoder.
 */
export function listFieldDecoders(document: ContractDocument): {
  decoders: ReadonlyMap<string, string>;
  problems: FieldProblem[];
} {
  const fields = listFields(document);
  const decoders = new Map<string, string>();
  const problems: FieldProblem[] = [];
  const report = ({ schema, name }: Field, message: string) =>
    problems.push({ schema, field: name, message: `${schema}.${name} ${message}` });
  for (const field of fields) {
    if (field.decoder === undefined) continue;
    const known = DECODERS[field.decoder];
    if (!known) report(field, `has the unknown x-decode ${field.decoder}.`);
    else if (field.type !== known.wireType)
      report(field, `has x-decode: ${field.decoder}, which takes a ${known.wireType}.`);
    else decoders.set(field.name, field.decoder);
  }
  for (const field of fields) {
    const decoder = decoders.get(field.name);
    if (decoder === undefined || field.decoder === decoder) continue;
    if (field.type === DECODERS[decoder]?.wireType)
      report(field, `needs x-decode: ${decoder}, as other fields of this name have.`);
  }
  return { decoders: new Map([...decoders].toSorted(([a], [b]) => (a < b ? -1 : 1))), problems };
}

/** Emits the decoders of fields, by name. */
export function emitFieldDecoders(decoders: ReadonlyMap<string, string>): string {
  const names = [...new Set(decoders.values())].toSorted();
  const imports =
    names.length > 0 ? `import { ${names.join(', ')} } from '../decoders/fields.ts';\n\n` : '';
  const entries = [...decoders].map(([field, decoder]) => `  [${quote(field)}, ${decoder}],\n`);
  return (
    `${HEADER}\n${imports}` +
    `/** Decoders of the fields that the contract marks with \`x-decode\`, by name. */\n` +
    `export const fieldDecoders: ReadonlyMap<string, (value: unknown) => unknown> = /* @__PURE__ */ new Map<string, (value: unknown) => unknown>([\n` +
    `${entries.join('')}]);\n`
  );
}

/** Returns the contract with decoded values, for the client's types. */
export function toDecodedDocument(document: ContractDocument): ContractDocument {
  const decode = (schema: unknown) =>
    (isRecord(schema) && DECODERS[String(schema['x-decode'])]?.decoded) || schema;
  return JSON.parse(JSON.stringify(document), (key, node: unknown) =>
    key === 'properties' && isRecord(node)
      ? Object.fromEntries(Object.entries(node).map(([name, schema]) => [name, decode(schema)]))
      : node,
  ) as ContractDocument;
}

function decoderOf({ 'x-decode': decoder }: Record<string, unknown>): string | undefined {
  return typeof decoder === 'string' ? decoder : JSON.stringify(decoder);
}

function listFields(document: ContractDocument): Field[] {
  const visit = (schema: string, node: unknown): Field[] => {
    if (Array.isArray(node)) return node.flatMap((item) => visit(schema, item));
    if (!isRecord(node)) return [];
    const properties = isRecord(node['properties']) ? Object.entries(node['properties']) : [];
    return [
      ...properties.flatMap(([name, property]) =>
        isRecord(property)
          ? [{ schema, name, type: property['type'], decoder: decoderOf(property) }]
          : [],
      ),
      ...Object.values(node).flatMap((inner) => visit(schema, inner)),
    ];
  };
  return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
    visit(name, schema),
  );
}
