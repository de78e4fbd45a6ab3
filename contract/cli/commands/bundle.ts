import { stringify } from 'yaml';
import { formatProblem } from '../../source/contract-problem.ts';
import { readContract } from '../../source/read-contract.ts';
import type { Command } from '../../lib/command.ts';
import { EXIT, UsageError } from '../../lib/exit-codes.ts';
import { writeReport } from '../../lib/write-report.ts';
import { ROOT } from '../../lib/root.ts';

export const bundle: Command = {
  summary: 'Bundles the contract into one file with local references only.',
  usage: '[options]',
  options: {
    out: {
      type: 'string',
      placeholder: 'FILE',
      description: 'Output file, .json or .yaml; prints YAML if omitted',
    },
  },
  async run({ positionals: [extra], options: { out } }) {
    if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}". Use --out.`);
    if (out !== undefined && !/\.(json|ya?ml)$/.test(String(out))) {
      throw new UsageError(
        `Invalid --out "${String(out)}". Use a file name that ends in .json or .yaml.`,
      );
    }
    const { document, problems } = await readContract(ROOT);
    if (!document) {
      for (const problem of problems) console.error(formatProblem(problem));
      return EXIT.findings;
    }
    // Folding would change texts that rely on line breaks.
    const yaml = () => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
    if (out === undefined) console.log(yaml().trimEnd());
    else {
      const isJson = String(out).endsWith('.json');
      writeReport(out, () => (isJson ? `${JSON.stringify(document, undefined, 2)}\n` : yaml()));
      console.log(`Wrote the contract to ${String(out)}.`);
    }
    return EXIT.clean;
  },
};
