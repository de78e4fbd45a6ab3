import type { Command } from '../../lib/command.ts';
import { EXIT } from '../../lib/exit-codes.ts';
import { printProgress, printReport } from '../../reports/print-report.ts';
import { htmlReport } from '../../reports/html-report.ts';
import { junitReport } from '../../reports/junit-report.ts';
import { writeReport } from '../../lib/write-report.ts';
import { checkBackend } from '../../check/check-backend.ts';
import { LIVE_OPTIONS, resolveLiveOptions } from '../options/live-options.ts';

/** `souk-contract check`: calls every operation of a live backend (API-10). */
export const check: Command = {
  summary: 'Calls every operation of a live backend and validates its responses.',
  usage: 'URL [options]',
  options: {
    ...LIVE_OPTIONS,
    closed: { type: 'boolean', description: 'Reports undocumented fields as errors' },
    json: { type: 'string', placeholder: 'FILE', description: 'Writes the report as JSON' },
    junit: {
      type: 'string',
      placeholder: 'FILE',
      description: 'Writes the report in JUnit format for CI',
    },
    html: { type: 'string', placeholder: 'FILE', description: 'Writes the report as an HTML page' },
  },
  async run(input) {
    const { options } = input;
    const live = await resolveLiveOptions(input);
    const result = await checkBackend({ ...live, onProgress: printProgress });
    printReport(result);
    writeReport(options['json'], () => `${JSON.stringify(result, undefined, 2)}\n`);
    writeReport(options['junit'], () => junitReport(result));
    writeReport(options['html'], () => htmlReport(live.target.origin, result));
    return result.findings.length > 0 ? EXIT.findings : EXIT.clean;
  },
};
