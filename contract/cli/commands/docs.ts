import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatProblem } from '../../source/contract-problem.ts';
import { readContract, readDescription } from '../../source/read-contract.ts';
import { REALTIME_FILE } from '../../source/read-realtime.ts';
import type { Command } from '../../lib/command.ts';
import { EXIT, UsageError } from '../../lib/exit-codes.ts';
import { writeReport } from '../../lib/write-report.ts';
import { ROOT } from '../../lib/root.ts';
import { buildDocs } from '../../docs/build-docs.ts';
import type { ChannelsDocument } from '../../engine/channels-document.ts';

/** `souk-contract docs`: builds an offline API reference (API-13). */
export const docs: Command = {
  summary: 'Builds an API reference from the contract as static HTML pages.',
  usage: '[options]',
  options: {
    out: {
      type: 'string',
      placeholder: 'FOLDER',
      description: 'Output folder (default: dist/contract-docs)',
    },
    mock: {
      type: 'string',
      placeholder: 'URL',
      description: 'Initial backend for "Try" (default: http://127.0.0.1:4010)',
    },
  },
  async run({ positionals: [extra], options }) {
    if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}". Use --out.`);
    const { out = 'dist/contract-docs', mock = 'http://127.0.0.1:4010' } = options;
    const contract = await readContract(ROOT);
    const channels = existsSync(join(ROOT, REALTIME_FILE))
      ? await readDescription<ChannelsDocument>(ROOT, REALTIME_FILE)
      : undefined;
    const problems = [...contract.problems, ...(channels?.problems ?? [])];
    if (!contract.document || problems.length > 0) {
      for (const problem of problems) console.error(formatProblem(problem));
      return EXIT.findings;
    }
    const files = await buildDocs(contract.document, channels?.document, String(mock));
    const folder = resolve(String(out));
    for (const [name, content] of files) writeReport(join(folder, name), () => content);
    console.log(`Wrote ${files.size} files. Open ${join(folder, 'index.html')}.`);
    return EXIT.clean;
  },
};
