import { EXPLANATIONS } from '../../findings/explanations.ts';
import type { Explanation } from '../../findings/explanations/explanation.ts';
import type { Command } from '../../lib/command.ts';
import { CHANGE_CODES } from '../../diff/change-codes.ts';
import { EXIT, UsageError } from '../../lib/exit-codes.ts';

export const explain: Command = {
  summary: 'Explains the code of a finding or a change and how to fix it.',
  usage: '[CODE]',
  options: {},
  run({ positionals: [code, extra] }) {
    if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}". Pass one code.`);
    const all: Record<string, Explanation> = { ...EXPLANATIONS, ...CHANGE_CODES };
    if (code === undefined) {
      for (const [name, { what }] of Object.entries(all)) console.log(`${name}: ${what}`);
      return Promise.resolve(EXIT.clean);
    }
    const found = Object.hasOwn(all, code) ? all[code] : undefined;
    if (!found) {
      throw new UsageError(`Unknown code "${code}". \`souk-contract explain\` lists all codes.`);
    }
    const { what, why, fix, example } = found;
    const severity = CHANGE_CODES[code]?.severity;
    console.log(`${code}${severity === undefined ? '' : ` (${severity})`}\n\n${what}\n${why}\n`);
    console.log(`Fix: ${fix}\nExample: ${example}`);
    return Promise.resolve(EXIT.clean);
  },
};
