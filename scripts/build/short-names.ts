import { createHash } from 'node:crypto';

const LETTERS_AND_DIGITS = 36;

/**
 * Returns a function that gives a text a name of `length` characters, the first a letter. A name
 * depends on its text only, so builds of browser and server agree.
 *
 * @throws if two texts get the same name
 */
export function createShortNames(kind: 'styles' | 'variables', length: number) {
  // 'a00' for three characters.
  const first = 10 * LETTERS_AND_DIGITS ** (length - 1);
  const count = LETTERS_AND_DIGITS ** length - first;
  const owners = new Map<string, string>();
  return (text: string): string => {
    const digest = createHash('sha256').update(text).digest();
    const name = (first + (digest.readUInt32BE() % count)).toString(LETTERS_AND_DIGITS);
    const owner = owners.get(name) ?? text;
    if (owner !== text)
      throw new Error(
        `Failed to name ${kind}: rename ${text}, whose short name is that of ${owner}.`,
      );
    owners.set(name, text);
    return name;
  };
}
