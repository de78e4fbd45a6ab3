import { loadContract } from '../../engine/contract.ts';
import { readDocument } from '../../engine/read-document.ts';
import type { Command } from '../../lib/command.ts';
import { UsageError } from '../../lib/exit-codes.ts';
import { validateRecordings } from '../../har/validate-recordings.ts';
import { loadChannels, readChannels } from '../../realtime/channels.ts';
import { parseBase } from '../options/parse-base.ts';
import { prepareReports, REPORT_OPTIONS } from '../options/report-options.ts';

/** `souk-contract har`: validates recordings (API-12). */
export const har: Command = {
  summary: 'Validates browser recordings (HAR files) from any host.',
  usage: 'FILE… [options]',
  options: {
    base: {
      type: 'string',
      placeholder: 'PATH',
      description: 'Path prefix of the API (default: /api)',
    },
    host: {
      type: 'string',
      multiple: true,
      placeholder: 'HOST',
      description: 'Includes only requests to this host; repeatable',
    },
    closed: { type: 'boolean', description: 'Reports undocumented fields too' },
    ...REPORT_OPTIONS,
  },
  async run({ positionals, options }) {
    if (positionals.length === 0) throw new UsageError('Missing recording. Pass a HAR file.');
    const report = prepareReports(options);
    const base = parseBase(options);
    const { host } = options;
    const result = await validateRecordings(positionals, {
      contract: loadContract(readDocument(), options['closed'] === true, 'lazy'),
      channels: loadChannels(readChannels(), options['closed'] === true),
      base,
      hosts: new Set(Array.isArray(host) ? host : []),
    });
    const code = report(positionals.join(', '), result, 'calls validated');
    for (const [why, count] of Object.entries(result.ignoredCounts))
      console.log(`${count} ${why}.`);
    return code;
  },
};
