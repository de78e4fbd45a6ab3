/**
 * The language file is JSON that calls itself HTML. Empty values mean "no translation" and are
 * left out.
 */
export function getTranslations(wire: string): Readonly<Record<string, string>> {
  const file = JSON.parse(wire) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(file).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}
