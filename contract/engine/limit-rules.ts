import { definitionName } from './compiler.ts';
import type { ContractDocument, Schema } from './contract-document.ts';

/** Settings that limit the length of a text (`x-limit-settings`). */
export interface LimitRule {
  /** Names of settings. */
  readonly minLength?: string;
  readonly maxLength?: string;
  /** Texts by keyword; `{limit}` stands for the setting's value. */
  readonly messages: Readonly<Record<string, string>>;
}

/** Collects the fields of a form whose limits are settings, by name. */
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
