import { useEffect, useEffectEvent } from 'react';

export interface PollingOptions {
  isEnabled: boolean;
  minIntervalMs: number;
  maxIntervalMs: number;
  /** A change starts over with the shortest interval. */
  resetKey?: unknown;
}

const INPUT_EVENTS = ['pointerdown', 'keydown'] as const;
/** A return to the page fires several events. */
const RETURN_DEBOUNCE_MS = 1000;

/**
 * Polls at doubling intervals, and only while the page is visible. Input of the shopper starts over.
 * A return to the page polls at once.
 */
export function usePolling(poll: () => unknown, options: PollingOptions): void {
  const { isEnabled, minIntervalMs, maxIntervalMs, resetKey } = options;
  const runPoll = useEffectEvent(() => void poll());

  useEffect(() => {
    if (!isEnabled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let intervalMs = minIntervalMs;
    let nextPollAt = Infinity;
    let lastPollAt = -Infinity;

    const schedule = () => {
      clearTimeout(timer);
      nextPollAt = Date.now() + intervalMs;
      timer = setTimeout(() => {
        intervalMs = Math.min(intervalMs * 2, maxIntervalMs);
        pollNow();
      }, intervalMs);
    };
    const pollNow = () => {
      lastPollAt = Date.now();
      runPoll();
      schedule();
    };
    const startOver = () => {
      intervalMs = minIntervalMs;
      // Never later than planned: constant typing must not prevent a poll.
      if (nextPollAt > Date.now() + intervalMs) schedule();
    };
    const onReturn = () => {
      intervalMs = minIntervalMs;
      if (Date.now() - lastPollAt > RETURN_DEBOUNCE_MS) pollNow();
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') onReturn();
      else clearTimeout(timer);
    };

    if (document.visibilityState === 'visible') schedule();
    document.addEventListener('visibilitychange', onVisibilityChange, { signal });
    window.addEventListener('focus', onReturn, { signal });
    window.addEventListener('pageshow', onReturn, { signal });
    for (const event of INPUT_EVENTS)
      document.addEventListener(event, startOver, { signal, capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isEnabled, minIntervalMs, maxIntervalMs, resetKey]);
}
