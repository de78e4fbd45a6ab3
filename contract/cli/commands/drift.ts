import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkBackend, type CheckResult } from '../../check/check-backend.ts';
import { createUndocumentedCollector, type UndocumentedItem } from '../../coverage/undocumented.ts';
import { findNeverSent } from '../../drift/find-never-sent.ts';
import type { ScreenUse } from '../../drift/find-unused.ts';
import { KNOWN_USES } from '../../drift/known-uses.ts';
import { type Contract, loadContract } from '../../engine/contract.ts';
import { readDocument } from '../../engine/read-document.ts';
import { validateRecordings } from '../../har/validate-recordings.ts';
import type { Command, CommandInput } from '../../lib/command.ts';
import { EXIT, UsageError } from '../../lib/exit-codes.ts';
import { ROOT } from '../../lib/root.ts';
import { writeReport } from '../../lib/write-report.ts';
import { loadChannels, readChannels } from '../../realtime/channels.ts';
import { printProgress } from '../../reports/print-report.ts';
import { LIVE_OPTIONS, resolveLiveOptions } from '../options/live-options.ts';
import { parseBase } from '../options/parse-base.ts';
import type { DriftResult } from './drift-result.ts';
import { printDrift } from './print-drift.ts';

type BackendDrift = NonNullable<DriftResult['backend']>;

export const drift: Command = {
  summary: 'Lists undocumented backend data and contract parts that no screen uses.',
  usage: '[URL | FILE.har …] [options]',
  options: {
    ...LIVE_OPTIONS,
    host: {
      type: 'string',
      multiple: true,
      placeholder: 'HOST',
      description: 'Includes only requests to this host from recordings',
    },
    'no-screens': { type: 'boolean', description: 'Skips the search for unused contract parts' },
    strict: { type: 'boolean', description: 'Exits with 1 for unused contract parts too' },
    json: { type: 'string', placeholder: 'FILE', description: 'Writes the report as JSON' },
  },
  async run(input) {
    const { positionals, options } = input;
    const withScreens = options['no-screens'] !== true;
    if (withScreens && !existsSync(join(ROOT, 'src'))) {
      throw new UsageError(`Found no screens in ${ROOT}. Use --no-screens.`);
    }
    if (positionals.length === 0 && !withScreens) {
      throw new UsageError('Nothing to check. Pass a backend URL or a recording.');
    }
    const backend = positionals.length > 0 ? await inspectBackend(input) : undefined;
    const screens = withScreens ? await inspectScreens() : undefined;
    const result: DriftResult = { backend, screens };
    printDrift(result);
    writeReport(options['json'], () => `${JSON.stringify(result, undefined, 2)}\n`);
    const unused = screens ? screens.operations.length + screens.properties.length : 0;
    // Fields of later releases don't count as drift.
    const undocumented = backend?.undocumented.filter(({ code }) => code !== 'drift-later') ?? [];
    const hasDrifted = undocumented.length > 0 || (options['strict'] === true && unused > 0);
    return hasDrifted ? EXIT.findings : EXIT.clean;
  },
};

async function inspectBackend(input: CommandInput): Promise<BackendDrift> {
  const isRecorded = input.positionals.every((one) => !/^https?:\/\//.test(one));
  return isRecorded ? inspectRecordings(input) : inspectLive(input);
}

async function inspectLive(input: CommandInput): Promise<BackendDrift> {
  const live = await resolveLiveOptions(input);
  const collector = createUndocumentedCollector(live.contract);
  const result = await checkBackend({
    ...live,
    onProgress: printProgress,
    onResponse(operation, response) {
      // Responses of a validating proxy are not the backend's.
      const isProxyResponse = [...response.headers].some(
        ([name]) => name === 'x-contract-violation',
      );
      if (!isProxyResponse) collector.addResponse(operation, response);
    },
  });
  return toBackendDrift(live.contract, collector.all(), result);
}

async function inspectRecordings({ positionals, options }: CommandInput): Promise<BackendDrift> {
  const liveOnly = ['token', 'login', 'write', 'only', 'ignore', 'seeds', 'recipe', 'timeout'];
  const misplaced = liveOnly.find((name) => options[name] !== undefined);
  if (misplaced !== undefined) {
    throw new UsageError(`--${misplaced} needs a live backend and does not work with recordings.`);
  }
  const base = parseBase(options);
  const contract = loadContract(readDocument(), false, 'lazy');
  const collector = createUndocumentedCollector(contract);
  const { host = [] } = options;
  const result = await validateRecordings(positionals, {
    contract,
    channels: loadChannels(readChannels(), false),
    base,
    hosts: new Set(Array.isArray(host) ? host : []),
    onResponse: (operation, response) => collector.addResponse(operation, response),
  });
  for (const { code, operation, status, count } of result.findings) {
    if (code !== 'operation-unknown') continue;
    for (let time = 0; time < count; time += 1) collector.addOperation(operation, status ?? 0);
  }
  return toBackendDrift(contract, collector.all(), result);
}

function toBackendDrift(
  contract: Contract,
  undocumented: UndocumentedItem[],
  { coverage, requests, warnings }: CheckResult,
): BackendDrift {
  const neverSent = findNeverSent(contract, coverage);
  return { undocumented, neverSent, requests, warnings };
}

async function inspectScreens(): Promise<ScreenUse> {
  // Only this needs the TypeScript compiler, which is slow to load.
  const { findUnused } = await import('../../drift/find-unused.ts');
  return findUnused({
    root: ROOT,
    source: 'src',
    generated: 'src/api/generated',
    document: readDocument(),
    known: KNOWN_USES,
  });
}
