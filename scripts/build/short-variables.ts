import type { Plugin } from 'vite';
import { createShortNames } from './short-names.ts';

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
  const nameOf = createShortNames('variables', 3);
  return (css) => css.replaceAll(new RegExp(VARIABLE, 'g'), (name) => `--${nameOf(name)}`);
}
