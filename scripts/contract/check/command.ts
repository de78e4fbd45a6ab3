import { readFileSync } from 'node:fs';
import { loadContract } from '../../../mocks/engine/contract.ts';
import { readDocument } from '../../../mocks/read-document.ts';
import type { Command, CommandInput } from '../command.ts';
import { EXIT, UsageError } from '../exit.ts';
import { checkBackend } from './check.ts';
import { logIn } from './log-in.ts';
import { readOrigin } from './read-origin.ts';
import { readRecipe } from './recipe.ts';
import { printProgress, printReport } from '../reports/console.ts';
import { toHtml } from '../reports/html.ts';
import { toJunit } from '../reports/junit.ts';
import { writeReport } from '../reports/write-report.ts';
import type { Seeds } from './pool.ts';

/** `souk-contract check`: walks every operation of a live backend (API-10). */
export const check: Command = {
  summary: 'Calls every operation of a live backend and judges its answers.',
  usage: 'URL [options]',
  options: {
    token: { type: 'string', value: 'TOKEN', about: 'Access token of a customer' },
    login: { type: 'string', value: 'USER:PASSWORD', about: 'Signs a customer in first' },
    write: {
      type: 'boolean',
      about: 'Also tries what changes data; without it nothing is written',
    },
    only: {
      type: 'string',
      multiple: true,
      value: 'OPERATION',
      about: 'Only this operation; may stand several times',
    },
    closed: { type: 'boolean', about: 'Refuses fields that the contract does not name' },
    seeds: {
      type: 'string',
      value: 'FILE',
      about: 'JSON with values for parameters: {"product_id": [7]}',
    },
    recipe: {
      type: 'string',
      value: 'FILE',
      about: 'JSON that says how another backend is talked to',
    },
    base: { type: 'string', value: 'PATH', about: 'What stands in the place of /api' },
    timeout: { type: 'string', value: 'SECONDS', about: 'When an answer counts as lost (10)' },
    json: { type: 'string', value: 'FILE', about: 'Writes the report as JSON' },
    junit: { type: 'string', value: 'FILE', about: 'Writes the report for CI servers' },
    html: { type: 'string', value: 'FILE', about: 'Writes the report as a page' },
  },
  async run({ positionals, options }) {
    const origin = readOrigin(positionals);
    const contract = loadContract(readDocument(), options['closed'] === true);
    const target = { origin, recipe: readRecipe(options), timeout: readSeconds(options) * 1000 };
    const token = await logIn(target, options);
    const result = await checkBackend({
      contract,
      target,
      token,
      mayWrite: options['write'] === true,
      only: readOnly(options, new Set(contract.operations.keys())),
      seeds: readSeeds(options),
      onProgress: printProgress,
    });
    printReport(result);
    writeReport(options['json'], () => `${JSON.stringify(result, undefined, 2)}\n`);
    writeReport(options['junit'], () => toJunit(result));
    writeReport(options['html'], () => toHtml(origin, result));
    return result.findings.length > 0 ? EXIT.findings : EXIT.clean;
  },
};

function readSeconds({ timeout = '10' }: CommandInput['options']): number {
  const seconds = Number(timeout);
  if (!(seconds > 0)) throw new UsageError(`--timeout is "${String(timeout)}"; it takes seconds.`);
  return seconds;
}

function readOnly(
  { only }: CommandInput['options'],
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const names = Array.isArray(only) ? only : [];
  const stranger = names.find((name) => !known.has(name));
  if (stranger !== undefined) {
    throw new UsageError(`The contract has no operation "${stranger}".`);
  }
  return new Set(names);
}

function readSeeds({ seeds }: CommandInput['options']): Seeds {
  if (typeof seeds !== 'string') return {};
  const content: unknown = JSON.parse(readFileSync(seeds, 'utf8'));
  if (
    typeof content !== 'object' ||
    content === null ||
    Object.values(content).some((one) => !Array.isArray(one))
  ) {
    throw new UsageError(`${seeds} has to hold lists by name, such as {"product_id": [7]}.`);
  }
  return content as Seeds;
}
