import { EXPLANATIONS } from './codes.ts';
import type { Command } from './command.ts';
import { EXIT, UsageError } from './exit.ts';

/** `souk-contract explain`: what a code means, and how to mend it. */
export const explain: Command = {
  summary: 'Says what the code of a finding means and how to mend it.',
  usage: 'CODE',
  options: {},
  run({ positionals: [code] }) {
    if (code === undefined) {
      for (const [name, { what }] of Object.entries(EXPLANATIONS)) console.log(`${name}: ${what}`);
      return Promise.resolve(EXIT.clean);
    }
    const found = EXPLANATIONS[code];
    if (!found) {
      throw new UsageError(
        `No finding has the code "${code}". \`souk-contract explain\` lists all.`,
      );
    }
    const { what, why, mend, example } = found;
    console.log(`${code}\n\n${what}\n${why}\n\nMend it: ${mend}\nExample: ${example}`);
    return Promise.resolve(EXIT.clean);
  },
};
