import { definitionName } from './compiler.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import type { FormError } from './form-messages.ts';

/** What a field of a body takes as a file (`x-file`). */
export interface FileRule {
  /** Endings of file names, in lower case */
  readonly types: readonly string[];
  readonly maxKilobytes: number;
  /** Takes several. */
  readonly isList: boolean;
  readonly messages: Record<string, string>;
}

/** The fields of a form that take files, by name. */
export function fileRules(
  document: ContractDocument,
  schema: Schema,
): ReadonlyMap<string, FileRule> {
  const { properties = {} } = named(document, schema);
  const rules = new Map<string, FileRule>();
  for (const [name, property] of Object.entries(properties)) {
    const outer = named(document, property);
    const inner = outer.items ? named(document, outer.items) : outer;
    const rule = inner['x-file'] as Pick<FileRule, 'types' | 'maxKilobytes'> | undefined;
    if (!rule) continue;
    const messages = { ...outer['x-messages'], ...inner['x-messages'] };
    rules.set(name, { ...rule, isList: outer.items !== undefined, messages });
  }
  return rules;
}

/** What is wrong with the files of one field, by the backend's names and texts. */
export function fileFaults(name: string, values: readonly unknown[], rule: FileRule): FormError[] {
  const plain = name.replace('[]', '');
  return values.flatMap((value, place): FormError[] => {
    const field = rule.isList ? `${plain}.${place}` : plain;
    const label = `The ${field.replaceAll('_', ' ')} field`;
    if (!(value instanceof File) || !rule.types.includes(ending(value.name))) {
      const text = `${label} must be a file of type: ${rule.types.join(', ')}.`;
      return [{ field, text: rule.messages['file-type'] ?? text }];
    }
    if (value.size <= rule.maxKilobytes * 1024) return [];
    const text = `${label} must not be greater than ${rule.maxKilobytes} kilobytes.`;
    return [{ field, text: rule.messages['file-size'] ?? text }];
  });
}

function ending(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

function named(document: ContractDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = definitionName(schema.$ref) ?? schema.$ref.split('/').pop() ?? '';
  return document.components?.schemas?.[name] ?? schema;
}
