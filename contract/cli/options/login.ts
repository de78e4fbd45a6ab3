import type { CommandInput } from '../../lib/command.ts';
import { UsageError } from '../../lib/exit-codes.ts';
import { valuesAt } from '../../check/value-pool.ts';
import type { Target } from '../../check/target.ts';

/**
 * The token to check with: given, got by signing in, or none.
 *
 * @throws when the sign-in fails; neither password nor token is in its message.
 */
export async function logIn(
  { origin, recipe, timeout }: Target,
  { token, login }: CommandInput['options'],
): Promise<string | undefined> {
  if (typeof token === 'string') return token;
  const person = readLogin({ login });
  if (!person) return undefined;
  const { user, password } = person;
  const body = Object.fromEntries(
    Object.entries(recipe.login.body).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.replace('{user}', user).replace('{password}', password)
        : value,
    ]),
  );
  const response = await fetch(`${origin}${recipe.login.path}`, {
    method: 'POST',
    signal: AbortSignal.timeout(timeout),
    headers: { ...recipe.headers, Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const [found] = response.ok ? valuesAt(parse(text), recipe.login.token) : [];
  if (typeof found === 'string' && found !== '') return found;
  throw new Error(
    `Failed to sign in at ${origin}${recipe.login.path}: it answered ${response.status} without a token at ${recipe.login.token}. Look at --login and the recipe.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page instead of an answer has no token either, which is told.
    return undefined;
  }
}

/**
 * Who is to be signed in; undefined where nobody is named.
 *
 * @throws UsageError for what names nobody.
 */
export function readLogin({
  login,
}: CommandInput['options']): { user: string; password: string } | undefined {
  if (typeof login !== 'string') return undefined;
  const colon = login.indexOf(':');
  if (colon < 1) throw new UsageError('--login takes USER:PASSWORD.');
  return { user: login.slice(0, colon), password: login.slice(colon + 1) };
}
