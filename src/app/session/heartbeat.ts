import type { Api } from '../../api/api.ts';
import { updateLastSeen } from '../../api/generated/profile.ts';
import { logFailure } from '../../lib/log.ts';

/** The backend shows a customer as online for this long. */
const HEARTBEAT_INTERVAL_MS = 10 * 60_000;

const LOCK = 'souk.heartbeat';

/**
 * Reports the customer as online (AUTH-18). Only the tab with the lock sends heartbeats. Insecure
 * origins have no locks: there every tab sends.
 */
export function startHeartbeat({ client }: Api): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const sendHeartbeat = () => {
    client.call(updateLastSeen, { body: {} }).catch((error: unknown) => {
      logFailure('Failed to send the heartbeat.', error);
    });
  };
  const start = () => {
    sendHeartbeat();
    timer = setInterval(sendHeartbeat, HEARTBEAT_INTERVAL_MS);
  };

  const controller = new AbortController();
  if ('locks' in navigator) {
    navigator.locks
      .request(LOCK, { signal: controller.signal }, () => {
        start();
        return new Promise<void>((release) => {
          controller.signal.addEventListener('abort', () => release());
        });
      })
      // Stopped while waiting for the lock.
      .catch(() => undefined);
  } else {
    start();
  }
  return () => {
    clearInterval(timer);
    controller.abort();
  };
}
