import type { ContractDocument } from '../../contract/engine/contract-document.ts';
import { isRecord } from '../../contract/lib/is-record.ts';
import { escapePointerKey } from '../../contract/lib/json-pointer.ts';
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
  /** JSON pointer of the property. */
  pointer: string;
  message: string;
}

/** A property of a schema, in the components or inline. */
interface Field {
  /** The component or path that contains it. */
  owner: string;
  pointer: string;
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
  const report = ({ owner, pointer, name }: Field, message: string) =>
    problems.push({ pointer, message: `${owner}.${name} ${message}` });
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
  const visit = (owner: string, pointer: string, node: unknown): Field[] => {
    if (!isRecord(node) && !Array.isArray(node)) return [];
    const properties = isRecord(node) && isRecord(node['properties']) ? node['properties'] : {};
    return [
      ...Object.entries(properties).flatMap(([name, property]) =>
        isRecord(property)
          ? [
              {
                owner,
                pointer: `${pointer}/properties/${escapePointerKey(name)}`,
                name,
                type: property['type'],
                decoder: decoderOf(property),
              },
            ]
          : [],
      ),
      ...Object.entries(node).flatMap(([key, inner]) =>
        visit(owner, `${pointer}/${escapePointerKey(key)}`, inner),
      ),
    ];
  };
  const sections: [pointer: string, owners: unknown][] = [
    ...Object.entries(document.components ?? {}).map(([section, owners]): [string, unknown] => [
      `#/components/${section}`,
      owners,
    ]),
    ['#/paths', document.paths],
  ];
  return sections.flatMap(([pointer, owners]) =>
    Object.entries(isRecord(owners) ? owners : {}).flatMap(([owner, node]) =>
      visit(owner, `${pointer}/${escapePointerKey(owner)}`, node),
    ),
  );
}
