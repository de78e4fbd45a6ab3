/** Drops empty values, which mean "no translation". */
export function getTranslations(wire: string): Readonly<Record<string, string>> {
  const file = JSON.parse(wire) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(file).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}
