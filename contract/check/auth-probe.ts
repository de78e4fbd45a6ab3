import type { Attempt } from './attempts.ts';
import type { Judged } from './evaluate-response.ts';
import { valuesAt } from './value-pool.ts';

/** Whom `--login` names. */
export interface Person {
  user: string;
  password: string;
}

/** What a second session proves, since the check needs its own to the end. */
export const SESSION_ROUND: ReadonlySet<string> = new Set(['login', 'revokeToken', 'logout']);

/** Sends one attempt; `token` is that of the second session. */
type Try = (operation: string, attempt: Attempt, token?: string) => Promise<Judged | undefined>;

/** Signs in a second time, ends that session by its token, and tries the token once more. */
export async function walkSession({ user, password }: Person, send: Try): Promise<void> {
  const nothing = { path: {}, query: {}, body: undefined };
  const login = { method: 'post', ...nothing, body: { phone: user, password } };
  const entered = await send('login', good(login, 'none'));
  const [token] = valuesAt(entered?.body, '/data/access/token');
  if (typeof token !== 'string') return;
  const revoke = { method: 'post', ...nothing };
  await send('revokeToken', good(revoke, 'second'), token);
  const again: Attempt = { ...good(revoke, 'second'), expects: 'unauthorised' };
  await send('revokeToken', { ...again, name: 'with a token that was revoked' }, token);
  // As nobody: where the call does end sessions, none is hurt.
  await send('logout', good({ method: 'get', ...nothing }, 'none'));
}

function good(request: Attempt['request'], token: Attempt['token']): Attempt {
  return { name: 'good', request, token, expects: 'documented' };
}
