import type { Command } from '../../lib/command.ts';
import { EXIT } from '../../lib/exit-codes.ts';
import { printProgress, printReport } from '../../reports/print-report.ts';
import { checkBackend } from '../../check/check-backend.ts';
import { LIVE_OPTIONS, resolveLiveOptions } from '../options/live-options.ts';
import { connectRealtime, parseRealtime, REALTIME_OPTIONS } from '../options/realtime-options.ts';
import { REPORT_OPTIONS, writeReports } from '../options/report-options.ts';

/** `souk-contract check`: calls every operation of a live backend (API-10). */
export const check: Command = {
  summary: 'Calls every operation of a live backend and validates its responses.',
  usage: 'URL [options]',
  options: {
    ...LIVE_OPTIONS,
    ...REALTIME_OPTIONS,
    closed: { type: 'boolean', description: 'Reports undocumented fields as errors' },
    ...REPORT_OPTIONS,
  },
  async run(input) {
    const { options } = input;
    const server = parseRealtime(options);
    const live = await resolveLiveOptions(input);
    const realtime =
      server === undefined
        ? undefined
        : await connectRealtime(live.target, server, options['closed'] === true);
    const result = await checkBackend({ ...live, realtime, onProgress: printProgress });
    printReport(result);
    writeReports(options, live.target.origin, result);
    return result.findings.length > 0 ? EXIT.findings : EXIT.clean;
  },
};
