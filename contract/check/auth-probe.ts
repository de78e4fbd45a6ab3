import type { Attempt } from './attempts.ts';
import type { ResponseEvaluation } from './evaluate-response.ts';
import { valuesAt } from './value-pool.ts';

export interface Credentials {
  user: string;
  password: string;
}

/** Tested with a second session, because the check needs its own until the end. */
export const SESSION_OPERATIONS: ReadonlySet<string> = new Set(['login', 'revokeToken', 'logout']);

type SendAttempt = (
  operation: string,
  attempt: Attempt,
  token?: string,
) => Promise<ResponseEvaluation | undefined>;

/** Signs in a second time, ends that session and reuses its token. */
export async function probeSession(
  { user, password }: Credentials,
  send: SendAttempt,
): Promise<void> {
  const noInput = { path: {}, query: {}, body: undefined };
  const login = { method: 'post', ...noInput, body: { phone: user, password } };
  const loginResponse = await send('login', validAttempt(login, 'none'));
  const [token] = valuesAt(loginResponse?.body, '/data/access/token');
  if (typeof token !== 'string') return;
  const revoke = { method: 'post', ...noInput };
  await send('revokeToken', validAttempt(revoke, 'second'), token);
  const revokedAttempt: Attempt = { ...validAttempt(revoke, 'second'), expects: 'unauthorised' };
  await send('revokeToken', { ...revokedAttempt, name: 'with a revoked token' }, token);
  // Without a token, so that logout ends no session.
  await send('logout', validAttempt({ method: 'get', ...noInput }, 'none'));
}

function validAttempt(request: Attempt['request'], token: Attempt['token']): Attempt {
  return { name: 'valid', request, token, expects: 'documented' };
}
