import type { CheckResult } from '../../check/check-backend.ts';
import { compareWithBaseline, formatBaseline, readBaseline } from '../../findings/baseline.ts';
import type { CommandInput, Command } from '../../lib/command.ts';
import { EXIT } from '../../lib/exit-codes.ts';
import { appendJobSummary, printAnnotations } from '../../reports/github.ts';
import { toAnnotations, toSummary } from '../../reports/github-report.ts';
import { writeReport } from '../../lib/write-report.ts';
import { htmlReport } from '../../reports/html-report.ts';
import { junitReport } from '../../reports/junit-report.ts';
import { printReport } from '../../reports/print-report.ts';
import { ANNOTATION_OPTIONS, parseAnnotations } from './annotation-options.ts';

/** What `check` and `har` do with a result. */
export const REPORT_OPTIONS = {
  json: { type: 'string', placeholder: 'FILE', description: 'Writes the report as JSON' },
  junit: {
    type: 'string',
    placeholder: 'FILE',
    description: 'Writes the report in JUnit format for CI',
  },
  html: { type: 'string', placeholder: 'FILE', description: 'Writes the report as an HTML page' },
  ...ANNOTATION_OPTIONS,
  baseline: {
    type: 'string',
    placeholder: 'FILE',
    description: 'Fails only for violations that are not in this file',
  },
  'write-baseline': {
    type: 'string',
    placeholder: 'FILE',
    description: 'Writes the violations as known ones to this file, and exits with 0',
  },
} as const satisfies Command['options'];

/**
 * Validates the options before a run.
 *
 * @returns a function that reports the result and returns the exit code. `subject` names what was
 *   validated, and `unit` what was counted.
 * @throws UsageError if the baseline can't be read.
 */
export function prepareReports(
  options: CommandInput['options'],
): (subject: string, result: CheckResult, unit?: string) => number {
  const { baseline: file, 'write-baseline': target } = options;
  const isForGitHub = parseAnnotations(options);
  // The configuration file may name the baseline that is to be written.
  const baseline =
    typeof file === 'string' && target === undefined ? readBaseline(file) : undefined;
  return (subject, complete, unit) => {
    const result = baseline ? withBaseline(complete, baseline) : complete;
    printReport(result, unit);
    writeReport(options['json'], () => `${JSON.stringify(result, undefined, 2)}\n`);
    writeReport(options['junit'], () => junitReport(result));
    writeReport(options['html'], () => htmlReport(subject, result));
    if (isForGitHub) appendJobSummary(toSummary(subject, result));
    if (typeof target === 'string') {
      const { text, count } = formatBaseline(target, result);
      writeReport(target, () => text);
      console.log(`Wrote ${count} known ${count === 1 ? 'violation' : 'violations'} to ${target}.`);
      return EXIT.clean;
    }
    if (isForGitHub) printAnnotations(toAnnotations(result));
    return result.findings.length > 0 ? EXIT.findings : EXIT.clean;
  };
}

function withBaseline(
  result: CheckResult,
  violations: Parameters<typeof compareWithBaseline>[0],
): CheckResult {
  const { added, ...baseline } = compareWithBaseline(violations, result);
  return { ...result, findings: added, baseline };
}
