/** Whether a server error name, such as `product_ids.0`, refers to a field or one of its items. */
function isAbout(field: string, name: string): boolean {
  const base = field.replace('[]', '');
  return name === base || name.startsWith(`${base}.`);
}

/**
 * Returns the error of a field or its items. Items of a file field (`[]`) show their own errors.
 */
export function findFieldError(
  errors: Readonly<Record<string, string>>,
  field: string,
): string | undefined {
  if (field.endsWith('[]')) return errors[field.replace('[]', '')];
  return errors[field] ?? Object.entries(errors).find(([name]) => isAbout(field, name))?.[1];
}

/** Returns the first error that belongs to none of the fields. */
export function findFormError(
  errors: Readonly<Record<string, string>>,
  fields: readonly string[],
): string | undefined {
  return Object.entries(errors).find(([name]) => !fields.some((one) => isAbout(one, name)))?.[1];
}
