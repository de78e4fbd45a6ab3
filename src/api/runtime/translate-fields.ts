import { untranslatedFields } from '../generated/untranslated-fields.ts';
import type { OperationId } from '../types.ts';
import { isRecord } from './is-record.ts';

/** Translates the texts that the server sends in one language (WORD-01). Returns a copy. */
export async function translateFields<Data>(
  operation: OperationId,
  data: Data,
  translate: (text: string) => Promise<string>,
): Promise<Data> {
  let translated: unknown = data;
  for (const path of untranslatedFields.get(operation) ?? []) {
    translated = await translateAt(translated, path.split('.'), translate);
  }
  return translated as Data;
}

async function translateAt(
  value: unknown,
  path: readonly string[],
  translate: (text: string) => Promise<string>,
): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((item: unknown) => translateAt(item, path, translate)));
  }
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' ? translate(value) : value;
  if (!isRecord(value) || !(name in value)) return value;
  return { ...value, [name]: await translateAt(value[name], rest, translate) };
}
