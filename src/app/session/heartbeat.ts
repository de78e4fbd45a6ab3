import type { Api } from '../../api/api.ts';
import { updateLastSeen } from '../../api/generated/profile.ts';
import { logFailure } from '../../lib/log.ts';

/** The backend counts a customer as online for as long after a beat. */
const HEARTBEAT_INTERVAL_MS = 10 * 60_000;

const LOCK = 'souk.heartbeat';

/**
 * Says that the customer is here, now and every ten minutes (AUTH-18); returns how to stop. Of several
 * tabs the one that holds the lock beats; when it closes, the next one takes over at once. Browsers
 * give locks to safe origins only: elsewhere each tab beats.
 */
export function startHeartbeat({ client }: Api): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const sendHeartbeat = () => {
    client.call(updateLastSeen, { body: {} }).catch((error: unknown) => {
      logFailure('The shop could not be told that you are here.', error);
    });
  };
  const start = () => {
    sendHeartbeat();
    timer = setInterval(sendHeartbeat, HEARTBEAT_INTERVAL_MS);
  };

  const end = new AbortController();
  if ('locks' in navigator) {
    navigator.locks
      .request(LOCK, { signal: end.signal }, () => {
        start();
        return new Promise<void>((release) => {
          end.signal.addEventListener('abort', () => release());
        });
      })
      // Stopped while another tab beats.
      .catch(() => undefined);
  } else {
    start();
  }
  return () => {
    clearInterval(timer);
    end.abort();
  };
}
