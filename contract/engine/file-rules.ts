import { definitionName } from './compiler.ts';
import type { ContractDocument, Schema } from './contract-document.ts';
import { fieldLabel, type FormError } from './form-messages.ts';

/** The files that a field accepts (`x-file`). */
export interface FileRule {
  readonly types: readonly string[];
  /** Other files than pictures violate a rule of their own, besides the types. */
  readonly isPicture?: boolean;
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
    const rule = inner['x-file'] as
      | Pick<FileRule, 'types' | 'isPicture' | 'maxKilobytes'>
      | undefined;
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
    const label = `The ${fieldLabel(field)} field`;
    const error = (broken: string, text: string) => ({
      field,
      text: rule.messages[broken] ?? text,
    });
    // The backend detects types by content, so an empty file has none.
    const type = value instanceof File && value.size > 0 ? extensionOf(value.name) : '';
    if (!(value instanceof File) || !rule.types.includes(type)) {
      const isNoPicture = rule.isPicture === true && !PICTURE_TYPES.has(type);
      return [
        ...(isNoPicture ? [error('picture', `${label} must be an image.`)] : []),
        error('file-type', `${label} must be a file of type: ${rule.types.join(', ')}.`),
      ];
    }
    return value.size <= rule.maxKilobytes * 1024
      ? []
      : [error('file-size', `${label} must not be greater than ${rule.maxKilobytes} kilobytes.`)];
  });
}

const PICTURE_TYPES = new Set(['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp']);

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

function resolveNamed(document: ContractDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = definitionName(schema.$ref) ?? schema.$ref.split('/').pop() ?? '';
  return document.components?.schemas?.[name] ?? schema;
}
