import { type Change, WEIGHTS } from '../../diff/change.ts';
import { compareVersions } from '../../diff/compare-versions.ts';
import { countChanges, printChanges } from '../../diff/print-changes.ts';
import { CONTRACT_PATH, currentContract, readVersion } from '../../diff/read-version.ts';
import type { Command, CommandInput } from '../../lib/command.ts';
import { EXIT, UsageError } from '../../lib/exit-codes.ts';
import { writeReport } from '../../lib/write-report.ts';
import { paint } from '../../reports/paint.ts';

const LIMITS = ['breaking', 'risky', 'never'] as const;

/** `souk-contract diff`: lists the changes between two versions (API-13). */
export const diff: Command = {
  summary: 'Names what changed between two versions of the contract, and what it breaks.',
  usage: `OLD [NEW] [options]

OLD and NEW are files, addresses, or revisions of git: main, v1.2, HEAD~1:path/to/openapi.yaml.
Without NEW it is the contract as it stands, ${CONTRACT_PATH}.
The realtime channels (realtime.yaml in the same folder) are compared with it.`,
  options: {
    'fail-on': {
      type: 'string',
      value: 'WEIGHT',
      about: 'From when on it ends with 1: breaking (as it is), risky, or never',
    },
    json: { type: 'string', value: 'FILE', about: 'Writes the changes as JSON, with every place' },
  },
  async run({ positionals, options }) {
    const [old, newVersion = currentContract(), ...rest] = positionals;
    if (old === undefined) throw new UsageError('Which versions? Name the old one, such as main.');
    if (rest.length > 0) throw new UsageError('Two versions are compared, not more.');
    const limit = parseLimit(options);
    const { changes, notCompared } = compareVersions(
      { name: old, ...(await readVersion(old)) },
      { name: newVersion, ...(await readVersion(newVersion)) },
    );
    printChanges(old, newVersion, changes);
    for (const line of notCompared) console.log(paint('yellow', `! ${line}`));
    writeReport(options['json'], () => {
      const report = {
        old,
        new: newVersion,
        counts: countChanges(changes),
        left: notCompared,
        changes,
      };
      return `${JSON.stringify(report, undefined, 2)}\n`;
    });
    return changes.some((change) => isAtLeast(change, limit)) ? EXIT.findings : EXIT.clean;
  },
};

function parseLimit(options: CommandInput['options']): (typeof LIMITS)[number] {
  const { 'fail-on': limit = 'breaking' } = options;
  const known = LIMITS.find((one) => one === limit);
  if (known) return known;
  throw new UsageError(`--fail-on is "${String(limit)}"; it takes ${LIMITS.join(', ')}.`);
}

function isAtLeast({ weight }: Change, limit: (typeof LIMITS)[number]): boolean {
  return limit !== 'never' && WEIGHTS.indexOf(weight) <= WEIGHTS.indexOf(limit);
}
