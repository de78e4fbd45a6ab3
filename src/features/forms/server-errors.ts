/** Whether the server's name of an error, such as `product_ids.0`, is that of a field or of one of its items. */
function isAbout(field: string, name: string): boolean {
  const base = field.replace('[]', '');
  return name === base || name.startsWith(`${base}.`);
}

/** What the server says of a field or of one of its items; the items of a field of files (`[]`) show their own. */
export function errorOfField(
  errors: Readonly<Record<string, string>>,
  field: string,
): string | undefined {
  if (field.endsWith('[]')) return errors[field.replace('[]', '')];
  return errors[field] ?? Object.entries(errors).find(([name]) => isAbout(field, name))?.[1];
}

/** The first error that is about none of the fields. */
export function errorElsewhere(
  errors: Readonly<Record<string, string>>,
  fields: readonly string[],
): string | undefined {
  return Object.entries(errors).find(([name]) => !fields.some((one) => isAbout(one, name)))?.[1];
}
