import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { statusOf } from '../../api/errors.ts';
import { openApp } from '../../api/testing/open-app.tsx';
import { leavePage, restorePage } from '../../test/browser-events.ts';
import { watchRequestBodies } from '../../test/watch-request-bodies.ts';
import { startHeartbeat } from './heartbeat.ts';

const HEARTBEAT = 'POST /api/update-last-seen';
const TEN_MINUTES = 10 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function expectHeartbeats(calls: () => string[], count: number) {
  await expect.poll(calls).toEqual(Array.from({ length: count }, () => HEARTBEAT));
}

test('@AUTH-18 sends an empty object at once and every ten minutes until stopped', async () => {
  const { api, calls, signIn } = openApp();
  await signIn();
  const bodies = watchRequestBodies('/api/update-last-seen');
  const stop = startHeartbeat(api);
  await expectHeartbeats(calls, 1);
  vi.advanceTimersByTime(TEN_MINUTES - 1_000);
  expect(calls()).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  await expectHeartbeats(calls, 2);
  await expect.poll(() => bodies).toEqual([{}, {}]);
  stop();
  vi.advanceTimersByTime(2 * TEN_MINUTES);
  expect(calls()).toHaveLength(2);
});

test('@AUTH-18 continues the ten minutes after a reload, but starts again after a login', async () => {
  const app = openApp();
  await app.signIn();
  const { calls } = app;
  const stopClosedTab = startHeartbeat(app.api);
  await expectHeartbeats(calls, 1);
  // A closed tab sends nothing more.
  vi.clearAllTimers();
  vi.advanceTimersByTime(TEN_MINUTES - 1_000);
  const stop = startHeartbeat(app.api);
  expect(calls()).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  await expectHeartbeats(calls, 2);
  stop();
  startHeartbeat(app.api)();
  await expectHeartbeats(calls, 3);
  stopClosedTab();
});

test.each([500, 429, 'drop'])(
  '@AUTH-18 logs a heartbeat that fails with %s, and sends the next one',
  async (status) => {
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    const { api, calls, signIn, fail } = openApp();
    await signIn();
    await fail({ operation: 'updateLastSeen', status, times: 1 });
    const stop = startHeartbeat(api);
    await expect.poll(() => log).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(TEN_MINUTES);
    await expectHeartbeats(calls, 2);
    stop();
  },
);

test('@AUTH-18 logs no heartbeat of a session that has ended', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const onUnauthorized = vi.fn();
  const { api, signIn, fail } = openApp({ onUnauthorized });
  await signIn();
  await fail(
    { operation: 'updateLastSeen', status: 401, times: 1 },
    { operation: 'updateLastSeen', status: 500, times: 1 },
  );
  const stop = startHeartbeat(api);
  await expect.poll(() => onUnauthorized).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(TEN_MINUTES);
  await expect.poll(() => log.mock.calls.map(([, error]) => statusOf(error))).toEqual([500]);
  stop();
});

test('@AUTH-18 the next page sends a heartbeat that a navigation cancels', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const { api, calls, signIn, fail } = openApp();
  await signIn();
  await fail({ operation: 'updateLastSeen', status: 'drop', times: 1 });
  const stopClosedTab = startHeartbeat(api);
  leavePage();
  await expect.poll(() => localStorage.getItem('souk.heartbeat')).toBe('');
  const stop = startHeartbeat(api);
  await expectHeartbeats(calls, 2);
  expect(log).not.toHaveBeenCalled();
  stop();
  stopClosedTab();
});

test('@AUTH-18 only the tab with the lock sends heartbeats, and the next takes over when it stops', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() });
  const { api, calls, signIn } = openApp();
  await signIn();
  const first = startHeartbeat(api);
  const second = startHeartbeat(api);
  const third = startHeartbeat(api);
  await expectHeartbeats(calls, 1);
  vi.advanceTimersByTime(TEN_MINUTES);
  await expectHeartbeats(calls, 2);
  second();
  first();
  await expectHeartbeats(calls, 3);
  vi.advanceTimersByTime(TEN_MINUTES);
  await expectHeartbeats(calls, 4);
  third();
});

test('@AUTH-18 a page in the back/forward cache has no lock and sends nothing until it returns', async () => {
  const locks = fakeLocks();
  vi.stubGlobal('navigator', { onLine: true, locks });
  const { api, calls, signIn } = openApp();
  await signIn();
  const stop = startHeartbeat(api);
  await expectHeartbeats(calls, 1);
  leavePage();
  await locks.request('', new AbortController(), async () => undefined);
  vi.advanceTimersByTime(2 * TEN_MINUTES);
  expect(calls()).toHaveLength(1);
  restorePage();
  await expectHeartbeats(calls, 2);
  vi.advanceTimersByTime(TEN_MINUTES);
  await expectHeartbeats(calls, 3);
  stop();
  restorePage();
  vi.advanceTimersByTime(TEN_MINUTES);
  expect(calls()).toHaveLength(3);
});

/** Fakes the Web Locks API. */
function fakeLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, onGranted: () => Promise<void>) {
      const request = queue.then(() => {
        signal.throwIfAborted();
        return onGranted();
      });
      queue = request.catch(() => undefined);
      return request;
    },
  };
}
