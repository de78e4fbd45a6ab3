import type { Drift } from './drift-result.ts';
import { fileURLToPath } from 'node:url';
import { type Contract, loadContract } from '../../engine/contract.ts';
import { readDocument } from '../../engine/read-document.ts';
import { checkBackend, type CheckResult } from '../../check/check.ts';
import { LIVE_OPTIONS, readLive } from '../options/live-options.ts';
import type { Command, CommandInput } from '../../lib/command.ts';
import { EXIT, UsageError } from '../../lib/exit-codes.ts';
import { validateRecordings } from '../../har/validate-recording.ts';
import { printProgress } from '../../reports/console.ts';
import { writeReport } from '../../lib/write-report.ts';
import { KNOWN_USES } from '../../drift/known-uses.ts';
import { neverSentOf } from '../../drift/never-sent.ts';
import { printDrift } from './print-drift.ts';
import { createUndocumentedCollector, type UndocumentedItem } from '../../coverage/undocumented.ts';
import type { ScreenUse } from '../../drift/unused.ts';

/** `souk-contract drift`: what nobody knows, and what nobody uses. */
export const drift: Command = {
  summary: 'Lists what a backend sends that the contract does not know, and what no screen uses.',
  usage: '[URL | FILE.har …] [options]',
  options: {
    ...LIVE_OPTIONS,
    host: {
      type: 'string',
      multiple: true,
      value: 'HOST',
      about: 'Of recordings, only calls to this host',
    },
    'no-screens': { type: 'boolean', about: 'Does not look for what no screen uses' },
    strict: { type: 'boolean', about: 'Ends with 1 also for what no screen uses' },
    json: { type: 'string', value: 'FILE', about: 'Writes the report as JSON' },
  },
  async run(input) {
    const { positionals, options } = input;
    const withScreens = options['no-screens'] !== true;
    if (positionals.length === 0 && !withScreens) {
      throw new UsageError('Nothing is left to look at. Name a backend or a recording.');
    }
    const backend = positionals.length > 0 ? await lookAtBackend(input) : undefined;
    const screens = withScreens ? await lookAtScreens() : undefined;
    const result: Drift = { backend, screens };
    printDrift(result);
    writeReport(options['json'], () => `${JSON.stringify(result, undefined, 2)}\n`);
    const unused = screens ? screens.operations.length + screens.properties.length : 0;
    // Later releases' fields are known; they say only how new the backend is.
    const unknown = backend?.strangers.filter(({ code }) => code !== 'drift-later') ?? [];
    const isApart = unknown.length > 0 || (options['strict'] === true && unused > 0);
    return isApart ? EXIT.findings : EXIT.clean;
  },
};

async function lookAtBackend(input: CommandInput): Promise<NonNullable<Drift['backend']>> {
  const isRecorded = input.positionals.every((one) => !/^https?:\/\//.test(one));
  return isRecorded ? lookAtRecordings(input) : lookAtLive(input);
}

async function lookAtLive(input: CommandInput): Promise<NonNullable<Drift['backend']>> {
  const live = await readLive(input);
  const strangers = createUndocumentedCollector(live.contract);
  const result = await checkBackend({
    ...live,
    onProgress: printProgress,
    onAnswer(operation, answer) {
      // Whatever guards the contract in front of a backend speaks for itself.
      const isGuards = [...answer.headers].some(([name]) => name === 'x-contract-violation');
      if (!isGuards) strangers.note(operation, answer);
    },
  });
  return seen(live.contract, strangers.all(), result);
}

async function lookAtRecordings({
  positionals,
  options,
}: CommandInput): Promise<NonNullable<Drift['backend']>> {
  const live = ['token', 'login', 'write', 'only', 'seeds', 'recipe', 'timeout'];
  const stranger = live.find((name) => options[name] !== undefined);
  if (stranger !== undefined) {
    throw new UsageError(`--${stranger} is for a live backend; a recording is only read.`);
  }
  const contract = loadContract(readDocument(), false, 'later');
  const strangers = createUndocumentedCollector(contract);
  const { base = '/api', host = [] } = options;
  const result = await validateRecordings(positionals, {
    contract,
    base: String(base).replace(/\/$/, ''),
    hosts: new Set(Array.isArray(host) ? host : []),
    onAnswer: (operation, answer) => strangers.note(operation, answer),
  });
  for (const { code, operation, status, count } of result.findings) {
    if (code !== 'operation-unknown') continue;
    for (let time = 0; time < count; time += 1) strangers.noteOperation(operation, status ?? 0);
  }
  return seen(contract, strangers.all(), result);
}

function seen(contract: Contract, strangers: UndocumentedItem[], result: CheckResult) {
  const { coverage, requests, warnings } = result;
  return { strangers, neverSent: neverSentOf(contract, coverage), requests, warnings };
}

async function lookAtScreens(): Promise<ScreenUse> {
  // The compiler is large, and only this needs it.
  const { findUnused } = await import('../../drift/unused.ts');
  return findUnused({
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    source: 'src',
    generated: 'src/api/generated',
    document: readDocument(),
    known: KNOWN_USES,
  });
}
