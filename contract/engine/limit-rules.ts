import { definitionName } from './compiler.ts';
import type { ContractDocument, Schema } from './contract-document.ts';

/** Settings with the length limits of a text (`x-limit-settings`). */
export interface LimitRule {
  readonly minLength?: string;
  readonly maxLength?: string;
  readonly messages: Readonly<Record<string, string>>;
}

export function limitRules(
  document: ContractDocument,
  schema: Schema,
): ReadonlyMap<string, LimitRule> {
  const name = schema.$ref ? (definitionName(schema.$ref) ?? schema.$ref.split('/').pop()) : '';
  const { properties = {} } = document.components?.schemas?.[name ?? ''] ?? schema;
  return new Map(
    Object.entries(properties).flatMap(([field, property]): [string, LimitRule][] => {
      const settings = property['x-limit-settings'];
      return settings ? [[field, { ...settings, messages: property['x-messages'] ?? {} }]] : [];
    }),
  );
}
