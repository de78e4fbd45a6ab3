import { definitionName } from './compiler.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import type { FormError } from './form-messages.ts';

/** The files that a field accepts (`x-file`). */
export interface FileRule {
  readonly types: readonly string[];
  readonly maxKilobytes: number;
  readonly isList: boolean;
  readonly messages: Record<string, string>;
}

export function fileRules(
  document: ContractDocument,
  schema: Schema,
): ReadonlyMap<string, FileRule> {
  const { properties = {} } = resolveNamed(document, schema);
  const rules = new Map<string, FileRule>();
  for (const [name, property] of Object.entries(properties)) {
    const outer = resolveNamed(document, property);
    const inner = outer.items ? resolveNamed(document, outer.items) : outer;
    const rule = inner['x-file'] as Pick<FileRule, 'types' | 'maxKilobytes'> | undefined;
    if (!rule) continue;
    const messages = { ...outer['x-messages'], ...inner['x-messages'] };
    rules.set(name, { ...rule, isList: outer.items !== undefined, messages });
  }
  return rules;
}

/** Returns errors with the backend's field names and texts. */
export function findFileErrors(
  name: string,
  values: readonly unknown[],
  rule: FileRule,
): FormError[] {
  const baseName = name.replace('[]', '');
  return values.flatMap((value, index): FormError[] => {
    const field = rule.isList ? `${baseName}.${index}` : baseName;
    const label = `The ${field.replaceAll('_', ' ')} field`;
    // The backend detects types by content, so an empty file has none.
    const isOfType =
      value instanceof File && value.size > 0 && rule.types.includes(extensionOf(value.name));
    if (!isOfType) {
      const text = `${label} must be a file of type: ${rule.types.join(', ')}.`;
      return [{ field, text: rule.messages['file-type'] ?? text }];
    }
    if (value.size <= rule.maxKilobytes * 1024) return [];
    const text = `${label} must not be greater than ${rule.maxKilobytes} kilobytes.`;
    return [{ field, text: rule.messages['file-size'] ?? text }];
  });
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

function resolveNamed(document: ContractDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = definitionName(schema.$ref) ?? schema.$ref.split('/').pop() ?? '';
  return document.components?.schemas?.[name] ?? schema;
}
