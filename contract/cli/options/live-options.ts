import { readFileSync } from 'node:fs';
import type { CheckOptions } from '../../check/check-backend.ts';
import { DEFAULT_RECIPE } from '../../check/target.ts';
import type { Seeds } from '../../check/value-pool.ts';
import { loadContract } from '../../engine/contract.ts';
import { readDocument } from '../../engine/read-document.ts';
import type { CommandInput, CommandOption } from '../../lib/command.ts';
import { errorMessage, messageWithCause } from '../../lib/error-message.ts';
import { UsageError } from '../../lib/exit-codes.ts';
import { resolveToken, parseLogin, PASSWORD_VARIABLE, TOKEN_VARIABLE } from './resolve-token.ts';
import { parseOrigin } from './parse-origin.ts';
import { readRecipe } from './read-recipe.ts';

/** Timers accept at most 2^31 ms. */
const MAX_TIMEOUT_SECONDS = 86_400;

export const LIVE_OPTIONS = {
  token: {
    type: 'string',
    placeholder: 'TOKEN',
    description: `Access token of a customer (default: $${TOKEN_VARIABLE})`,
    rejectInFile: () => `is a secret. Remove it and set ${TOKEN_VARIABLE}.`,
  },
  login: {
    type: 'string',
    placeholder: 'USER[:PASSWORD]',
    description: `Signs in as this customer first (default of PASSWORD: $${PASSWORD_VARIABLE})`,
    rejectInFile: (value) =>
      value.includes(':')
        ? `contains a password. Keep only the user, and set ${PASSWORD_VARIABLE}.`
        : undefined,
  },
  write: {
    type: 'boolean',
    description: 'Includes operations that change data',
  },
  only: {
    type: 'string',
    multiple: true,
    placeholder: 'OPERATION',
    description: 'Checks only this operation; repeatable',
  },
  ignore: {
    type: 'string',
    multiple: true,
    placeholder: 'OPERATION',
    description: 'Does not call this operation; repeatable',
  },
  seeds: {
    type: 'string',
    placeholder: 'FILE',
    description: 'JSON file with parameter values: {"product_id": [7]}',
  },
  recipe: {
    type: 'string',
    placeholder: 'FILE',
    description: 'JSON file that describes the API conventions of another backend',
  },
  base: {
    type: 'string',
    placeholder: 'PATH',
    description: 'Path prefix of the API (default: /api)',
  },
  timeout: {
    type: 'string',
    placeholder: 'SECONDS',
    description: 'Response timeout (default: 10)',
  },
} as const satisfies Readonly<Record<string, CommandOption>>;

/**
 * Validates the options, connects and signs in.
 *
 * @throws UsageError for invalid options; an Error if the connection or the login fails.
 */
export async function resolveLiveOptions({
  positionals,
  options,
}: CommandInput): Promise<CheckOptions> {
  const origin = parseOrigin(positionals);
  const contract = loadContract(readDocument(), options['closed'] === true);
  const target = { origin, recipe: readRecipe(options), timeoutMs: parseTimeout(options) };
  const known = new Set(contract.operations.keys());
  const only = parseOperations(options['only'], known);
  const ignored = parseOperations(options['ignore'], known);
  const live = { contract, target, only, ignored, seeds: readSeeds(options) };
  const login = parseLogin(options);
  // The session probe needs the contract's login, which a backend with another login may lack.
  const credentials = target.recipe.login === DEFAULT_RECIPE.login ? login : undefined;
  await assertReachable(target);
  return {
    ...live,
    credentials,
    token: await resolveToken(target, options),
    canWrite: options['write'] === true,
  };
}

/** Reports an unreachable backend once, not for every request. @throws if it can't connect. */
async function assertReachable({
  origin,
  recipe,
  timeoutMs,
}: CheckOptions['target']): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await fetch(`${origin}${recipe.base}/`, { signal, redirect: 'manual' });
  } catch (error) {
    // Slow is reachable; the check reports the timeout of each request.
    if (signal.aborted) return;
    throw new Error(
      `Failed to reach ${origin}: ${messageWithCause(error)}. Check that it is running and that the URL is correct.`,
      { cause: error },
    );
  }
}

/** Returns an integer number of milliseconds, as timers need it. */
function parseTimeout({ timeout = '10' }: CommandInput['options']): number {
  const seconds = Number(timeout);
  if (!(seconds > 0 && seconds <= MAX_TIMEOUT_SECONDS)) {
    throw new UsageError(
      `Invalid --timeout "${String(timeout)}". Use a number of seconds up to ${MAX_TIMEOUT_SECONDS}.`,
    );
  }
  return Math.ceil(seconds * 1000);
}

function parseOperations(
  value: CommandInput['options'][string],
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const names = Array.isArray(value) ? value : [];
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new UsageError(`Unknown operation "${unknown}".`);
  }
  return new Set(names);
}

function readSeeds({ seeds }: CommandInput['options']): Seeds {
  if (typeof seeds !== 'string') return {};
  const content = readJson(seeds);
  if (
    typeof content !== 'object' ||
    content === null ||
    Object.values(content).some((value) => !Array.isArray(value))
  ) {
    throw new UsageError(
      `Invalid ${seeds}: map each parameter name to an array, such as {"product_id": [7]}.`,
    );
  }
  return content as Seeds;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const cause = errorMessage(error);
    throw new UsageError(`Failed to read the seeds file ${file}: ${cause}.`);
  }
}
