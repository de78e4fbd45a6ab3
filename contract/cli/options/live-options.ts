import { readFileSync } from 'node:fs';
import { loadContract } from '../../engine/contract.ts';
import { readDocument } from '../../engine/read-document.ts';
import type { CommandInput, CommandOption } from '../../lib/command.ts';
import { UsageError } from '../../lib/exit-codes.ts';
import type { CheckOptions } from '../../check/check.ts';
import { logIn, readLogin } from './login.ts';
import type { Seeds } from '../../check/value-pool.ts';
import { readOrigin } from './parse-origin.ts';
import { readRecipe } from './read-recipe.ts';
import { causeOf, OWN_RECIPE } from '../../check/target.ts';

/** Options of whatever calls a live backend. */
export const LIVE_OPTIONS = {
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
} as const satisfies Readonly<Record<string, CommandOption>>;

/**
 * The backend that a command line names, signed in and ready to be called.
 *
 * @throws UsageError for options that make no sense.
 */
export async function readLive({ positionals, options }: CommandInput): Promise<CheckOptions> {
  const origin = readOrigin(positionals);
  const contract = loadContract(readDocument(), options['closed'] === true);
  const target = { origin, recipe: readRecipe(options), timeout: readSeconds(options) * 1000 };
  const only = readOnly(options, new Set(contract.operations.keys()));
  const live = { contract, target, only, seeds: readSeeds(options) };
  const login = readLogin(options);
  // Where another login is described, the contract's own may not be there.
  const person = target.recipe.login === OWN_RECIPE.login ? login : undefined;
  await reach(target);
  return {
    ...live,
    person,
    token: await logIn(target, options),
    mayWrite: options['write'] === true,
  };
}

/** Where nobody answers at all, hundreds of calls would say so one by one. @throws when no connection comes about. */
async function reach({ origin, recipe, timeout }: CheckOptions['target']): Promise<void> {
  const signal = AbortSignal.timeout(timeout);
  try {
    await fetch(`${origin}${recipe.base}/`, { signal, redirect: 'manual' });
  } catch (error) {
    // Whoever takes long at this address may be quick at others.
    if (signal.aborted) return;
    throw new Error(
      `Failed to reach ${origin}: ${causeOf(error)}. Is it running, and is the address right?`,
      { cause: error },
    );
  }
}

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
  const content = readJson(seeds);
  if (
    typeof content !== 'object' ||
    content === null ||
    Object.values(content).some((one) => !Array.isArray(one))
  ) {
    throw new UsageError(`${seeds} has to hold lists by name, such as {"product_id": [7]}.`);
  }
  return content as Seeds;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Failed to read the seeds ${file}: ${cause}.`);
  }
}
