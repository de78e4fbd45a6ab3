/**
 * Replaces `${NAME}` as envsubst does, but only the names in `values`.
 *
 * @throws if the text has a `${SOUK_…}` without a value
 */
export function fillTemplate(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\$\{(SOUK_[A-Z_]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Failed to fill the template: ${name} is missing.`);
    return value;
  });
}
