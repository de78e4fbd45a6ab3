import type { Api } from '../../api/api.ts';
import { statusOf } from '../../api/errors.ts';
import { updateLastSeen } from '../../api/generated/profile-mutations.ts';
import { createSession } from '../../api/session.ts';
import { readStorage, writeStorage } from '../../lib/storage/local-storage.ts';
import { logFailure } from '../../lib/log.ts';

/** The backend shows a customer as online for this long. */
const HEARTBEAT_INTERVAL_MS = 10 * 60_000;

const LOCK = 'souk.heartbeat';

/** Contains the customer's ID and the time of the last heartbeat, in ms since 1970. */
const STORAGE_KEY = 'souk.heartbeat';

/**
 * Reports the customer as online (AUTH-18): at once after login, then every ten minutes, also
 * across page loads. Only the tab with the lock sends heartbeats. Insecure origins have no locks:
 * there every tab sends.
 */
export function startHeartbeat({ client, scope }: Api): () => void {
  const userId = String(scope.get(createSession).getState().user?.id);
  let timer: ReturnType<typeof setInterval> | undefined;
  let isLeaving = false;
  const sendHeartbeat = () => {
    writeStorage(STORAGE_KEY, `${userId} ${Date.now()}`);
    client.call(updateLastSeen, { body: {} }).catch((error: unknown) => {
      // The navigation has cancelled it, so the next page sends it.
      if (isLeaving) writeStorage(STORAGE_KEY, '');
      // A 401 ends the session, for example after a logout in another tab.
      else if (statusOf(error) !== 401) logFailure('Failed to send the heartbeat.', error);
    });
  };
  const schedule = (delayMs: number) => {
    clearInterval(timer);
    timer = setInterval(() => {
      sendHeartbeat();
      schedule(HEARTBEAT_INTERVAL_MS);
    }, delayMs);
  };
  const start = () => {
    const [lastUserId, sentAtMs] = readStorage(STORAGE_KEY)?.split(' ') ?? [];
    const dueInMs = Number(sentAtMs) + HEARTBEAT_INTERVAL_MS - Date.now();
    const isSent = lastUserId === userId && dueInMs > 0 && dueInMs <= HEARTBEAT_INTERVAL_MS;
    if (!isSent) sendHeartbeat();
    schedule(isSent ? dueInMs : HEARTBEAT_INTERVAL_MS);
  };

  let locking = new AbortController();
  const resume = () => {
    if (!('locks' in navigator)) return start();
    locking = new AbortController();
    const { signal } = locking;
    return (
      navigator.locks
        .request(LOCK, { signal }, () => {
          start();
          return new Promise<void>((release) => {
            signal.addEventListener('abort', () => release());
          });
        })
        // Paused while waiting for the lock.
        .catch(() => undefined)
    );
  };
  const pause = () => {
    clearInterval(timer);
    locking.abort();
  };
  const onPageHide = () => {
    isLeaving = true;
    pause();
  };
  // Browsers do not keep pages with a lock in the back/forward cache.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isLeaving = false;
    void resume();
  };
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  void resume();
  return () => {
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    writeStorage(STORAGE_KEY, '');
    pause();
  };
}
