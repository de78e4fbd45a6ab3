import type { Command } from '../../lib/command.ts';
import { printProgress } from '../../reports/print-report.ts';
import { checkBackend } from '../../check/check-backend.ts';
import { LIVE_OPTIONS, resolveLiveOptions } from '../options/live-options.ts';
import { connectRealtime, parseRealtime, REALTIME_OPTIONS } from '../options/realtime-options.ts';
import { prepareReports, REPORT_OPTIONS } from '../options/report-options.ts';

/** `souk-contract check`: calls every operation of a live backend (API-10). */
export const check: Command = {
  summary: 'Calls every operation of a live backend and validates its responses.',
  usage: 'URL [options]',
  takesBackend: true,
  options: {
    ...LIVE_OPTIONS,
    ...REALTIME_OPTIONS,
    closed: { type: 'boolean', description: 'Reports undocumented fields as errors' },
    ...REPORT_OPTIONS,
  },
  async run(input) {
    const { options } = input;
    const report = prepareReports(options);
    const server = parseRealtime(options);
    const live = await resolveLiveOptions(input);
    const realtime =
      server === undefined
        ? undefined
        : await connectRealtime(live.target, server, options['closed'] === true);
    const result = await checkBackend({ ...live, realtime, onProgress: printProgress });
    return report(live.target.origin, result);
  },
};
