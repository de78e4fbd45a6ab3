import type { Api } from '../api.ts';
import { AbortedRequestError } from '../errors.ts';
import { createSession } from '../session.ts';

/**
 * Waits for a request of the current session. Mutations include this check.
 *
 * @throws AbortedRequestError if the session has ended: the next customer's must not store or show
 *   the response (AUTH-16).
 */
export function inSession<Result>(api: Api, request: Promise<Result>): Promise<Result> {
  const session = api.scope.get(createSession);
  const { token } = session.getState();
  return request.finally(() => {
    if (session.getState().token === token) return;
    throw new AbortedRequestError('Aborted a request: its session has ended.');
  });
}
