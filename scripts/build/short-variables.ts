import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const LETTERS_AND_DIGITS = 36;
/** 'a00', the first number of three digits that starts with a letter. */
const FIRST = 10 * LETTERS_AND_DIGITS ** 2;
const COUNT = LETTERS_AND_DIGITS ** 3 - FIRST;
/** The server and scripts set those of the brand by their names. */
const VARIABLE = /--souk-(?!brand-)\w[\w-]*/;

/**
 * Names the variables of style sheets with three characters in the build, where the readable names
 * of `theme.css.ts` would cost 3% of each sheet after compression. A name depends on nothing else,
 * so sheets of the same build agree and an unchanged sheet keeps its hash.
 */
export function shortVariables(): Plugin {
  const rename = createShortVariables();
  return {
    name: 'souk:short-variables',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/, code: /--souk-/ },
      handler: (code) => ({ code: rename(code), map: null }),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const [name] = (file.type === 'chunk' && VARIABLE.exec(file.code)) || [];
        if (name) this.error(`Scripts can’t use ${name}, which the build renames: use a class.`);
      }
    },
  };
}

/**
 * Returns a function that renames the variables in the text of a style sheet.
 *
 * @throws if two variables get the same characters. Another name helps.
 */
export function createShortVariables(): (css: string) => string {
  const names = new Map<string, string>();
  const shorten = (name: string): string => {
    const digest = createHash('sha256').update(name).digest();
    const short = (FIRST + (digest.readUInt32BE() % COUNT)).toString(LETTERS_AND_DIGITS);
    const owner = names.get(short) ?? name;
    if (owner !== name)
      throw new Error(
        `Failed to name variables: rename ${name}, whose short name is that of ${owner}.`,
      );
    names.set(short, name);
    return `--${short}`;
  };
  return (css) => css.replaceAll(new RegExp(VARIABLE, 'g'), shorten);
}
