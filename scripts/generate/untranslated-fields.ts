import {
  type ContractDocument,
  resolveRef,
  type Schema,
} from '../../contract/engine/contract-document.ts';

/**
 * Returns the dotted paths of the fields with `x-untranslated` in a schema. Paths skip lists.
 *
 * @throws naming the field if it contains no text.
 */
export function untranslatedFields(
  document: ContractDocument,
  source: Schema,
  parents: readonly Schema[] = [],
): string[] {
  const schema = resolveRef(document, source);
  // A recursive schema would never end.
  if (parents.includes(schema)) return [];
  const inside = [...parents, schema];
  if (schema.items) return untranslatedFields(document, schema.items, inside);
  const variants = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((list) => list ?? []);
  const inVariants = variants.flatMap((one) => untranslatedFields(document, one, inside));
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (property['x-untranslated'] !== true) {
      return untranslatedFields(document, property, inside).map((path) => `${name}.${path}`);
    }
    if (![property.type].flat().includes('string')) {
      throw new TypeError(`x-untranslated is on ${name}, which is not a text.`);
    }
    return [name];
  });
  return [...new Set([...own, ...inVariants])];
}
