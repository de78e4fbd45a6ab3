import { type Change, SEVERITIES } from '../../diff/change.ts';
import { compareVersions } from '../../diff/compare-versions.ts';
import { toAnnotations, toSummary } from '../../diff/change-annotations.ts';
import { countChanges, printChanges } from '../../diff/print-changes.ts';
import { currentContract, readVersion } from '../../diff/read-version.ts';
import type { Command, CommandInput } from '../../lib/command.ts';
import { EXIT, UsageError } from '../../lib/exit-codes.ts';
import { OPENAPI_FILE } from '../../lib/root.ts';
import { writeReport } from '../../lib/write-report.ts';
import { appendJobSummary, printAnnotations } from '../../reports/github.ts';
import { paint } from '../../reports/paint.ts';
import { ANNOTATION_OPTIONS, parseAnnotations } from '../options/annotation-options.ts';

const FAIL_ON_LEVELS = ['breaking', 'risky', 'never'] as const;

/** `souk-contract diff`: lists the changes between two versions (API-13). */
export const diff: Command = {
  summary: 'Compares two versions of the contract and reports breaking changes.',
  usage: `OLD [NEW] [options]

OLD and NEW are files, URLs or git revisions: main, v1.2, HEAD~1:path/to/openapi.yaml.
NEW defaults to the current contract, ${OPENAPI_FILE}.
The realtime channels (realtime.yaml in the same folder) are compared too.`,
  options: {
    'fail-on': {
      type: 'string',
      placeholder: 'SEVERITY',
      description: 'Minimum severity for exit code 1: breaking (default), risky or never',
    },
    ...ANNOTATION_OPTIONS,
    json: {
      type: 'string',
      placeholder: 'FILE',
      description: 'Writes the changes as JSON, with all locations',
    },
  },
  async run({ positionals, options }) {
    const [oldVersion, newVersion = currentContract(), ...rest] = positionals;
    if (oldVersion === undefined)
      throw new UsageError('Missing version. Pass the old one, such as main.');
    if (rest.length > 0) throw new UsageError('Too many versions. Pass at most two.');
    const threshold = parseFailOn(options);
    const isForGitHub = parseAnnotations(options);
    const { changes, notCompared } = compareVersions(
      { name: oldVersion, ...(await readVersion(oldVersion)) },
      { name: newVersion, ...(await readVersion(newVersion)) },
    );
    printChanges(oldVersion, newVersion, changes);
    if (isForGitHub) {
      printAnnotations(toAnnotations(changes));
      appendJobSummary(toSummary(oldVersion, newVersion, changes));
    }
    for (const line of notCompared) console.log(paint('yellow', `! ${line}`));
    writeReport(options['json'], () => {
      const report = {
        old: oldVersion,
        new: newVersion,
        counts: countChanges(changes),
        notCompared,
        changes,
      };
      return `${JSON.stringify(report, undefined, 2)}\n`;
    });
    return changes.some((change) => isAtLeast(change, threshold)) ? EXIT.findings : EXIT.clean;
  },
};

function parseFailOn(options: CommandInput['options']): (typeof FAIL_ON_LEVELS)[number] {
  const { 'fail-on': threshold = 'breaking' } = options;
  const known = FAIL_ON_LEVELS.find((level) => level === threshold);
  if (known) return known;
  throw new UsageError(
    `Invalid --fail-on "${String(threshold)}". Use ${FAIL_ON_LEVELS.join(', ')}.`,
  );
}

function isAtLeast({ severity }: Change, threshold: (typeof FAIL_ON_LEVELS)[number]): boolean {
  return threshold !== 'never' && SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(threshold);
}
