import { EXPLANATIONS, type Explanation } from '../../findings/explanations.ts';
import type { Command } from '../../lib/command.ts';
import { CHANGE_CODES } from '../../diff/change-codes.ts';
import { EXIT, UsageError } from '../../lib/exit-codes.ts';

export const explain: Command = {
  summary: 'Says what the code of a finding or of a change means and how to mend it.',
  usage: 'CODE',
  options: {},
  run({ positionals: [code, extra] }) {
    if (extra !== undefined) throw new UsageError(`One code at a time; "${extra}" is too many.`);
    const all: Record<string, Explanation> = { ...EXPLANATIONS, ...CHANGE_CODES };
    if (code === undefined) {
      for (const [name, { what }] of Object.entries(all)) console.log(`${name}: ${what}`);
      return Promise.resolve(EXIT.clean);
    }
    const found = all[code];
    if (!found) {
      throw new UsageError(
        `No finding has the code "${code}". \`souk-contract explain\` lists all.`,
      );
    }
    const { what, why, fix, example } = found;
    const weight = CHANGE_CODES[code]?.weight;
    console.log(`${code}${weight === undefined ? '' : ` (${weight})`}\n\n${what}\n${why}\n`);
    console.log(`Mend it: ${fix}\nExample: ${example}`);
    return Promise.resolve(EXIT.clean);
  },
};
