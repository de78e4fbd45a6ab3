import type { CheckResult } from '../../check/check-backend.ts';
import type { CommandInput, Command } from '../../lib/command.ts';
import { writeReport } from '../../lib/write-report.ts';
import { htmlReport } from '../../reports/html-report.ts';
import { junitReport } from '../../reports/junit-report.ts';

/** Options that write a result to a file, for `check` and `har`. */
export const REPORT_OPTIONS = {
  json: { type: 'string', placeholder: 'FILE', description: 'Writes the report as JSON' },
  junit: {
    type: 'string',
    placeholder: 'FILE',
    description: 'Writes the report in JUnit format for CI',
  },
  html: { type: 'string', placeholder: 'FILE', description: 'Writes the report as an HTML page' },
} as const satisfies Command['options'];

/** Writes the requested reports. `subject` names what was validated; only HTML shows it. */
export function writeReports(
  options: CommandInput['options'],
  subject: string,
  result: CheckResult,
): void {
  writeReport(options['json'], () => `${JSON.stringify(result, undefined, 2)}\n`);
  writeReport(options['junit'], () => junitReport(result));
  writeReport(options['html'], () => htmlReport(subject, result));
}
