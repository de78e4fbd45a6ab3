import type { ContractDocument, Schema } from '../../contract/engine/contract-document.ts';
import { quote } from './escape.ts';
import { HEADER } from './header.ts';

type Shape = string | readonly [Shape] | { [name: string]: Shape };

/**
 * Emits the types with which the decoder drops invalid settings (SRV-05). Settings without a single
 * type are left out.
 */
export function emitSettingsShape(document: ContractDocument): string | undefined {
  const schemas = document.components?.schemas;
  const settings = schemas?.['Settings'];
  if (!schemas || !settings) return undefined;
  const shape = JSON.stringify(toShape(settings, schemas), null, 2);
  const keys = shape
    .replaceAll(/"([A-Za-z_$][\w$]*)":/g, '$1:')
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) => quote(JSON.parse(text) as string));
  return `${HEADER}
/** Types of the settings: a primitive's, with \`?\` where null is allowed, a list's in brackets, an object's by name. */
export const SETTINGS_SHAPE = ${keys} as const;
`;
}

function toShape(schema: Schema, schemas: Record<string, Schema>): Shape | undefined {
  if (schema.$ref !== undefined) {
    const target = schemas[schema.$ref.split('/').at(-1) ?? ''];
    return target && toShape(target, schemas);
  }
  const types = [schema.type ?? []].flat();
  const [type, ...others] = types.filter((one) => one !== 'null');
  if (type === undefined || others.length > 0) return undefined;
  if (type === 'array') {
    const items = schema.items && toShape(schema.items, schemas);
    return items && [items];
  }
  if (type === 'object') {
    const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const shape = toShape(property, schemas);
      return shape === undefined ? [] : [[name, shape] as const];
    });
    return Object.fromEntries(properties);
  }
  const primitive = type === 'integer' ? 'number' : type;
  return types.includes('null') ? `${primitive}?` : primitive;
}
