import type { Credentials } from '../../check/auth-probe.ts';
import type { Target } from '../../check/target.ts';
import { valuesAt } from '../../check/value-pool.ts';
import type { CommandInput } from '../../lib/command.ts';
import { UsageError } from '../../lib/exit-codes.ts';
import { fillPlaceholders } from '../../lib/fill-placeholders.ts';

/** Environment variables, which neither process lists nor logs show. */
export const TOKEN_VARIABLE = 'SOUK_CONTRACT_TOKEN';
export const PASSWORD_VARIABLE = 'SOUK_CONTRACT_PASSWORD';

/**
 * Returns the token of `--token` or of a `--login` session, otherwise of the environment.
 *
 * @throws if the login fails; the message contains no secrets.
 */
export async function resolveToken(
  { origin, recipe, timeoutMs }: Target,
  { token, login }: CommandInput['options'],
): Promise<string | undefined> {
  if (typeof token === 'string') return token;
  const credentials = parseLogin({ login });
  if (!credentials) return process.env[TOKEN_VARIABLE] || undefined;
  const { user, password } = credentials;
  const body = Object.fromEntries(
    Object.entries(recipe.login.body).map(([name, value]) => [
      name,
      typeof value === 'string' ? fillPlaceholders(value, { user, password }) : value,
    ]),
  );
  const response = await fetch(`${origin}${recipe.login.path}`, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { ...recipe.headers, Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const [found] = response.ok ? valuesAt(parseJson(text), recipe.login.token) : [];
  if (typeof found === 'string' && found !== '') return found;
  throw new Error(
    `Failed to sign in at ${origin}${recipe.login.path}: the response ${response.status} has no token at ${recipe.login.token}. Check --login and the recipe.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws UsageError for a malformed value. */
export function parseLogin({ login }: CommandInput['options']): Credentials | undefined {
  if (typeof login !== 'string') return undefined;
  const colon = login.indexOf(':');
  const password = process.env[PASSWORD_VARIABLE] ?? '';
  if (colon < 0 && password !== '') return { user: login, password };
  if (colon < 1) {
    throw new UsageError(
      `Invalid --login. Use USER:PASSWORD, or USER and set ${PASSWORD_VARIABLE}.`,
    );
  }
  return { user: login.slice(0, colon), password: login.slice(colon + 1) };
}
